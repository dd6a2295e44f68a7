import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import type { DocCard } from '#features/documentation/read-doc.server.ts';

type DocCardsProps = { cards: readonly DocCard[]; words: DocumentationText; level: 2 | 3 };

/** The pages of a section, each with a link that leads on. */
export function DocCards({ cards, words, level }: DocCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ path, title, summary, guide }) => (
        <li key={path} className="doc-card">
          <Heading className="font-display text-h3">{title}</Heading>
          {guide && (
            <p className="text-small text-ink-faint">
              {`${words.levels[guide.level]}, ${guide.minutes}${words.minutes}`}
            </p>
          )}
          <p className="text-ui text-ink-soft">{summary}</p>
          <Link to={path} className="lead mt-auto text-ui">
            {words.learnMore}
            <span className="sr-only">{`${words.colon}${title}`}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
