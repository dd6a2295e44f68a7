import { useEffect } from 'react';

/**
 * Marks the page, before anything opens over it, where its scrollbar takes room. What holds the
 * page then keeps that room (frame.css), and nothing moves sideways.
 */
export function useScrollbarRoom() {
  useEffect(() => {
    const look = () => {
      const page = document.documentElement;
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    };
    // It does not bubble: it is heard on its way down.
    document.addEventListener('beforetoggle', look, true);
    return () => document.removeEventListener('beforetoggle', look, true);
  }, []);
}
