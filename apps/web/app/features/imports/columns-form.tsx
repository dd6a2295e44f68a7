import type { Import } from '@reverie/contract/imports';
import { importFields } from '@reverie/contract/imports.rules';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Submit } from '#ui/submit.tsx';

/** What each column of a table tells, beside the first cells of it. */
export function ColumnsForm({ columns, samples }: Pick<Import, 'columns' | 'samples'>) {
  const t = useMessages('imports');
  const isBusy = useNavigation().formData?.get('intent') === 'match';
  return (
    <section className="grid gap-4">
      <header className="grid max-w-prose gap-1">
        <h2 className="font-display text-h3">{t.columns}</h2>
        <p className="text-ui text-ink-soft">{t.columnsLead}</p>
      </header>
      <Form method="post" preventScrollReset className="grid gap-5">
        <input type="hidden" name="intent" value="match" />
        <ul className="grid gap-x-10 md:grid-cols-2">
          {columns.map(({ name, field }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is named by its place alone
              key={at}
              className="grid content-start gap-2 border-b border-line py-4"
            >
              <ChoiceField label={t.column(name)} name="column" value={field ?? ''}>
                <option value="">{t.leftOut}</option>
                {importFields.map((each) => (
                  <option key={each} value={each}>
                    {t.fields[each]}
                  </option>
                ))}
              </ChoiceField>
              <p className="line-clamp-2 min-w-0 break-words text-small text-ink-faint">
                {samples
                  .map((row) => row[at])
                  .filter(Boolean)
                  .slice(0, 3)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        <div>
          <Submit variant="outline" isBusy={isBusy} busyLabel={t.matching}>
            {t.match}
          </Submit>
        </div>
      </Form>
    </section>
  );
}
