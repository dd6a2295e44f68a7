import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsOf } from '#language/formats.ts';
import type { Language } from '#language/language.ts';

/** Every feature adds its messages to this interface, in its own `messages.fr.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their members into it
export interface Catalogue {}

type Speech = { language: Language; catalogue: Catalogue; formats: Formats };

const SpeechContext = createContext<Speech | null>(null);

type SpeechProviderProps = {
  language: Language;
  catalogue: Catalogue;
  timeZone: string;
  children: ReactNode;
};

export function SpeechProvider({ language, catalogue, timeZone, children }: SpeechProviderProps) {
  const speech = useMemo(
    () => ({ language, catalogue, formats: formatsOf(language, timeZone) }),
    [language, catalogue, timeZone],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech must be used within a SpeechProvider');
  return speech;
}

/** One feature's messages in the reader's language. */
export function useMessages<K extends keyof Catalogue>(feature: K): Catalogue[K] {
  return useSpeech().catalogue[feature];
}

export function useLanguage(): Language {
  return useSpeech().language;
}

/** Dates, hours and numbers as the reader's language and clock write them. */
export function useFormats(): Formats {
  return useSpeech().formats;
}
