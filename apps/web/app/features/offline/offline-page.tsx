import { type ReactNode, useEffect, useState } from 'react';
import { PaintedState } from '#ambience/painted-state.tsx';
import { type OfflineState, readOfflineState } from '#features/offline/offline-state.browser.ts';
import type { OfflineText } from '#features/offline/offline-text.fr.ts';
import { Page } from '#ui/page.tsx';

/** Milliseconds between two tries. */
const pause = 4_000;

type OfflinePageProps = {
  text: OfflineText;
  /** What may be written here, and what waits. */
  onDevice: ReactNode;
};

/** Stands for a page that was never read here, and says which were. */
export function OfflinePage({ text, onDevice }: OfflinePageProps) {
  const state = useOfflineState();
  const from = state?.from;
  return (
    <Page>
      <PaintedState
        scene="boat"
        level={1}
        title={from ? text.heading : text.title}
        text={from ? text.notRead : text.lead}
      >
        {from && (
          <a href={from} className="button" data-variant="solid">
            {text.retry}
          </a>
        )}
      </PaintedState>
      {onDevice}
      {state && (
        <section className="mt-14 max-w-2xl">
          <h2 className="font-display text-h3">{text.readable}</h2>
          {state.pages.length === 0 && (
            <p className="mt-4 max-w-[62ch] text-ink-soft">
              {text.none}{' '}
              <a href="/cookies" className="inline-link">
                {text.choice}
              </a>
            </p>
          )}
          <ul className="mt-4">
            {state.pages.map(({ path, title }) => (
              <li key={path} className="border-t border-line">
                <a
                  href={path}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5 transition-colors hover:text-accent"
                >
                  <span>{title.replace(/ · Reverie$/, '')}</span>
                  <span className="text-small text-ink-faint">{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

/** What only this device knows: undefined until it was asked. */
function useOfflineState(): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>();
  useEffect(() => {
    readOfflineState().then(setState);
  }, []);
  const from = state?.from;
  useEffect(() => {
    if (!from) return;
    const tryAgain = () => {
      // Who is writing here goes on: the page they asked for is a link above.
      if ([...document.querySelectorAll('textarea')].some(({ value }) => value !== '')) return;
      fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        () => location.replace(from),
        () => {},
      );
    };
    // A device says that it is online before anything answers, and says nothing of a server.
    const watch = setInterval(() => document.hidden || tryAgain(), pause);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(watch);
      removeEventListener('online', tryAgain);
    };
  }, [from]);
  return state;
}
