import { type Choices, isList, pathOf } from '#features/journal/choices.rules.ts';
import { useAsOneTypes } from '#features/journal/use-as-one-types.ts';
import { useMessages } from '#language/messages.tsx';
import { SearchField } from '#ui/search-field.tsx';

/** Searches one's own nights, while one types too: the address always says what is shown. */
export function JournalSearch({ choices }: { choices: Choices }) {
  const t = useMessages('journal');
  const box = useAsOneTypes(choices);
  return (
    <div ref={box} className="journal-search">
      <SearchField
        action="/journal"
        query={choices.q}
        words={t}
        everything={pathOf({ ...choices, q: '', page: 1 })}
        others={{ ...choices.filters, view: isList(choices) ? 'list' : null }}
        staysInPlace
        className=""
      />
    </div>
  );
}
