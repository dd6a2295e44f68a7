import { type RefObject, useEffect, useState } from 'react';

/**
 * Brings a finding into view: words of the text lead to what rests on them, which may be far below.
 * One already in view moves nothing. Gentle, unless its reader asked for stillness.
 */
export function useSeek(frame: RefObject<HTMLElement | null>): (id: string) => void {
  const [sought, setSought] = useState<{ id: string } | null>(null);

  // Once drawn: the row may have been folded away until it was asked for.
  useEffect(() => {
    if (!sought) return;
    const row = frame.current?.querySelector(`[data-row="${CSS.escape(sought.id)}"]`);
    if (!row || isInView(row.getBoundingClientRect())) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  }, [frame, sought]);

  return (id) => setSought({ id });
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top >= 0 && bottom <= window.innerHeight;
}
