import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { type Formats, formatsOf } from '#language/formats.ts';
import type { Language } from '#language/language.ts';

/** Every feature adds its messages to this interface, in its own `messages.fr.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their members into it
export interface Catalogue {}

/** Words that every page may need: what a first visit downloads. */
type FirstFeature = 'ambience' | 'frame' | 'newsletter';
export type FirstWords = Pick<Catalogue, FirstFeature>;
/** Words of the pages where people meet dreams, write, read analyses and keep an account. */
export type FurtherWords = Omit<Catalogue, FirstFeature>;
/** As many words as are here. */
export type Words = Partial<Catalogue>;

type Speech = {
  language: Language;
  words: Words;
  fetchWhole(): Promise<Catalogue>;
  formats: Formats;
};

const SpeechContext = createContext<Speech | null>(null);

type SpeechProviderProps = {
  language: Language;
  words: Words;
  /** Fetches the words that are not here yet. The same promise every time. */
  fetchWhole: (language: Language) => Promise<Catalogue>;
  timeZone: string;
  children: ReactNode;
};

export function SpeechProvider(props: SpeechProviderProps) {
  const { language, words, fetchWhole, timeZone, children } = props;
  const speech = useMemo(
    () => ({
      language,
      words,
      fetchWhole: () => fetchWhole(language),
      formats: formatsOf(language, timeZone),
    }),
    [language, words, fetchWhole, timeZone],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech must be used within a SpeechProvider');
  return speech;
}

/** One feature's messages in the reader's language. What renders waits where they are not here. */
export function useMessages<K extends keyof Catalogue>(feature: K): Catalogue[K] {
  const { words, fetchWhole } = useSpeech();
  return words[feature] ?? use(fetchWhole())[feature];
}

export function useLanguage(): Language {
  return useSpeech().language;
}

/** Dates, hours and numbers as the reader's language and clock write them. */
export function useFormats(): Formats {
  return useSpeech().formats;
}
