import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { SupportText } from '#features/support/support-text.fr.ts';
import type { HelpAnswer } from '#help/find-help.ts';
import { Button } from '#ui/button.tsx';

type HelpSearchProps = { text: SupportText; query: string };

export function HelpSearch({ text, query }: HelpSearchProps) {
  return (
    <Form role="search" action="/support" className="mt-7 flex max-w-xl gap-3">
      <span className="relative flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-[1.125rem] -translate-y-1/2 text-ink-faint"
        />
        <input
          key={query}
          type="search"
          name="q"
          className="input search-input"
          aria-label={text.search}
          placeholder={text.searchHint}
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </span>
      <Button type="submit">{text.searchNow}</Button>
    </Form>
  );
}

type HelpResultsProps = HelpSearchProps & { results: readonly HelpAnswer[] };

export function HelpResults({ text, query, results }: HelpResultsProps) {
  return (
    <section className="max-w-3xl">
      <h2 className="text-lead text-ink-soft" aria-live="polite">
        {results.length > 0 ? text.found : text.noneFound}{' '}
        <q className="font-text text-ink italic">{query}</q>
      </h2>
      {results.length > 0 ? (
        <ul className="mt-6 border-b border-line">
          {results.map(({ id, href, title, text: answer }) => (
            <li key={id} className="border-t border-line">
              <Link to={href} className="group grid gap-1.5 py-5">
                <span className="font-display text-h3 transition-colors group-hover:text-accent">
                  {title}
                </span>
                <span className="text-ui text-ink-soft">{answer}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-ink-soft">{text.noneFoundHint}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <Link to="/support" className="inline-link">
          {text.allHelp}
        </Link>
        <Link to={`/documentation?q=${encodeURIComponent(query)}`} className="inline-link">
          {text.inDocumentation}
        </Link>
        <Link to="/contact?type=support#message" className="inline-link">
          {text.email.open}
        </Link>
      </p>
    </section>
  );
}
