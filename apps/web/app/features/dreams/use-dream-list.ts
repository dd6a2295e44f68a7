import type { DreamEvent } from '@reverie/contract/events';
import type { PaintingProgress } from '@reverie/contract/images';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { backgroundApi, browserApi } from '#api/browser.ts';
import { codeOf } from '#api/refusal.ts';
import { changeList, listOf } from '#features/dreams/dream-list.rules.ts';
import { type Asked, type DreamPage, listDreams, pageSize } from '#features/dreams/queries.ts';
import { useLiveEvents } from '#loading/use-live-events.ts';

/** Events come in bursts, a painting's three steps within a second: one look answers them all. */
const gathering = 250;

/** How far the paintings on their way are, by dream. */
export type Progresses = Readonly<Record<string, PaintingProgress>>;

/** The list of a query, which fills in by itself as dreams are told, analysed and painted. */
export function useDreamList(first: DreamPage, pages: number, asked: Asked) {
  const [list, change] = useReducer(changeList, null, () => listOf(first, pages));
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof codeOf> | null>(null);
  const [progresses, setProgresses] = useState<Progresses>({});
  const isFirstRender = useRef(true);

  // A page more is no other list: only what the server answers anew takes the place of this one.
  const replace = useEffectEvent(() => change({ type: 'replaced', with: first, pages }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else replace();
  }, [first]);

  /** Whether the next page has come. */
  async function loadMore(): Promise<boolean> {
    setLoading(true);
    setProblem(null);
    try {
      const page = await listDreams(browserApi(), { ...asked, page: list.page + 1 });
      change({ type: 'extended', with: page });
      return true;
    } catch (error) {
      setProblem(codeOf(error));
      return false;
    } finally {
      setLoading(false);
    }
  }

  const lookAgain = useGathered(async (page) => {
    const found = await listDreams(backgroundApi(), { ...asked, page });
    change({ type: page === 1 ? 'refreshed' : 'updated', with: found });
  });

  /** Lists are read again rather than dreams one by one: opening a dream counts as reading it. */
  function follow({ type, dreamId, painting }: DreamEvent) {
    if (painting) return setProgresses((known) => ({ ...known, [dreamId]: painting }));
    if (type === 'dream.removed') return change({ type: 'removed', dreamId });
    const place = list.dreams.findIndex(({ id }) => id === dreamId);
    if (place >= 0) lookAgain(Math.floor(place / pageSize) + 1);
    // A search shows what it found; only its own dreams are kept current.
    else if (type === 'dream.created' && asked.query === '') lookAgain(1);
  }

  useLiveEvents({ onOpen: () => lookAgain(1), onEvent: follow });

  return { list, progresses, loadMore, isLoading, problem };
}

/** Runs a look at each page asked for within a moment, once. A look that fails waits for the next. */
function useGathered(look: (page: number) => Promise<void>) {
  const pages = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (page: number) => {
    pages.current.add(page);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const asked = [...pages.current];
      pages.current.clear();
      for (const each of asked) look(each).catch(() => {});
    }, gathering);
  };
}
