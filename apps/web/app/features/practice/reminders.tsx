import type { Practice } from '@reverie/contract/practice';
import { weekdays } from '@reverie/contract/practice.rules';
import { Link } from 'react-router';
import type { PracticeRefusal } from '#features/practice/practice.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Ticks } from '#ui/ticks.tsx';

type RemindersProps = Pick<Practice, 'reminders' | 'hasDevice'> & {
  /** By whose clocks they will come. */
  timeZone: string;
  refusal: PracticeRefusal | undefined;
};

/** One form for both ways: a calendar that knows nobody, or one's devices. */
export function Reminders({ reminders, hasDevice, timeZone, refusal }: RemindersProps) {
  const t = useMessages('practice');
  const refused = refusal?.act === 'reminders' ? refusal : undefined;
  const hours = [reminders?.evening, reminders?.morning].filter(Boolean).join(', ');
  return (
    <section id="reminders" aria-labelledby="reminders-title" className="grid gap-5">
      <header className="grid gap-2">
        <h2 id="reminders-title" className="font-display text-h2">
          {t.reminders}
        </h2>
        <p className="max-w-prose text-ui text-ink-soft">{t.remindersText}</p>
      </header>
      {refused && <Alert occasion={refused}>{t.refused[refused.reason]}</Alert>}
      {hours && (
        <p className="text-ui">
          {hasDevice ? t.remindedAt(hours) : t.noDevice}{' '}
          {!hasDevice && (
            <Link to="/settings/notifications#push" className="inline-link">
              {t.toDevices}
            </Link>
          )}
        </p>
      )}
      {/* A form of the browser: one of its buttons leads to a file. */}
      <form method="post" action="/journal/practice" className="grid gap-5">
        <input type="hidden" name="act" value="reminders" />
        <div className="flex flex-wrap gap-5">
          {(['evening', 'morning'] as const).map((moment) => (
            <TextField
              key={moment}
              label={t[moment]}
              name={moment}
              type="time"
              defaultValue={reminders ? (reminders[moment] ?? '') : firstHours[moment]}
            />
          ))}
        </div>
        <Ticks
          legend={t.days}
          name="day"
          offered={weekdays.map(String)}
          ticked={(reminders?.days ?? weekdays).map(String)}
        >
          {(day) => t.dayNames[Number(day) - 1] ?? ''}
        </Ticks>
        <p className="max-w-prose text-small text-ink-faint">
          {t.zone(timeZone)} {t.noReminders} {t.quiet}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" formMethod="get" formAction="/night/reminder.ics">
            {t.calendar}
          </Button>
          <Button type="submit">{t.remind}</Button>
        </div>
      </form>
    </section>
  );
}

const firstHours = { evening: '22:30', morning: '' };
