import { Link } from 'react-router';
import { type DocSection, docSections } from '#features/documentation/doc-map.rules.ts';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import { SearchField } from '#ui/search-field.tsx';

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
      <SearchField
        action="/documentation"
        query={query}
        words={words}
        everything="/documentation"
        className="doc-search"
      />
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
