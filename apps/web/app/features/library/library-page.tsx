import type { Dream } from '@reverie/contract/dreams';
import type { WarnedFilter } from '@reverie/contract/dreams.rules';
import type { LibraryPage as Found, LibraryStatistics } from '@reverie/contract/library';
import { rankingLimit } from '@reverie/contract/library.rules';
import type { Tag } from '@reverie/contract/tags';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PaintedState } from '#ambience/painted-state.tsx';
import { type Choices, isChosen, pathWith, queryOf } from '#features/library/choices.rules.ts';
import { Chosen } from '#features/library/chosen.tsx';
import { Community, Invitation } from '#features/library/community.tsx';
import { Filters } from '#features/library/filters.tsx';
import { type Hang, HungRoom, Rooms } from '#features/library/gallery.tsx';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { leadOf } from '#features/library/rooms.rules.ts';
import { Toolbar } from '#features/library/toolbar.tsx';
import { tagNameOf } from '#features/library/wording.ts';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PlainState } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';

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
  /** The canonical tag that the chosen one means; null where it means none. */
  tag: Tag | null;
  /** Whether other choices are on their way. */
  isLoading: boolean;
  /** The light of the page's first picture, and how a dream hangs. */
  light: ReactNode;
  hang: Hang;
  /** The shape of a wall. */
  wallToCome: ReactNode;
};

/** The public library: dreams on a rail, room by room. */
export function LibraryPage(props: LibraryProps) {
  const { text, choices, found, statistics, isSignedIn, light } = props;
  return (
    <Page className="measure-wide">
      {light}
      <Toolbar
        text={text}
        choices={choices}
        filters={<Filters text={text} choices={choices} warned={props.warned} />}
      />
      {found ? (
        <Results {...props} found={found} />
      ) : (
        <PlainState title={text.failed} text={text.failedText}>
          <ButtonLink to={`/dreams${queryOf(choices)}`} reloadDocument>
            {text.tryAgain}
          </ButtonLink>
        </PlainState>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 pt-16">
        <Link to="/dreams/motifs" className="inline-link">
          {text.motifs}
        </Link>
        <Link to="/dreams/weather" className="inline-link">
          {text.weather}
        </Link>
      </p>
      <Community text={text} statistics={statistics} />
      <Invitation text={text} isSignedIn={isSignedIn} />
    </Page>
  );
}

function Results(props: LibraryProps & { found: Found }) {
  const { text, choices, found, isLoading, wallToCome } = props;
  const { number } = useFormats();
  const own = useLanguage();
  const heading = useFocusOnTurning(choices.page);
  const { totalCount, isTotalExact, pageCount } = found;
  const { q, sort, page } = choices;
  const sum = fill(text[countWord(totalCount, isTotalExact)], { n: number(totalCount) });
  const place =
    pageCount > 1 ? fill(text.pageOf, { n: number(page), count: number(pageCount) }) : null;
  const isCut = q === '' && sort !== 'recent' && totalCount > rankingLimit && page === pageCount;
  // Without scripts too, a page opens where its dreams begin.
  const to = (page: number) => `${pathWith(choices, { page })}#results`;
  return (
    <section id="results" aria-labelledby="results-name" className="library-results">
      <div className="library-sum" data-quiet={!isChosen(choices) || undefined}>
        <h2 id="results-name" ref={heading} tabIndex={-1}>
          {q === '' ? text.results[sort] : text.found}
        </h2>
        {/* Said by itself whenever it changes. */}
        <p role="status" className="text-ui text-ink-soft">
          {isLoading ? text.loading : [sum, place].filter(Boolean).join(', ')}
        </p>
        {sort !== 'recent' && <p className="basis-full text-ink-soft">{text.sortNotes[sort]}</p>}
        <Chosen text={text} choices={choices} tagName={tagNameOf(props.tag, choices.tag, own)} />
        {props.tag && <AlsoSaid text={text} tag={props.tag} own={own} />}
      </div>
      <div aria-busy={isLoading}>
        {isLoading ? (
          wallToCome
        ) : totalCount > 0 ? (
          <Walls {...props} dreams={found.dreams} />
        ) : (
          <Nothing text={text} choices={choices} />
        )}
      </div>
      {isCut && (
        <p className="mt-4 text-center text-small text-ink-soft">
          {fill(text.rankingEnds, { n: number(rankingLimit) })}
        </p>
      )}
      {page < pageCount && (
        <p className="library-further mt-16 text-center">
          <ButtonLink to={to(page + 1)}>{text.further}</ButtonLink>
        </p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={to}
        words={text}
        nameOf={(page) => fill(text.page, { n: number(page) })}
        numberOf={number}
      />
    </section>
  );
}

/** Which other words mean what is filtered by: they are found too. */
function AlsoSaid({ text, tag, own }: { text: LibraryText; tag: Tag; own: 'fr' | 'en' }) {
  const other = own === 'fr' ? 'en' : 'fr';
  const all = [...new Set([tag.name[other], ...tag.spellings])].filter(
    (name) => name !== tag.name[own],
  );
  if (all.length === 0) return null;
  const names = all.slice(0, 12).join(', ');
  return <p className="basis-full text-small text-ink-faint">{fill(text.alsoSaid, { names })}</p>;
}

/** What hangs apart, then the rooms; what was searched or ranked keeps its order, in one. */
function Walls(props: LibraryProps & { dreams: readonly Dream[] }) {
  const { text, choices, featured, dreams, hang } = props;
  const own = useLanguage();
  const { q, sort, rooms } = choices;
  const apart = new Set(featured.map(({ id }) => id));
  const rest = dreams.filter(({ id }) => !apart.has(id));
  if (q !== '' || sort !== 'recent') {
    return <HungRoom name={text.results[sort]}>{dreams.map(hang)}</HungRoom>;
  }
  return (
    <>
      {featured.length > 0 && (
        <HungRoom name={text.featured} note={text.featuredLead}>
          {featured.map(hang)}
        </HungRoom>
      )}
      <Rooms
        text={text}
        rooming={rooms}
        lead={leadOf(choices.lead, own)}
        dreams={rest}
        hang={hang}
        before={featured.length}
      />
    </>
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
  if (!isChosen(choices)) {
    return <PaintedState scene="stage" title={text.empty} text={text.emptyText} />;
  }
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
    const { activeElement, body } = document;
    // On the last page the link that was pressed is gone, and nothing has the focus.
    if (activeElement === body || activeElement?.closest('.pages, .library-further')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [page]);
  return heading;
}
