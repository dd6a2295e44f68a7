import { statusEn } from '#features/status/status-text.en.ts';
import { type StatusText, statusFr } from '#features/status/status-text.fr.ts';
import type { Language } from '#language/language.ts';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

export function readStatusText(language: Language): StatusText {
  return language === 'fr' ? typeset(statusFr, setFrench) : typeset(statusEn, setEnglish);
}
