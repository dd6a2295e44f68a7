import { type RefObject, useEffect, useRef } from 'react';

/** A place that scrolls sideways, which begins at what is chosen in it: on a phone it is wider than the page. */
export function useCentred(chosen: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const found = chosen === undefined ? null : place.current?.querySelector('[data-chosen]');
    if (!place.current || !found) return;
    const [around, within] = [place.current, found].map((one) => one.getBoundingClientRect());
    if (!around || !within) return;
    place.current.scrollLeft += within.left + within.width / 2 - around.left - around.width / 2;
  }, [chosen]);
  return place;
}
