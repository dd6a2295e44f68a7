import { X } from 'lucide-react';
import { Link } from 'react-router';
import { type Choices, pathWith } from '#features/library/choices.rules.ts';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useAvoided } from '#reader/avoiding.tsx';

type ChosenProps = {
  text: LibraryText;
  choices: Choices;
  /** What the tag is called in the reader's language. */
  tagName: string;
};

/** What is chosen, each to be taken back by itself or all at once. */
export function Chosen({ text, choices, tagName }: ChosenProps) {
  const avoided = useAvoided({ avoiding: choices, to: (change) => pathWith(choices, change) });
  const { q, tag, category, type, period, sort, warned } = choices;
  const all = [
    q !== '' && { name: q, without: { q: '' } },
    tag !== '' && { name: fill(text.tagged, { tag: tagName }), without: { tag: '' } },
    category && { name: text.categories[category], without: { category: null } },
    type && { name: text.types[type], without: { type: null } },
    period && { name: text.periods[period], without: { period: null } },
    warned && { name: text.warned[warned], without: { warned: null } },
    sort !== 'recent' && { name: text.sorts[sort], without: { sort: 'recent' as const } },
  ]
    .filter((each) => each !== false && each !== null)
    .map(({ name, without }) => ({
      ...{ name, to: pathWith(choices, without), label: fill(text.drop, { name }) },
    }));
  all.push(...avoided.map((each) => ({ ...each, label: each.name })));
  if (all.length === 0) return null;
  return (
    <ul aria-label={text.chosen} className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      {all.map(({ name, to, label }) => (
        <li key={name} className="max-w-full">
          <Link to={to} preventScrollReset className="tag library-chosen" aria-label={label}>
            <span className="truncate">{name}</span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <Link to="/dreams" preventScrollReset className="inline-link text-small">
            {text.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
