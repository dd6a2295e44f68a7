import { weatherEn } from '#ambience/weather/messages.en.ts';
import { weatherFr } from '#ambience/weather/messages.fr.ts';
import { useLanguage } from '#language/messages.tsx';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

const words = { fr: typeset(weatherFr, setFrench), en: typeset(weatherEn, setEnglish) };

/** The words of the city's choice, in both languages: changing one is heard at once. */
export function useWords() {
  return words[useLanguage()];
}
