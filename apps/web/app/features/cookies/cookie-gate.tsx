import { type ComponentType, useEffect, useState } from 'react';
import { useChoice } from '#features/cookies/use-choice.ts';
import { insist } from '#messages/insist.ts';

/** Milliseconds between the page's arrival and the question. */
const patience = 1_000;

/** Kept beside the component: where a page fails the router makes the whole document anew. */
let arrived: ComponentType | undefined;

/** Asks once, a second after the page has loaded; until then a visit fetches nothing of it. */
export function CookieGate() {
  const isOpen = useChoice<undefined>(undefined) === null;
  const Banner = useBanner(isOpen);
  return isOpen && Banner ? <Banner /> : null;
}

function useBanner(isOpen: boolean): ComponentType | undefined {
  const [banner, setBanner] = useState(() => arrived);
  useEffect(() => {
    if (!isOpen || arrived) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => {
        insist(() => import('#features/cookies/cookie-banner.tsx')).then(
          ({ CookieBanner }) => {
            arrived = CookieBanner;
            setBanner(() => CookieBanner);
          },
          // Without an answer nothing is kept: the next page asks again.
          () => {},
        );
      }, patience);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, [isOpen]);
  return banner;
}
