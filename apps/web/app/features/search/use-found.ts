import type { Dream } from '@reverie/contract/dreams';
import type { WarnedFilter } from '@reverie/contract/dreams.rules';
import { useEffect, useState } from 'react';
import { askForHelp } from '#api/ask-help.ts';
import { browserApi } from '#api/browser.ts';
import { useWarnedFilter } from '#reader/warned-dreams.tsx';

export type FoundHelp = { title: string; excerpt: string; href: string };

type Found = {
  /** What was asked for last; what is shown may still answer the word before. */
  state: 'idle' | 'coming' | 'there' | 'away';
  dreams: Dream[];
  help: FoundHelp[];
};

const nothing: Found = { state: 'idle', dreams: [], help: [] };
/** Milliseconds without a key after which a word counts as typed. */
const pause = 180;
const dreamsShown = 5;
const helpShown = 3;

/** Dreams and help for what is typed. A word that is typed over is no longer asked for. */
export function useFound(query: string): Found {
  const [found, setFound] = useState(nothing);
  const warned = useWarnedFilter();

  useEffect(() => {
    if (query === '') return setFound(nothing);
    const abort = new AbortController();
    const { signal } = abort;
    setFound((before) => ({ ...before, state: 'coming' }));
    const timer = setTimeout(async () => {
      const [dreams, help] = await Promise.allSettled([
        findDreams(query, warned, signal),
        findHelp(query, signal),
      ]);
      if (signal.aborted) return;
      setFound({
        state: dreams.status === 'fulfilled' ? 'there' : 'away',
        dreams: dreams.status === 'fulfilled' ? dreams.value : [],
        // Help is beside the point of a search: where it cannot be had, nothing is said of it.
        help: help.status === 'fulfilled' ? help.value : [],
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, warned]);

  return found;
}

async function findDreams(q: string, warned: WarnedFilter, signal: AbortSignal): Promise<Dream[]> {
  return (await browserApi().dreams.search({ q, warned, pageSize: dreamsShown }, { signal }))
    .dreams;
}

async function findHelp(query: string, signal: AbortSignal): Promise<FoundHelp[]> {
  const body = await askForHelp(query, signal);
  const results = isRecord(body) && Array.isArray(body.results) ? body.results : [];
  return results.filter(isHelp).slice(0, helpShown);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isHelp(value: unknown): value is FoundHelp {
  if (!isRecord(value)) return false;
  const { title, excerpt, href } = value;
  return [title, excerpt, href].every((part) => typeof part === 'string');
}
