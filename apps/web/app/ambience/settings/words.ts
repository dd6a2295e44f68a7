import { settingsEn } from '#ambience/settings/messages.en.ts';
import { settingsFr } from '#ambience/settings/messages.fr.ts';
import { useLanguage } from '#language/messages.tsx';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

const words = { fr: typeset(settingsFr, setFrench), en: typeset(settingsEn, setEnglish) };

/** The panel's words. Not in the catalogue: a reader who never opens it never fetches them. */
export function useWords() {
  return words[useLanguage()];
}
