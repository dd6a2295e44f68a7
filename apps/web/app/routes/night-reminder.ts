import { isHour, reminderMoments, weekdays } from '@reverie/contract/practice.rules';
import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '#api/context.ts';
import { reminderCalendar } from '#features/practice/calendar.rules.ts';
import { daysIn } from '#features/practice/practice.form.ts';
import { readCalendarText } from '#features/practice/text.ts';

const paths = { evening: '/journal/practice', morning: '/dreams/new' } as const;

/** A calendar to keep: it knows nobody, and tells us of nobody. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const words = readCalendarText(request);
  const asked = reminderMoments.flatMap((moment) => {
    const at = searchParams.get(moment);
    return isHour(at) ? [{ moment, at, words: words[moment], path: paths[moment] }] : [];
  });
  const usual = {
    moment: 'evening',
    at: '22:30',
    words: words.evening,
    path: paths.evening,
  } as const;
  const days = daysIn(searchParams.getAll('day'));
  const calendar = reminderCalendar({
    origin: context.get(originContext),
    events: asked.length > 0 ? asked : [usual],
    days: days.length > 0 ? days : weekdays,
    now: new Date(),
  });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reverie.ics"',
    },
  });
}
