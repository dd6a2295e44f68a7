import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '#api/context.ts';
import { isHour, reminderCalendar } from '#features/dark/reminder.rules.ts';
import { readReminderText } from '#features/dark/text.ts';

/** A calendar to keep: it knows nobody, and tells us of nobody. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('at');
  const calendar = reminderCalendar({
    origin: context.get(originContext),
    at: isHour(asked) ? asked : '23:00',
    words: readReminderText(request).event,
    now: new Date(),
  });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reverie-night.ics"',
    },
  });
}
