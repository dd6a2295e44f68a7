import { useEffect, useRef } from 'react';

/** Tells a visitor whose address leads nowhere why they are at home: once. */
export function Lost({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Told by a screen reader, and not again after a reload.
    line.current?.focus({ preventScroll: true });
    history.replaceState(history.state, '', '/');
  }, []);
  return (
    <div className="measure home-lost">
      <p ref={line} role="status" tabIndex={-1} className="panel">
        {text}
      </p>
    </div>
  );
}
