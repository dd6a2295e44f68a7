import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepCookie } from '#keeping/keep.ts';
import { type Language, readCookie } from '#language/language.ts';
import { SpeechProvider } from '#language/messages.tsx';
import { loadedWords, loadLike, loadWhole } from '#messages/catalogue.ts';

type SpeechProps = { language: Language; timeZone: string; children: ReactNode };

/** Speaks the reader's language. A changed one is spoken as soon as its words are here. */
export function Speech({ language: wanted, timeZone, children }: SpeechProps) {
  const [arrived, setArrived] = useState(wanted);
  const language = loadedWords(wanted) ? wanted : arrived;
  const words = loadedWords(language);
  if (!words) throw new Error(`No messages were loaded before rendering in ${language}.`);

  useEffect(() => {
    void loadLike(wanted, arrived).then(() => setArrived(wanted));
  }, [wanted, arrived]);

  useOwnTimeZone();
  return (
    <SpeechProvider language={language} words={words} fetchWhole={loadWhole} timeZone={timeZone}>
      {children}
    </SpeechProvider>
  );
}

/** Tells the server this reader's clock once, so that both write the same hours from then on. */
function useOwnTimeZone() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || readCookie(document.cookie, 'timezone') === own) return;
    keepCookie('timezone', own);
    void revalidate();
  }, [revalidate]);
}
