import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
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

/** Closes a popover on every navigation. One opened before the page's scripts came stays open. */
export function useClosedByNavigation(popover: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key, popover]);
}
