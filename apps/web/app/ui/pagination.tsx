import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pagesAround } from '#ui/pages-around.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** Where a page is. */
  to: (page: number) => string;
  words: { pages: string; previous: string; next: string };
  /** What a page is called, and how its number is written. */
  nameOf: (page: number) => string;
  numberOf: (page: number) => string;
};

/** Numbered pages; nothing where there is one. */
export function Pagination({ page, pageCount, to, words, nameOf, numberOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.pages} className="mt-6">
      <ul className="pages">
        <Step name={words.previous} to={page > 1 ? to(page - 1) : null} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </Step>
        {pagesAround(page, pageCount).map((other, place) =>
          other === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are alike and have no other name
            <li key={`gap ${place}`} aria-hidden="true" className="pages-gap">
              …
            </li>
          ) : (
            <li key={other}>
              <Link
                to={to(other)}
                aria-label={nameOf(other)}
                aria-current={other === page ? 'page' : undefined}
              >
                {numberOf(other)}
              </Link>
            </li>
          ),
        )}
        <Step name={words.next} to={page < pageCount ? to(page + 1) : null} rel="next">
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
    <li className="pages-step">
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
