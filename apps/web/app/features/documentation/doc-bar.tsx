import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { type DocSection, docSections } from '#features/documentation/doc-map.ts';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';

type DocBarProps = {
  words: DocumentationText;
  /** Null on the overview, undefined among search results. */
  section: DocSection | null | undefined;
  query?: string;
};

/** The sections as tabs that are addresses, and the search beside them. */
export function DocBar({ words, section, query = '' }: DocBarProps) {
  return (
    <div className="tab-bar">
      <nav aria-label={words.sectionsLabel} className="tabs">
        <Tab to="/documentation" isCurrent={section === null}>
          {words.overview}
        </Tab>
        {docSections.map((other) => (
          <Tab key={other} to={`/documentation/${other}`} isCurrent={section === other}>
            {words.sections[other].name}
          </Tab>
        ))}
      </nav>
      <Form role="search" action="/documentation" className="doc-search">
        <Search aria-hidden="true" />
        <input
          // Another search, or none, is another field.
          key={query}
          type="search"
          name="q"
          className="input"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="sr-only">
          {words.searchNow}
        </button>
      </Form>
    </div>
  );
}

type TabProps = { to: string; isCurrent: boolean; children: string };

function Tab({ to, isCurrent, children }: TabProps) {
  return (
    <Link to={to} className="tab" aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
