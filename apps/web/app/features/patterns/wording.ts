import { keyOf, kindOf, type Labels } from '#features/patterns/rules.ts';
import { formatsOf } from '#language/formats.ts';
import type { Language } from '#language/language.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

/** What a thing is called, with a capital: « La mer » as the lexicon says it, people as one calls them. */
export function useNames(labels: Labels): (item: string) => string {
  const t = useMessages('patterns');
  const { emotions, identities } = useMessages('analysis');
  const language = useLanguage();
  const feelings: Record<string, string> = emotions;
  const who: Record<string, string> = identities;
  return (item) => {
    const key = keyOf(item);
    const names: Record<string, string | undefined> = {
      emotion: feelings[key],
      cue: t.cues[key],
      character: who[key],
      act: t.others[item],
      place: t.others[item],
    };
    return capital(names[kindOf(item)] ?? labels[key]?.[language] ?? key, language);
  };
}

function capital(said: string, language: Language): string {
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}

/** Nights are days without an hour: no time zone moves them. */
export function useDays(): (night: string) => string {
  const language = useLanguage();
  return (night) => formatsOf(language, 'UTC').date(`${night}T12:00:00Z`);
}

/** Numbers as statistics are written: two decimals, and three for what is rare. */
export function useFigures() {
  const { number } = useFormats();
  return {
    effect: (value: number) =>
      `${value < 0 ? '−' : ''}${number(Math.round(Math.abs(value) * 100) / 100)}`,
    chance: (p: number) =>
      p < 0.001 ? `< ${number(0.001)}` : `= ${number(Math.round(p * 1000) / 1000)}`,
    points: (share: number) =>
      `${share < 0 ? '−' : '+'}${number(Math.round(100 * Math.abs(share)))}`,
  };
}
