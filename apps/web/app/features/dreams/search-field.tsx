import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** A search is an address: it can be kept, shared, and gone back to. */
export function SearchField({ query }: { query: string }) {
  const t = useMessages('dreams');
  const input = useRef<HTMLInputElement>(null);

  // Going back in history changes the address, not the field.
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);

  return (
    <Form role="search" action="/dashboard" className="relative w-full max-w-xl">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-[1.125rem] -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={input}
        type="search"
        name="q"
        className="input search-input"
        aria-label={t.search}
        placeholder={t.searchHint}
        defaultValue={query}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      {query !== '' && (
        <Link
          to="/dashboard"
          aria-label={t.clearSearch}
          className="button absolute top-0.5 right-0.5"
          data-variant="quiet"
          data-shape="icon"
        >
          <X aria-hidden="true" />
        </Link>
      )}
    </Form>
  );
}
