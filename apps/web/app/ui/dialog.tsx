import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A modal question. The platform keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this click is on the backdrop
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={titleId} className="font-display text-h3">
          {title}
        </h2>
        <Button
          variant="quiet"
          shape="icon"
          className="-mt-2 -mr-2"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {isOpen && children}
    </dialog>
  );
}
