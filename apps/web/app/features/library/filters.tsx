import {
  categories,
  dreamTypes,
  tagsFrom,
  type WarnedFilter,
  warnedFilters,
} from '@reverie/contract/dreams.rules';
import { librarySorts, periods } from '@reverie/contract/library.rules';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Choices, pathWith } from '#features/library/choices.rules.ts';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { leads } from '#features/library/rooms.rules.ts';
import { warningsIn } from '#reader/avoiding.rules.ts';
import { AvoidChoices } from '#reader/avoiding.tsx';

type FiltersProps = { text: LibraryText; choices: Choices; warned: WarnedFilter | null };

/** Category, period, order, kind and language, behind one button. Every choice is a link. */
export function Filters({ text, choices, warned }: FiltersProps) {
  const { category, type, period, sort } = choices;
  const { q, tag, rooms, not, avoid } = choices;
  const said = [category, type, period, sort === 'recent' ? null : sort, choices.warned];
  const count = said.filter(Boolean).length + tagsFrom(not).length + warningsIn(avoid).length;
  // How it is first drawn: afterwards it opens and shuts as its reader wants.
  const [isOpen] = useState(count > 0);
  return (
    <details className="library-filters" open={isOpen}>
      <summary>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {text.filters}
        {count > 0 && <span className="library-count">{count}</span>}
        <ChevronDown aria-hidden="true" className="library-turn size-4" />
      </summary>
      <div className="library-panel">
        <Group
          name={text.category}
          options={(['all', ...categories] as const).map((each) => {
            const value = each === 'all' ? null : each;
            return {
              name: text.categories[each],
              to: pathWith(choices, { category: value }),
              isChosen: value === category,
            };
          })}
        />
        <Group
          name={text.period}
          options={[null, ...periods].map((value) => ({
            name: text.periods[value ?? 'all'],
            to: pathWith(choices, { period: value }),
            isChosen: value === period,
          }))}
        />
        <Group
          name={text.sort}
          options={librarySorts.map((value) => ({
            name: text.sorts[value],
            to: pathWith(choices, { sort: value }),
            isChosen: value === sort,
          }))}
        />
        <Group
          name={text.type}
          options={[null, ...dreamTypes].map((value) => ({
            name: text.types[value ?? 'all'],
            to: pathWith(choices, { type: value }),
            isChosen: value === type,
          }))}
        />
        <Group
          name={text.lead}
          options={[null, ...leads].map((value) => ({
            name: text.leads[value ?? 'own'],
            to: pathWith(choices, { lead: value }),
            isChosen: value === choices.lead,
          }))}
        />
        {warned && (
          <Group
            name={text.warnedName}
            options={warnedFilters.map((value) => ({
              name: text.warned[value],
              to: pathWith(choices, { warned: value }),
              isChosen: value === warned,
            }))}
          />
        )}
        <AvoidChoices
          avoiding={choices}
          action="/dreams"
          isVisitor={warned === null}
          others={{
            ...{ q, tag, category, type, period, warned: choices.warned, lead: choices.lead },
            sort: sort === 'recent' ? null : sort,
            rooms: rooms === 'moon' ? null : rooms,
          }}
          to={(change) => pathWith(choices, change)}
        />
      </div>
    </details>
  );
}

type GroupProps = {
  name: string;
  options: readonly { name: string; to: string; isChosen: boolean }[];
};

function Group({ name, options }: GroupProps) {
  return (
    <nav aria-label={name}>
      <p aria-hidden="true" className="mb-3 text-small text-ink-faint">
        {name}
      </p>
      <ul className="choices">
        {options.map((option) => (
          <li key={option.name}>
            <Link
              to={option.to}
              preventScrollReset
              className="choice"
              aria-current={option.isChosen ? 'true' : undefined}
            >
              {option.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
