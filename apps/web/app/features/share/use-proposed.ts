import { tagKey, tagLimit } from '@reverie/contract/dreams.rules';
import type { Tag } from '@reverie/contract/tags';
import { useEffect, useState } from 'react';
import { backgroundApi } from '#api/browser.ts';

/** Milliseconds of rest after which what was typed is asked about. */
const rest = 200;
/** Two letters begin a word; one begins them all. */
const least = 2;

type Found = { for: string; tags: Tag[] };
const nothing: Found = { for: '', tags: [] };

/** Canonical tags that what is being typed may mean, but for those there are. None where nobody answers. */
export function useProposed(typed: string, known: readonly string[]) {
  const [found, setFound] = useState(nothing);
  const wanted = typed.trim();
  const isAsked = wanted.length >= least && [...wanted].length <= tagLimit;

  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      backgroundApi()
        .tags.find({ q: wanted }, { signal: abort.signal })
        .then(({ tags }) => setFound({ for: wanted, tags }))
        .catch(() => {});
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, isAsked]);

  const borne = new Set(known.map(tagKey));
  const isBorne = ({ name, spellings }: Tag) =>
    [name.fr, name.en, ...spellings].some((each) => borne.has(tagKey(each)));
  return {
    tags: isAsked ? found.tags.filter((tag) => !isBorne(tag)) : [],
    isSettled: found.for === wanted,
  };
}
