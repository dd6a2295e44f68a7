import { darkEn } from '#features/dark/dark-text.en.ts';
import { type DarkText, darkFr } from '#features/dark/dark-text.fr.ts';
import { reminderEn } from '#features/dark/reminder-text.en.ts';
import { type ReminderText, reminderFr } from '#features/dark/reminder-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of the night in the language of whoever asks. Loaders call it on the server. */
export function readDarkText(request: Request): DarkText {
  return textIn({ fr: darkFr, en: darkEn }, languageOf(request.headers));
}

/** The words of the evening reminder, likewise. */
export function readReminderText(request: Request): ReminderText {
  return textIn({ fr: reminderFr, en: reminderEn }, languageOf(request.headers));
}
