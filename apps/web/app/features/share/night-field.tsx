import { NightLine } from '#ambience/night-line.tsx';
import { useMessages } from '#language/messages.tsx';
import { Field } from '#ui/field.tsx';

type NightFieldProps = {
  /** The night the dream is told for, in ISO 8601. */
  at: string;
  dreamedAt: string;
  timeZone: string;
  onChange: (dreamedAt: string) => void;
};

/** The night as the page says it, and a way to say another. */
export function NightField({ at, dreamedAt, timeZone, onChange }: NightFieldProps) {
  const t = useMessages('share');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-ink-soft">
      <NightLine at={at} />
      <details className="date-fold">
        <summary className="lead">{t.changeDate}</summary>
        <div className="mt-4 max-w-sm">
          <Field label={t.dreamedAt} hint={t.dreamedAtHint}>
            {(control) => (
              <input
                type="datetime-local"
                className="input"
                name="dreamedAt"
                value={dreamedAt}
                onChange={(event) => onChange(event.target.value)}
                {...control}
              />
            )}
          </Field>
        </div>
      </details>
      <input type="hidden" name="timeZone" value={timeZone} />
    </div>
  );
}
