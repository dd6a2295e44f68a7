import type { ProblemCode } from '@reverie/contract';
import { useState } from 'react';
import { hasMore } from '#features/dreams/dream-list.ts';
import type { DreamPage } from '#features/dreams/queries.ts';
import { useDreamList } from '#features/dreams/use-dream-list.ts';
import { Wall, WallSkeleton } from '#features/dreams/wall.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';

type ExploreProps = {
  query: string;
  /** Null where the list could not be read; `problem` then says why. */
  first: DreamPage | null;
  problem: ProblemCode | null;
  isSearching: boolean;
};

/** Everything this reader may see, newest first, or what a search found. */
export function Explore({ query, first, problem, isSearching }: ExploreProps) {
  const t = useMessages('dreams');
  const reasonOf = useReason();
  const { isAsking, askAgain } = useAgain();
  return (
    <Page>
      <PageHead title={t.explore} lead={t.exploreLead}>
        <div className="mt-8">
          <SearchField
            action="/dashboard"
            query={query}
            words={t}
            everything="/dashboard"
            className="w-full max-w-xl"
          />
        </div>
      </PageHead>
      {first && !isSearching && <Found first={first} query={query} />}
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

function Found({ first, query }: { first: DreamPage; query: string }) {
  const t = useMessages('dreams');
  const { number } = useFormats();
  const reasonOf = useReason();
  const { list, progresses, loadMore, isLoading, problem } = useDreamList(first, query);

  if (list.dreams.length === 0) return <NothingFound query={query} />;
  return (
    <>
      {query !== '' && (
        <p className="mb-8 text-ui text-ink-soft" role="status">
          {t.found(list.totalCount, number(list.totalCount), list.isTotalExact)}{' '}
          <em className="font-text">{query}</em>
        </p>
      )}
      <Wall dreams={list.dreams} progresses={progresses} level="h2" />
      {problem && (
        <p role="alert" className="mt-2 text-center text-danger">
          {t.error(reasonOf(problem))}
        </p>
      )}
      {hasMore(list) && (
        <p className="mt-6 text-center">
          <Button onClick={loadMore} isBusy={isLoading}>
            {isLoading ? t.loading : t.loadMore}
          </Button>
        </p>
      )}
    </>
  );
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
