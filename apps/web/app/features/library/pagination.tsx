import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Choices, pagesAround, pathWith } from '#features/library/choices.ts';
import { fill } from '#features/library/fill.ts';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { useFormats } from '#language/messages.tsx';

type PaginationProps = { text: LibraryText; choices: Choices; pageCount: number };

/** Numbered pages. Without scripts too, a page opens where its dreams begin. */
export function Pagination({ text, choices, pageCount }: PaginationProps) {
  const { number } = useFormats();
  if (pageCount < 2) return null;
  const { page } = choices;
  const to = (other: number) => `${pathWith(choices, { page: other })}#results`;
  return (
    <nav aria-label={text.pages} className="mt-6">
      <ul className="library-pages">
        <Step name={text.previous} to={page > 1 ? to(page - 1) : null} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </Step>
        {pagesAround(page, pageCount).map((other, place) =>
          other === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are alike and have no other name
            <li key={`gap ${place}`} aria-hidden="true" className="library-gap">
              …
            </li>
          ) : (
            <li key={other}>
              <Link
                to={to(other)}
                aria-label={fill(text.page, { n: number(other) })}
                aria-current={other === page ? 'page' : undefined}
              >
                {number(other)}
              </Link>
            </li>
          ),
        )}
        <Step name={text.next} to={page < pageCount ? to(page + 1) : null} rel="next">
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </Step>
      </ul>
    </nav>
  );
}

type StepProps = { name: string; to: string | null; rel: 'prev' | 'next'; children: ReactNode };

/** One page on or back; at an end it keeps its place and leads nowhere. */
function Step({ name, to, rel, children }: StepProps) {
  return (
    <li className="library-step">
      {to ? (
        <Link to={to} rel={rel} aria-label={name}>
          {children}
        </Link>
      ) : (
        <span aria-hidden="true">{children}</span>
      )}
    </li>
  );
}
