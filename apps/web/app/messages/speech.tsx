import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Language, readCookie } from '#language/language.ts';
import { SpeechProvider } from '#language/messages.tsx';
import { ownTimeZone } from '#language/own-time-zone.ts';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { loadedWords, loadLike, loadWhole } from '#messages/catalogue.ts';

type SpeechProps = { language: Language; timeZone: string; children: ReactNode };

/** Speaks the reader's language. A changed one is spoken as soon as its words are here. */
export function Speech({ language: wanted, timeZone, children }: SpeechProps) {
  const [arrived, setArrived] = useState(wanted);
  const language = loadedWords(wanted) ? wanted : arrived;
  const words = loadedWords(language);
  if (!words) throw new Error(`No messages were loaded before rendering in ${language}.`);

  useEffect(() => {
    // Words that do not come may be of a build that is gone: the page as a whole brings its own.
    loadLike(wanted, arrived).then(
      () => setArrived(wanted),
      () => navigator.onLine && location.reload(),
    );
  }, [wanted, arrived]);

  const clock = useOwnTimeZone(timeZone);
  return (
    <SpeechProvider language={language} words={words} fetchWhole={loadWhole} timeZone={clock}>
      {children}
    </SpeechProvider>
  );
}

/**
 * The clock hours are written by: this reader's own as soon as it is known, with no page read for
 * it. The server is told once, and writes the same hours from then on.
 */
function useOwnTimeZone(told: string): string {
  const [own, setOwn] = useState<string>();
  const ask = useAskAnew();
  useEffect(() => {
    const zone = ownTimeZone();
    // Parts of the page that sleep would be thrown away and made anew by an urgent change.
    startTransition(() => setOwn(zone));
    if (readCookie(document.cookie, 'timezone') === zone) return;
    import('#keeping/keep.ts').then(
      ({ keepCookie }) => {
        keepCookie('timezone', zone);
        // What an address asks for may be counted by days, which only the server does.
        if (location.search !== '') void ask();
      },
      // The next page tells it.
      () => {},
    );
  }, [ask]);
  return own ?? told;
}
