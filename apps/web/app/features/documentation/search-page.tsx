import { Link } from 'react-router';
import { DocBar } from '#features/documentation/doc-bar.tsx';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import type { DocResult } from '#features/documentation/find-pages.server.ts';
import { Page, PageHead } from '#ui/page.tsx';

type SearchPageProps = {
  words: DocumentationText;
  query: string;
  results: readonly DocResult[];
};

export function SearchPage({ words, query, results }: SearchPageProps) {
  return (
    <Page className="doc">
      <PageHead title={words.title} lead={words.lead} />
      <DocBar words={words} section={undefined} query={query} />
      <div className="mt-12 max-w-3xl">
        <h2 className="text-lead text-ink-soft" aria-live="polite">
          {results.length > 0 ? words.found : words.noneFound}{' '}
          <q className="font-text text-ink italic">{query}</q>
        </h2>
        {results.length > 0 ? (
          <ul className="mt-6 border-b border-line">
            {results.map((result) => (
              <Result key={result.path} result={result} />
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-ink-soft">{words.noneFoundHint}</p>
        )}
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <Link to="/documentation" className="inline-link">
            {words.allPages}
          </Link>
          <Link to={`/support?q=${encodeURIComponent(query)}`} className="inline-link">
            {words.toSupport}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function Result({ result: { path, title, heading, excerpt } }: { result: DocResult }) {
  return (
    <li className="border-t border-line">
      <Link to={path} className="group grid gap-1 py-5">
        <span className="text-small text-ink-faint">{title}</span>
        <span className="text-balance font-display text-h3 transition-colors group-hover:text-accent">
          {heading}
        </span>
        <span className="text-ui text-ink-soft">{excerpt}</span>
      </Link>
    </li>
  );
}
