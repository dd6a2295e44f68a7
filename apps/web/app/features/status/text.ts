import { statusEn } from '#features/status/status-text.en.ts';
import { type StatusText, statusFr } from '#features/status/status-text.fr.ts';
import type { Language } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export function readStatusText(language: Language): StatusText {
  return textIn({ fr: statusFr, en: statusEn }, language);
}
