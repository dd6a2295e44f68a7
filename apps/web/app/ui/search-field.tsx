import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigationType } from 'react-router';

type SearchFieldProps = {
  /** The page that answers; what is searched stands in its address, as `q`. */
  action: string;
  query: string;
  words: { search: string; searchHint: string; searchNow: string; clearSearch: string };
  /** The page as it is when nothing is searched. */
  everything: string;
  /** What else the address holds, and goes on holding. */
  others?: Record<string, string | null>;
  /** In characters. */
  limit?: number;
  /** Whether what is found is shown where the reader is; else at the top of its page. */
  staysInPlace?: boolean;
  className: string;
};

/** A search is an address, with scripts or without: it can be kept, shared, and gone back to. */
export function SearchField(props: SearchFieldProps) {
  const { action, query, words, everything, className } = props;
  const { others = {}, limit = 200, staysInPlace = false } = props;
  const input = useRef<HTMLInputElement>(null);

  // Going back in history changes the address, not the field; an answer to what is still being
  // typed does not.
  const how = useNavigationType();
  useEffect(() => {
    const { current } = input;
    if (!current || (how !== 'POP' && document.activeElement === current)) return;
    current.value = query;
  }, [query, how]);

  return (
    <Form
      role="search"
      action={action}
      preventScrollReset={staysInPlace}
      className={`relative ${className}`}
      data-sought={query === '' ? undefined : ''}
    >
      <button
        type="submit"
        aria-label={words.searchNow}
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
        aria-label={words.search}
        placeholder={words.searchHint}
        defaultValue={query}
        maxLength={limit}
        enterKeyHint="search"
        autoComplete="off"
      />
      {query !== '' && (
        <Link
          to={everything}
          preventScrollReset={staysInPlace}
          aria-label={words.clearSearch}
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
