import { calendarEn } from '#features/practice/calendar-text.en.ts';
import { type CalendarText, calendarFr } from '#features/practice/calendar-text.fr.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

/** The words of reminders in a calendar, in the language of whoever asks. */
export function readCalendarText(request: Request): CalendarText {
  return textIn({ fr: calendarFr, en: calendarEn }, languageOf(request.headers));
}
