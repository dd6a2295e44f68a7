import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { type Choices, pathWith } from '#features/library/choices.ts';
import type { LibraryText } from '#features/library/library-text.fr.ts';

type LibrarySearchProps = { text: LibraryText; choices: Choices };

/** A plain form: what else was chosen goes with it into the address. */
export function LibrarySearch({ text, choices }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { q, category, type, period, sort } = choices;

  // Going back in history changes the address, not the field.
  useEffect(() => {
    if (input.current) input.current.value = q;
  }, [q]);

  const others = { category, type, period, sort: sort === 'recent' ? null : sort };
  return (
    <Form role="search" action="/dreams" preventScrollReset className="relative w-full max-w-xl">
      <button
        type="submit"
        aria-label={text.searchNow}
        className="button absolute top-0.5 left-0.5"
        data-variant="quiet"
        data-shape="icon"
      >
        <Search aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="search"
        name="q"
        className="input search-input"
        aria-label={text.search}
        placeholder={text.searchHint}
        defaultValue={q}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      {q !== '' && (
        <Link
          to={pathWith(choices, { q: '' })}
          preventScrollReset
          aria-label={text.clearSearch}
          className="button absolute top-0.5 right-0.5"
          data-variant="quiet"
          data-shape="icon"
        >
          <X aria-hidden="true" />
        </Link>
      )}
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Form>
  );
}
