import type { Cast } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const within = wordSet('in inside within dans intérieur');
const cavities = wordSet(
  `chest stomach belly tummy ribs ribcage heart body torso guts poitrine ventre cœur corps torse estomac
  entrailles côtes`,
);
const mine = wordSet('my mon ma mes');
const theirs = wordSet('his her their son sa ses leur leurs');
const selves = wordSet('me moi');
/** What one has eaten is in one's stomach on any day. */
const ofNoBody = wordSet('food body water clothing home town ways land sky weather');

/** `Inside my chest there was a clock`, « mon père avait un oiseau dans le ventre »: what is in whom. */
export function insideBodies(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  return reading.tokens.flatMap((_, at): Deed[] => {
    if (!isHappening(reading, at)) return [];
    const cavity = cavityAt(reading, at);
    if (cavity === null) return [];
    const sentence = sentenceAt(reading, at);
    const isThing = ({ kind, category, from, to }: Named, one: Named) =>
      (kind === 'thing' ? !ofNoBody.has(category ?? '') : isBeast(reading, one)) &&
      from >= (sentence?.from ?? 0) &&
      to <= (sentence?.to ?? 0);
    // « Un oiseau battait des ailes dans ma poitrine »: the bird is in there, with its own.
    const wing = named.find(({ id, to }) => id === 'wing' && to === at);
    const end = wing?.from ?? at;
    const reach = wing ? 3 : 1;
    const before = named.findLast(
      (one) => one.to <= end && end - one.to <= reach && isThing(one, one),
    );
    const after = named.find(
      (one) => one.from >= cavity.to && one.from - cavity.to <= 6 && isThing(one, one),
    );
    const what = before ?? (isThereAfter(reading, cavity.to) ? after : undefined);
    if (what === undefined) return [];
    const owner = cavity.isMine ? 'dreamer' : doerOf(reading, cast, named, what.from);
    const evidence = evidenceAt(reading, at, cavity.to, 'action.stand: inside');
    const isSomebody =
      owner === 'dreamer' || named.some(({ id, kind }) => id === owner && kind === 'character');
    if (owner === undefined || !isSomebody || owner === what.id || evidence.negated) return [];
    const where = [{ relation: 'in' as const, what: owner }];
    return [{ who: what.id, act: 'stand', where, evidence: [evidence] }];
  });
}

/** `There was`, `it was all`, « il y avait »: what comes next is in there. */
function isThereAfter({ tokens }: Reading, to: number): boolean {
  const words = tokens.slice(to, to + 4).map(({ lower }) => lower);
  return words.some((word, n) =>
    /^(?:was|were|is|are)$/.test(word)
      ? /^(?:there|it)$/.test(words[n - 1] ?? '')
      : /^(?:avait|a)$/.test(word) && words[n - 1] === 'y',
  );
}

/** Whose body `inside my chest`, « dans sa poitrine » is, and where its words end. */
function cavityAt(
  { tokens }: Reading,
  at: number,
): { readonly isMine: boolean; readonly to: number } | null {
  const said = (n: number) => tokens[n]?.lower ?? '';
  if (!within.has(said(at))) return null;
  const owner = said(at) === 'intérieur' ? at + 2 : at + 1;
  if (selves.has(said(owner)) && said(at) !== 'in') return { isMine: true, to: owner + 1 };
  if (!cavities.has(said(owner + 1))) return null;
  // « Il avait une horloge dans le ventre »: French leaves it to who has it.
  const isArticle = /^(?:le|la|the)$/.test(said(owner));
  const isMine = mine.has(said(owner));
  return isMine || isArticle || theirs.has(said(owner)) ? { isMine, to: owner + 2 } : null;
}
