import type { ProblemCode } from '@reverie/contract';
import { warnedFilters } from '@reverie/contract/dreams.rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { hasMore, partBySeen } from '#features/dreams/dream-list.rules.ts';
import { type Asked, type DreamPage, pagesLimit } from '#features/dreams/queries.ts';
import { type Progresses, useDreamList } from '#features/dreams/use-dream-list.ts';
import { Wall, WallSkeleton } from '#features/dreams/wall.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { saidOf } from '#reader/avoiding.rules.ts';
import { AvoidFold } from '#reader/avoiding.tsx';
import { useWarnedFilter } from '#reader/warned-dreams.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';

type ExploreProps = {
  asked: Asked;
  /** How many pages of the list are shown. */
  pages: number;
  /** Null where the list could not be read; `problem` then says why. */
  first: DreamPage | null;
  /** Up to when the reader had seen everything; null where nothing is new to them. */
  seenUntil: string | null;
  problem: ProblemCode | null;
  isSearching: boolean;
  /** The choice of whose dreams are shown, and those of people the reader follows. */
  whose: ReactNode;
  followed: ReactNode;
  /** What this reader has to know first. */
  notice?: ReactNode;
  /** What they are asked before the dreams. */
  question?: ReactNode;
};

/** Everything this reader may see, newest first, or what a search found. */
export function Explore(props: ExploreProps) {
  const { asked, pages, first, seenUntil, problem, isSearching, whose, followed } = props;
  const { notice, question } = props;
  const t = useMessages('dreams');
  const reasonOf = useReason();
  const { isAsking, askAgain } = useAgain();
  const prefers = useWarnedFilter();
  const addressOf = useAddressOf();
  const held = { warned: asked.warned === prefers ? null : asked.warned };
  return (
    <Page>
      {notice}
      <PageHead title={t.explore} lead={t.exploreLead}>
        {whose}
        {!followed && (
          <div className="mt-8">
            <SearchField
              action="/dashboard"
              query={asked.query}
              words={t}
              everything={addressOf({ ...asked, query: '' })}
              others={{ ...saidOf(asked), ...held }}
              className="w-full max-w-xl"
            />
            <WarnedChoice asked={asked} addressOf={addressOf} />
            <AvoidFold
              avoiding={asked}
              action="/dashboard"
              others={{ q: asked.query, ...held }}
              to={(change) => addressOf({ ...asked, ...change })}
            />
          </div>
        )}
      </PageHead>
      {question}
      {followed}
      {first && !isSearching && (
        <Found first={first} pages={pages} asked={asked} seenUntil={seenUntil} />
      )}
      {isSearching && <WallSkeleton />}
      {problem && !isSearching && (
        <PlainState title={t.error(reasonOf(problem))}>
          <Button onClick={askAgain} isBusy={isAsking}>
            {t.tryAgain}
          </Button>
        </PlainState>
      )}
    </Page>
  );
}

/** Asks for the list anew, for as long as it takes. */
function useAgain() {
  const ask = useAskAnew();
  const [isAsking, setAsking] = useState(false);
  const askAgain = () => {
    setAsking(true);
    void ask().finally(() => setAsking(false));
  };
  return { isAsking, askAgain };
}

/** Where the dreams are that are asked for so: what is as this reader prefers is not said. */
function useAddressOf() {
  const prefers = useWarnedFilter();
  return ({ query, warned, ...avoiding }: Asked, pages = 1): string => {
    const search = new URLSearchParams();
    if (query !== '') search.set('q', query);
    if (warned !== prefers) search.set('warned', warned);
    for (const [name, value] of Object.entries(saidOf(avoiding))) search.set(name, value);
    if (pages > 1) search.set('pages', String(pages));
    return search.size > 0 ? `/dashboard?${search}` : '/dashboard';
  };
}

type WarnedChoiceProps = { asked: Asked; addressOf: ReturnType<typeof useAddressOf> };

function WarnedChoice({ asked, addressOf }: WarnedChoiceProps) {
  const t = useMessages('dreams');
  return (
    <nav aria-label={t.warnedFilter} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {warnedFilters.map((warned) => (
          <li key={warned}>
            <Link
              to={addressOf({ ...asked, warned })}
              preventScrollReset
              aria-current={warned === asked.warned ? 'true' : undefined}
              className="tag tag-choice"
            >
              {t.warnedFilters[warned]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FoundProps = { first: DreamPage; pages: number; asked: Asked; seenUntil: string | null };

function Found({ first, pages, asked, seenUntil }: FoundProps) {
  const { query } = asked;
  const t = useMessages('dreams');
  const { number } = useFormats();
  const reasonOf = useReason();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const { list, progresses, loadMore, isLoading, problem } = useDreamList(first, pages, asked);
  const isHere = useIsHere();
  const next = addressOf(asked, Math.min(list.page + 1, pagesLimit));

  async function showMore() {
    const hasCome = await loadMore();
    // The address then holds as many pages as are shown: a reader comes back to all of them.
    // A reader who is leaving already is not held.
    if (hasCome && isHere.current) {
      await navigate(next, { replace: true, preventScrollReset: true });
    }
  }

  if (list.dreams.length === 0) return <NothingFound query={query} />;
  return (
    <>
      {query !== '' && (
        <p className="mb-8 text-ui text-ink-soft" role="status">
          {t.found(list.totalCount, number(list.totalCount), list.isTotalExact)}{' '}
          <em className="font-text">{query}</em>
        </p>
      )}
      <Parted dreams={list.dreams} progresses={progresses} seenUntil={seenUntil} />
      {problem && (
        <p role="alert" className="mt-2 text-center text-danger">
          {t.error(reasonOf(problem))}
        </p>
      )}
      {hasMore(list) && (
        <p className="mt-6 text-center">
          <ButtonLink
            to={next}
            replace
            preventScrollReset
            aria-disabled={isLoading || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!isLoading) void showMore();
            }}
          >
            {isLoading ? t.loading : t.loadMore}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

type PartedProps = {
  dreams: DreamPage['dreams'];
  progresses: Progresses;
  seenUntil: string | null;
};

/** A list with a line in it: above what came since one last looked, below what one has seen. */
function Parted({ dreams, progresses, seenUntil }: PartedProps) {
  const t = useMessages('dreams');
  const { date, time } = useFormats();
  const since = seenUntil && t.since(date(seenUntil), time(seenUntil));
  const { fresh, seen } = partBySeen(dreams, seenUntil);
  if (fresh.length === 0 || since === null) {
    return (
      <>
        {since && <p className="mb-8 text-ui text-ink-soft">{t.nothingSince(since)}</p>}
        <Wall dreams={dreams} progresses={progresses} level="h2" />
      </>
    );
  }
  return (
    <>
      <h2 className="wall-part">{t.newSince(since)}</h2>
      <Wall dreams={fresh} progresses={progresses} />
      {seen.length > 0 && (
        <>
          <h2 className="wall-part">{t.seenBefore}</h2>
          <Wall dreams={seen} progresses={progresses} />
        </>
      )}
    </>
  );
}

/** Whether the reader still is on this page, and not on the way to another. */
function useIsHere() {
  const isHere = useRef(true);
  const { state } = useNavigation();
  useEffect(() => {
    isHere.current = state === 'idle';
    return () => {
      isHere.current = false;
    };
  }, [state]);
  return isHere;
}

function NothingFound({ query }: { query: string }) {
  const t = useMessages('dreams');
  const isSearch = query !== '';
  return (
    <PlainState
      title={isSearch ? t.noneFound(query) : t.empty}
      text={isSearch ? t.noneFoundHint : t.emptyInvitation}
    >
      <ButtonLink to={isSearch ? '/dashboard' : '/dreams/new'}>
        {isSearch ? t.allDreams : t.share}
      </ButtonLink>
    </PlainState>
  );
}

/** A refusal in words; the specification's own where there are no better ones. */
function useReason(): (problem: ProblemCode) => string {
  const t = useMessages('dreams');
  return (problem) => (problem === 'unavailable' ? t.unavailable : t.listFailed);
}
