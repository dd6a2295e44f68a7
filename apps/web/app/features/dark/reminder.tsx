import type { ReminderText } from '#features/dark/reminder-text.fr.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** An evening reminder for any calendar, which opens the night. */
export function Reminder({ text }: { text: ReminderText }) {
  return (
    <section aria-labelledby="reminder" className="grid gap-4 border-t border-line py-8">
      <div>
        <h2 id="reminder" className="font-display text-h3">
          {text.title}
        </h2>
        <p className="mt-2 max-w-[62ch] text-ink-soft">{text.text}</p>
      </div>
      <form action="/night/reminder.ics" className="flex flex-wrap items-end gap-4">
        <TextField label={text.hour} name="at" type="time" defaultValue="23:00" required />
        <Button type="submit">{text.add}</Button>
      </form>
    </section>
  );
}
