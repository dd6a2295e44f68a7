import { type RefObject, useEffect, useRef } from 'react';

/** J and K go from case to case; a button that names a key is pressed by it. Never while one types. */
export function useDeskKeys(): RefObject<HTMLDivElement | null> {
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !desk.current) return;
      const key = event.key.toLowerCase();
      const pressed = desk.current.querySelector<HTMLElement>(
        `button[data-key="${CSS.escape(key)}"]`,
      );
      const next =
        key === 'j' || key === 'k' ? neighbourOf(desk.current, key === 'j' ? 1 : -1) : null;
      const found = pressed ?? next;
      if (!found) return;
      event.preventDefault();
      found.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return desk;
}

function neighbourOf(desk: HTMLElement, step: 1 | -1): HTMLElement | null {
  const links = [...desk.querySelectorAll<HTMLElement>('[data-case]')];
  const here = links.findIndex((link) => link.ariaCurrent === 'true');
  return links[here < 0 ? 0 : here + step] ?? null;
}
