import type { Cast } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const seeing = wordSet('see saw seeing notice noticed noticing');
const seeingInFrench = wordSet(
  'voit voient voyait voyaient vu vue voir remarquait remarquaient remarque remarquent remarqué',
);
const denying = wordSet(
  `not nobody none never without no couldn't can't didn't doesn't don't wasn't unable
  ne n' personne sans jamais aucun aucune`,
);
const being = wordSet(
  'was were is are am been become became suis est étais était étaient devenu devenue',
);
const adjectives = wordSet(
  'invisible invisibles transparent transparente transparents transparentes',
);
const between = wordSet(
  'completely totally all almost suddenly now complètement presque soudain tout toute',
);

/** Whom nobody sees: « mes amis ne me voyaient pas », `nobody could see me`, `my sister was invisible`. */
export function unseenIn(reading: Reading, cast: Cast, named: readonly Named[]): Change[] {
  // Who hides is not seen on any day.
  const isHiding = actionsIn(reading).some(({ meaning }) => meaning.value.act === 'hide');
  const found = reading.tokens.flatMap((_, at): Change[] => {
    if (isWaking(reading, at)) return [];
    if (!isHiding && isMeUnseen(reading, at)) return [unseen(reading, 'dreamer', at, at + 1)];
    if (!isHappening(reading, at)) return [];
    const to = invisibleFrom(reading, at);
    const of = to === null ? undefined : doerOf(reading, cast, named, at);
    const isNamed = of === 'dreamer' || named.some(({ id }) => id === of);
    const isDenied = evidenceAt(reading, at, at + 1, '').negated;
    return to === null || of === undefined || !isNamed || isDenied
      ? []
      : [unseen(reading, of, at, to)];
  });
  return found.filter(({ of }, n) => found.findIndex((one) => one.of === of) === n);
}

function unseen(reading: Reading, of: string, from: number, to: number): Change {
  const evidence = evidenceAt(reading, from, to, 'change.invisible: unseen');
  return { of, change: 'invisible', evidence: [{ ...evidence, negated: false }] };
}

/** A `me` that is denied to be seen. */
function isMeUnseen(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  const isEnglish = said(at) === 'me' && seeing.has(said(at - 1));
  const isFrench =
    /^(?:me|m')$/.test(said(at)) && [1, 2, 3].some((n) => seeingInFrench.has(said(at + n)));
  if (!isEnglish && !isFrench) return false;
  const first = Math.max(sentenceAt(reading, at)?.from ?? 0, at - 5);
  const before = tokens.slice(first, at);
  // `They could not see me` is so; `they would not see me` is hoped.
  if (!isHappening(reading, at) && before.every(({ lower }) => !/^could/.test(lower))) return false;
  return before.some(({ lower }) => denying.has(lower));
}

/** Where `was invisible` ends; null where nothing says so. */
function invisibleFrom({ tokens }: Reading, at: number): number | null {
  if (!being.has(tokens[at]?.lower ?? '')) return null;
  let to = at + 1;
  while (to < at + 4 && between.has(tokens[to]?.lower ?? '')) to += 1;
  return adjectives.has(tokens[to]?.lower ?? '') ? to + 1 : null;
}
