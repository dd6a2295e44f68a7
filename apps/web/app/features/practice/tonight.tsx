import type { Practice } from '@reverie/contract/practice';
import { checksLimit, ways } from '@reverie/contract/practice.rules';
import { ActForm } from '#features/practice/act-form.tsx';
import type { PracticeRefusal } from '#features/practice/practice.form.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { Field, TextField } from '#ui/field.tsx';

type TonightProps = { tonight: Practice['tonight']; refusal: PracticeRefusal | undefined };

/** What one would dream of tonight. */
export function Tonight({ tonight: { date, intention }, refusal }: TonightProps) {
  const t = useMessages('practice');
  const { date: written } = useFormats();
  const refused = refusal?.act === 'intend' ? refusal : undefined;
  const isOpen = intention !== null && !intention.isUnreadable;
  return (
    <section aria-labelledby="tonight" className="grid gap-5">
      <header>
        <h2 id="tonight" className="font-display text-h2">
          {t.tonight}
        </h2>
        <p className="mt-1 text-ui text-ink-soft">{t.tonightOf(written(`${date}T12:00Z`))}</p>
      </header>
      {refused && <Alert occasion={refused}>{t.refused[refused.reason]}</Alert>}
      {intention?.isUnreadable && <p className="text-danger">{t.shut}</p>}
      <ActForm act="intend" about={{ date }} className="grid gap-5">
        <Choices legend={t.way} name="way" offered={ways} chosen={intention?.way ?? 'incubation'}>
          {(way) => t.ways[way]}
        </Choices>
        <Field label={t.wish} hint={t.wishHint}>
          {(control) => (
            <textarea
              name="text"
              rows={3}
              className="input font-text"
              defaultValue={refused?.values.text ?? intention?.text ?? ''}
              {...control}
            />
          )}
        </Field>
        <TextField
          label={t.checks}
          name="checks"
          type="number"
          min={0}
          max={checksLimit}
          className="max-w-sm"
          defaultValue={intention?.checks ?? ''}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="solid">
            {isOpen ? t.keepAgain : t.keep}
          </Button>
        </div>
      </ActForm>
      {intention && (
        <ActForm act="drop" about={{ date }} className="-mt-2 -ml-3.5 w-fit">
          <Button type="submit" variant="quiet">
            {t.drop}
          </Button>
        </ActForm>
      )}
    </section>
  );
}
