import type { Cast } from '#grammar/person.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const being = wordSet('was were is are am étais était étaient suis est sont');
const wholly = wordSet(
  'all really actually just now only vraiment en fait maintenant devenu devenue',
);
const articles = wordSet('a an un une des');
/** Of what somebody can be seen to be: what stands in a room or a garden, or lies on a table. */
const solid = wordSet('objects props food plants home travel arts-and-play light-and-fire');
const verb = {
  fr: { one: 'est', many: 'sont', joint: '' },
  en: { one: 'is', many: 'are', joint: '' },
};

/**
 * `My husband was a candle`, « j'étais une chaise »: somebody who is a thing, which no waking life
 * has. A likeness has its own words (`like a candle`) and is none.
 */
export function beingsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!being.has(lower) || !isHappening(reading, at)) return [];
    let to = at + 1;
    while (to < at + 3 && wholly.has(tokens[to]?.lower ?? '')) to += 1;
    const isNone = !articles.has(tokens[to]?.lower ?? '') || isOfNobody(reading, named, at);
    if (isNone) return [];
    const what = nextNamed(reading, named, to, 2);
    if (what?.kind !== 'thing' || !solid.has(what.category ?? '')) return [];
    // `I was a window cleaner`, `it was a table of ten`: the next word says more.
    const after = tokens[what.to];
    const isWhole = after === undefined || after.gap !== ' ' || closing.has(after.lower);
    const who = doerOf(reading, cast, named, at);
    const isSomebody =
      who === 'dreamer' || named.some(({ id, kind }) => id === who && kind === 'character');
    const evidence = evidenceAt(reading, at, what.to, 'action.become: was');
    if (!isWhole || !isSomebody || who === undefined || evidence.negated) return [];
    return [{ who, act: 'become', whom: what.id, verb, where: [], evidence: [evidence] }];
  });
}

/** `There was a lighthouse`, « on a cru que c'était un avion »: it is said of nobody before it. */
function isOfNobody({ tokens }: Reading, named: readonly Named[], at: number): boolean {
  const subject = tokens[at - 1]?.lower ?? '';
  // « Ma sœur c'était une bougie » takes her up again.
  if (/^(?:c'|ce|ça)$/.test(subject)) return !named.some(({ to }) => to === at - 1);
  return /^(?:there|here|it|this|that|ceci|cela)$/.test(subject);
}

const closing = wordSet(
  'and et with in on at by avec dans sur à au aux chez that who qui que so but mais because from there là standing',
);
