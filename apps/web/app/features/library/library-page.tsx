import type { Dream } from '@reverie/contract/dreams';
import type { WarnedFilter } from '@reverie/contract/dreams.rules';
import type { LibraryPage as Found, LibraryStatistics } from '@reverie/contract/library';
import { rankingLimit } from '@reverie/contract/library.rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Choices, isChosen, pathWith, queryOf } from '#features/library/choices.rules.ts';
import { Chosen } from '#features/library/chosen.tsx';
import { Community, Invitation } from '#features/library/community.tsx';
import { Featured } from '#features/library/featured.tsx';
import { Filters } from '#features/library/filters.tsx';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';

export type LibraryProps = {
  text: LibraryText;
  choices: Choices;
  /** What becomes of warned dreams; null for visitors, who are shown none. */
  warned: WarnedFilter | null;
  /** Null where the library could not be read. */
  found: Found | null;
  featured: readonly Dream[];
  statistics: LibraryStatistics | null;
  isSignedIn: boolean;
  /** Whether other choices are on their way. */
  isLoading: boolean;
  /** The dreams of this page on their wall, and the shape of such a wall. */
  wall: ReactNode;
  wallToCome: ReactNode;
  /** The form that asks for the letter. */
  letter: ReactNode;
};

/** The public library. */
export function LibraryPage(props: LibraryProps) {
  const { text, choices, found, featured, statistics, isSignedIn, letter } = props;
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead}>
        <div className="mt-8">
          <LibrarySearch text={text} choices={choices} />
        </div>
      </PageHead>
      <Filters text={text} choices={choices} warned={props.warned} />
      {featured.length > 0 && <Featured text={text} dreams={featured} />}
      {found ? (
        <Results {...props} found={found} />
      ) : (
        <PlainState title={text.failed} text={text.failedText}>
          <ButtonLink to={`/dreams${queryOf(choices)}`} reloadDocument>
            {text.tryAgain}
          </ButtonLink>
        </PlainState>
      )}
      <Community text={text} statistics={statistics} />
      <Invitation text={text} isSignedIn={isSignedIn} />
      <section aria-labelledby="letter" className="library-letter">
        <div>
          <h2 id="letter" className="font-display text-h2">
            {text.letterTitle}
          </h2>
          <p className="mt-3 text-ink-soft">{text.letterText}</p>
        </div>
        {letter}
      </section>
    </Page>
  );
}

/** What else was chosen goes with it into the address. */
function LibrarySearch({ text, choices }: { text: LibraryText; choices: Choices }) {
  const { q, tag, category, type, period, sort, warned } = choices;
  return (
    <SearchField
      action="/dreams"
      query={q}
      words={text}
      everything={pathWith(choices, { q: '' })}
      others={{ tag, category, type, period, warned, sort: sort === 'recent' ? null : sort }}
      staysInPlace
      className="w-full max-w-xl"
    />
  );
}

function Results(props: LibraryProps & { found: Found }) {
  const { text, choices, found, isLoading, wall, wallToCome } = props;
  const { number } = useFormats();
  const heading = useFocusOnTurning(choices.page);
  const { totalCount, isTotalExact, pageCount } = found;
  const { q, sort, page } = choices;
  const sum = fill(text[countWord(totalCount, isTotalExact)], { n: number(totalCount) });
  const place =
    pageCount > 1 ? fill(text.pageOf, { n: number(page), count: number(pageCount) }) : null;
  const isCut = q === '' && sort !== 'recent' && totalCount > rankingLimit && page === pageCount;
  return (
    <section id="results" aria-labelledby="results-name" className="library-results">
      <div className="mb-8 border-b border-line pb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="results-name" ref={heading} tabIndex={-1} className="font-display text-h2">
            {q === '' ? text.results[sort] : text.found}
          </h2>
          {/* Said by itself whenever it changes. */}
          <p role="status" className="text-ui text-ink-soft">
            {isLoading ? text.loading : [sum, place].filter(Boolean).join(', ')}
          </p>
        </div>
        {sort !== 'recent' && <p className="mt-2 text-ink-soft">{text.sortNotes[sort]}</p>}
        <Chosen text={text} choices={choices} />
      </div>
      <div aria-busy={isLoading}>
        {isLoading ? wallToCome : totalCount > 0 ? wall : <Nothing text={text} choices={choices} />}
      </div>
      {isCut && (
        <p className="mt-4 text-center text-small text-ink-soft">
          {fill(text.rankingEnds, { n: number(rankingLimit) })}
        </p>
      )}
      <Pagination
        page={choices.page}
        pageCount={pageCount}
        // Without scripts too, a page opens where its dreams begin.
        to={(page) => `${pathWith(choices, { page })}#results`}
        words={text}
        nameOf={(page) => fill(text.page, { n: number(page) })}
        numberOf={number}
      />
    </section>
  );
}

/** Which words say a count. */
function countWord(count: number, isExact: boolean): 'zero' | 'one' | 'many' | 'least' {
  if (count === 0) return 'zero';
  if (!isExact) return 'least';
  return count > 1 ? 'many' : 'one';
}

/** Nothing to show, why, and a way out. */
function Nothing({ text, choices }: { text: LibraryText; choices: Choices }) {
  const { q } = choices;
  if (!isChosen(choices)) return <PlainState title={text.empty} text={text.emptyText} />;
  return (
    <PlainState
      title={q === '' ? text.none : fill(text.noneFound, { q })}
      text={q === '' ? text.noneText : text.noneFoundText}
    >
      <ButtonLink to="/dreams">{text.showAll}</ButtonLink>
    </PlainState>
  );
}

/** After a turned page reading goes on where its dreams begin. */
function useFocusOnTurning(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (document.activeElement?.closest('.pages')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [page]);
  return heading;
}
