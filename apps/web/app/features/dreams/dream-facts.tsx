import type { Dream } from '@reverie/contract/dreams';
import { contentWarnings } from '@reverie/contract/dreams.rules';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** What its dreamer said a dream is: its category, its kinds and what it asks care for, in words. */
export function DreamFacts({ dream }: { dream: Dream }) {
  const t = useMessages('dreams').facts;
  const { categories, typeNames, warningNames } = useMessages('share');
  const { category, types, warnings } = dream;
  const declared = contentWarnings.filter((warning) => warnings.includes(warning));
  const facts = [
    {
      name: t.category,
      values: category ? [shelf('category', category, categories[category])] : [],
    },
    { name: t.types, values: types.map((type) => shelf('type', type, typeNames[type])) },
    { name: t.warnings, values: declared.map((warning) => warningNames[warning]) },
  ].filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-small">
      {facts.map(({ name, values }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-faint">{name}</dt>
          <dd>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: values never change their places
              <Fragment key={place}>
                {place > 0 && ', '}
                {value}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A choice leads to the shelf of the library that holds its like. */
function shelf(choice: string, value: string, name: string): ReactNode {
  return (
    <Link to={`/dreams?${choice}=${value}`} className="inline-link">
      {name}
    </Link>
  );
}
