import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepCookie, type Language, readCookie } from '#language/language.ts';
import { SpeechProvider } from '#language/messages.tsx';
import { loadCatalogue, loadedCatalogue } from '#messages/catalogue.ts';

type SpeechProps = { language: Language; timeZone: string; children: ReactNode };

/** Speaks the reader's language. A changed one is spoken as soon as its words are here. */
export function Speech({ language: wanted, timeZone, children }: SpeechProps) {
  const [arrived, setArrived] = useState(wanted);
  const language = loadedCatalogue(wanted) ? wanted : arrived;
  const catalogue = loadedCatalogue(language);
  if (!catalogue) throw new Error(`No messages were loaded before rendering in ${language}.`);

  useEffect(() => {
    void loadCatalogue(wanted).then(() => setArrived(wanted));
  }, [wanted]);

  useOwnTimeZone();
  return (
    <SpeechProvider language={language} catalogue={catalogue} timeZone={timeZone}>
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
