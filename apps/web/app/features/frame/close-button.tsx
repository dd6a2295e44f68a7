import { X } from 'lucide-react';
import { useMessages } from '#language/messages.tsx';
import { classNames } from '#ui/class-names.ts';

/** Shuts the popover it names. */
export function CloseButton({ popover, className }: { popover: string; className: string }) {
  const t = useMessages('frame');
  return (
    <button
      type="button"
      className={classNames('button', className)}
      data-variant="quiet"
      data-shape="icon"
      aria-label={t.close}
      popoverTarget={popover}
      popoverTargetAction="hide"
    >
      <X aria-hidden="true" />
    </button>
  );
}
