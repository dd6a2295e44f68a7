import type { SymbolMeaning } from '@reverie/contract/symbols';
import { meaningLimit } from '@reverie/contract/symbols.rules';
import { ChevronRight } from 'lucide-react';
import { Form } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Field } from '#ui/field.tsx';

export type MeaningRefusal = { reason: 'blank' | 'other'; meaning: string };

type MeaningProps = {
  meaning: SymbolMeaning;
  refusal: MeaningRefusal | undefined;
  isKept: boolean;
};

/** What a symbol means to its dreamer, in their words, and what it meant before. */
export function Meaning({ meaning: said, refusal, isKept }: MeaningProps) {
  const t = useMessages('symbols');
  const { date, number } = useFormats();
  const { meaning, former, isUnreadable, updatedAt } = said;
  if (isUnreadable) return <p className="text-ui text-danger">{t.shut}</p>;
  const last = former[0];
  return (
    <section className="border-t border-line-strong pt-4">
      <h2 className="text-small text-ink-faint">{t.yours}</h2>
      {meaning && <p className="mt-2 font-text text-h3 italic">{meaning}</p>}
      {updatedAt && (
        <p className="mt-2 text-small text-ink-faint">
          {date(updatedAt)}
          {last && `. ${t.before(date(last.at))} `}
          {last && <q className="italic">{last.meaning}</q>}
        </p>
      )}
      <div className="mt-3">
        <Done>{isKept && !refusal && t.kept}</Done>
      </div>
      <details className="fold" open={refusal !== undefined || undefined}>
        <summary>
          <ChevronRight aria-hidden="true" />
          {meaning ? t.rewrite : t.write}
        </summary>
        <Form method="post" className="grid gap-4 pb-3">
          {refusal && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
          <Field label={t.meaning} hint={t.meaningHint(number(meaningLimit))}>
            {(control) => (
              <textarea
                name="meaning"
                rows={3}
                className="input"
                defaultValue={refusal?.meaning ?? meaning ?? ''}
                {...control}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="solid" name="intent" value="mean">
              {t.save}
            </Button>
            {meaning && (
              <Button type="submit" variant="quiet" name="intent" value="forget">
                {t.forget}
              </Button>
            )}
          </div>
        </Form>
      </details>
    </section>
  );
}
