import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** In the settings: where reminders are chosen. */
export function RemindersElsewhere() {
  const t = useMessages('practice');
  return (
    <section aria-labelledby="reminder" className="grid gap-2 border-t border-line py-8">
      <h2 id="reminder" className="font-display text-h3">
        {t.reminders}
      </h2>
      <p className="max-w-[62ch] text-ui text-ink-soft">{t.remindersText}</p>
      <p>
        <Link to="/journal/practice#reminders" className="inline-link text-ui">
          {t.toReminders}
        </Link>
      </p>
    </section>
  );
}
