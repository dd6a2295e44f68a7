import type { CalendarText } from '#features/practice/calendar-text.fr.ts';

export const calendarEn = {
  evening: {
    title: 'Reverie: night is coming',
    text: 'Put the phone beside the bed. The link opens what you wish of the night.',
  },
  morning: {
    title: 'Reverie: on waking',
    text: 'Lie still, ask yourself what was happening, then tell it.',
  },
} satisfies CalendarText;
