import type { Rehearsal } from '@reverie/contract/practice';
import { Link } from 'react-router';
import { ActForm } from '#features/practice/act-form.tsx';
import type { PracticeRefusal } from '#features/practice/practice.form.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type RehearsalsProps = {
  rehearsals: readonly Rehearsal[];
  /** On the clocks of whoever reads. */
  today: string;
  refusal: PracticeRefusal | undefined;
};

/** A written exercise for nightmares: what it is, what it is not, and where it stands. */
export function Rehearsals({ rehearsals, today, refusal }: RehearsalsProps) {
  const t = useMessages('practice');
  const refused = refusal?.act === 'rehearsal' ? refusal : undefined;
  return (
    <section id="rehearsal" aria-labelledby="rehearsal-title" className="grid gap-5">
      <header className="grid gap-2">
        <h2 id="rehearsal-title" className="font-display text-h2">
          {t.rehearsal}
        </h2>
        <p className="max-w-prose text-ui text-ink-soft">{t.rehearsalText}</p>
      </header>
      <div className="grid gap-8 md:grid-cols-2 md:gap-14">
        <ol className="grid list-decimal content-start gap-2 pl-5 text-ui">
          {t.rehearsalSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="grid content-start gap-3 text-small text-ink-soft">
          <p>{t.notTreatment}</p>
          <p>{t.helpSaid(t.helpLines.join('; '))}</p>
          <p className="text-ink-faint">{t.rehearsalSource}</p>
          <p>
            <Link to="/blog/rewriting-a-nightmare" className="inline-link">
              {t.read}
            </Link>
          </p>
        </div>
      </div>
      {refusal?.act === 'rehearse' && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
      {rehearsals.map((rehearsal) => (
        <Written
          key={`${rehearsal.id} ${rehearsal.updatedAt}`}
          rehearsal={rehearsal}
          today={today}
          refused={refused?.id === rehearsal.id ? refused : undefined}
        />
      ))}
      <details
        className="fold border-y border-line"
        open={(refused && refused.id === '') || undefined}
      >
        <summary>{t.newRehearsal}</summary>
        <RehearsalForm refused={refused?.id === '' ? refused : undefined} />
      </details>
    </section>
  );
}

type WrittenProps = {
  rehearsal: Rehearsal;
  today: string;
  refused: PracticeRefusal | undefined;
};

function Written({ rehearsal, today, refused }: WrittenProps) {
  const t = useMessages('practice');
  const { date } = useFormats();
  const { id, after, days, isUnreadable, updatedAt } = rehearsal;
  const title = t.rehearsalOf(date(updatedAt));
  return (
    <article className="grid gap-3 border-t border-line pt-5" aria-label={title}>
      <p className="text-small text-ink-faint">
        {title}. {t.rehearsedDays(days.length)}
      </p>
      {isUnreadable ? (
        <p className="text-danger">{t.shut}</p>
      ) : (
        <p className="max-w-prose font-text text-card whitespace-pre-wrap wrap-anywhere">{after}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isUnreadable && after && !days.includes(today) && (
          <ActForm act="rehearse" about={{ id, date: today }}>
            <Button type="submit">{t.rehearsed}</Button>
          </ActForm>
        )}
        <ActForm act="remove" about={{ id }}>
          <Button type="submit" variant="quiet">
            {t.remove}
          </Button>
        </ActForm>
      </div>
      {!isUnreadable && (
        <details className="fold" open={refused !== undefined || undefined}>
          <summary>{t.change}</summary>
          <RehearsalForm rehearsal={rehearsal} refused={refused} />
        </details>
      )}
    </article>
  );
}

type RehearsalFormProps = { rehearsal?: Rehearsal; refused: PracticeRefusal | undefined };

function RehearsalForm({ rehearsal, refused }: RehearsalFormProps) {
  const t = useMessages('practice');
  const fields = [
    ['before', 4],
    ['after', 8],
  ] as const;
  return (
    <ActForm act="rehearsal" about={{ id: rehearsal?.id ?? '' }} className="grid gap-4 pb-5">
      {refused && <Alert occasion={refused}>{t.refused[refused.reason]}</Alert>}
      {fields.map(([name, rows]) => (
        <Field key={name} label={t[name]}>
          {(control) => (
            <textarea
              name={name}
              rows={rows}
              className="input font-text"
              defaultValue={refused?.values[name] ?? rehearsal?.[name] ?? ''}
              {...control}
            />
          )}
        </Field>
      ))}
      <div>
        <Button type="submit">{t.write}</Button>
      </div>
    </ActForm>
  );
}
