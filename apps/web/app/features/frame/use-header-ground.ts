import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How much of a hero still shows when the header stops being transparent over it, in pixels. */
const heroRest = 100;

/**
 * What lies below the header: the sky at the top of a page, its hero (`data-hero`), or the page
 * itself. The mark is as high as one may scroll before the top counts as left.
 */
export function useHeaderGround() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isAtTop, setAtTop] = useState(true);
  const [isOverHero, setOverHero] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => (mark.current ? watch(mark.current, 0, setAtTop) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another hero, or none
  useEffect(() => {
    const hero = document.querySelector('[data-hero]');
    if (!hero) setOverHero(false);
    return hero ? watch(hero, heroRest, setOverHero) : undefined;
  }, [pathname]);

  const belowTop = isOverHero ? 'hero' : 'page';
  return { mark, ground: isAtTop ? 'sky' : belowTop };
}

/** Tells whether more than `rest` pixels of an element are still in the window. */
function watch(element: Element, rest: number, tell: (isThere: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: `-${rest}px 0px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
