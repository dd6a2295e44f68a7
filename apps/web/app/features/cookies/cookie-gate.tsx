import { type ComponentType, useEffect, useState } from 'react';
import { retry } from '#loading/retry.ts';

/** Milliseconds between the page's arrival and the question. */
const patience = 1_000;

/** Kept beside the component: where a page fails the router makes the whole document anew. */
let arrived: ComponentType | undefined;

/** Asks once, a second after the page has loaded; until then a visit fetches nothing of it. */
export function CookieGate() {
  const [Banner, setBanner] = useState(() => arrived);
  useEffect(() => {
    if (arrived) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      arrived = await retry(fetchQuestion);
      setBanner(() => arrived);
    };
    const wait = () => {
      // Without an answer nothing is kept: the next page asks again.
      timer = setTimeout(() => ask().catch(() => {}), patience);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, []);
  return Banner && <Banner />;
}

/** Nothing where this reader has chosen. */
async function fetchQuestion(): Promise<ComponentType | undefined> {
  const { readChoice } = await import('#keeping/keep.ts');
  if (readChoice() !== null) return undefined;
  return (await import('#features/cookies/cookie-banner.tsx')).CookieBanner;
}
