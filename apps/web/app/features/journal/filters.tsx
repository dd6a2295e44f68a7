import { dreamTypes, visibilities } from '@reverie/contract/dreams.rules';
import { journalOrders } from '@reverie/contract/journal.rules';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import {
  type Choices,
  type FilterName,
  feelings,
  filterNames,
  nothingChosen,
  pathOf,
} from '#features/journal/choices.rules.ts';
import { dayWords } from '#features/journal/wording.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** A form whose answer is an address, and what it says already, each with its way out. */
export function Filters({ choices }: { choices: Choices }) {
  const t = useMessages('journal');
  const { filters, q, sort, view } = choices;
  const count = Object.keys(filters).length + (sort === 'newest' ? 0 : 1);
  // How it is first drawn: afterwards it opens and shuts as its reader wants.
  const [isOpen] = useState(view === 'list' && count > 0);
  return (
    <div className="min-w-0">
      <Chosen choices={choices} />
      <details open={isOpen} className="journal-filters">
        <summary>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {t.filters}
        </summary>
        {/* Another address is another form: what was typed before does not stay in it. */}
        <Form action="/journal" key={pathOf(choices)} className="journal-filter-form">
          <input type="hidden" name="view" value="list" />
          {q !== '' && <input type="hidden" name="q" value={q} />}
          <Fields choices={choices} />
          <div className="col-span-full flex flex-wrap gap-4">
            <Button type="submit">{t.apply}</Button>
          </div>
        </Form>
      </details>
    </div>
  );
}

function Fields({ choices: { filters, sort } }: { choices: Choices }) {
  const t = useMessages('journal');
  const { emotions } = useMessages('analysis');
  const { typeNames } = useMessages('share');
  const names = t.filterNames;
  const select = <T extends string>(
    name: FilterName,
    values: readonly T[],
    words: Record<T, string>,
  ) => (
    <SelectField label={names[name]} name={name} value={filters[name] ?? ''} blankLabel={t.any}>
      {values.map((value) => (
        <option key={value} value={value}>
          {words[value]}
        </option>
      ))}
    </SelectField>
  );
  const typed = (name: FilterName, type: 'text' | 'date') => (
    <Field label={names[name]}>
      {(control) => (
        <input
          className="input"
          type={type}
          name={name}
          maxLength={type === 'text' ? (name === 'tag' ? 30 : 80) : undefined}
          defaultValue={filters[name] ?? ''}
          autoComplete="off"
          {...control}
        />
      )}
    </Field>
  );
  return (
    <>
      {select('feeling', feelings, emotions)}
      {typed('symbol', 'text')}
      {typed('person', 'text')}
      {typed('place', 'text')}
      {select('type', dreamTypes, typeNames)}
      {typed('tag', 'text')}
      {select('visibility', visibilities, t.visibility)}
      {select('lucid', ['yes', 'no'], t.lucid)}
      {select('painted', ['yes', 'no'], t.painted)}
      {typed('from', 'date')}
      {typed('to', 'date')}
      <SelectField
        label={names.sort}
        name="sort"
        value={sort === 'newest' ? '' : sort}
        blankLabel={t.sorts.newest}
      >
        {journalOrders
          .filter((each) => each !== 'newest')
          .map((each) => (
            <option key={each} value={each}>
              {t.sorts[each]}
            </option>
          ))}
      </SelectField>
    </>
  );
}

function Chosen({ choices }: { choices: Choices }) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { emotions } = useMessages('analysis');
  const { typeNames } = useMessages('share');
  const words: Partial<Record<FilterName, Record<string, string>>> = {
    feeling: emotions,
    type: typeNames,
    visibility: t.visibility,
    lucid: t.lucid,
    painted: t.painted,
  };
  const chosen = filterNames.flatMap((name) => {
    const value = choices.filters[name];
    if (!value) return [];
    const said = /^\d{4}-\d\d-\d\d$/.test(value) ? dayWords(value, language) : value;
    return [{ name, said: words[name]?.[value] ?? said }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className="journal-chosen">
      {chosen.map(({ name, said }) => {
        const { [name]: _, ...filters } = choices.filters;
        return (
          <li key={name}>
            <Link to={pathOf({ ...choices, view: 'list', filters, page: 1 })} preventScrollReset>
              <span className="sr-only">{t.without_} </span>
              {t.filterChosen(t.filterNames[name], said)}
              <X aria-hidden="true" className="size-3.5" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={pathOf({ ...nothingChosen, view: 'list', q: choices.q })} preventScrollReset>
          {t.reset}
        </Link>
      </li>
    </ul>
  );
}
