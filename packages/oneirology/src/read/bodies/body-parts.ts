import type { Party } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What is done to a part of somebody is done to them: `held my brother's hand`. */
const ofWholes = new Set<Deed['act']>(['touch', 'bite', 'hold']);

const inner = /^(?:heart|brain|bone|teeth|eye|tongue|blood|skull)$/;

/** `Patted my dog's head`, « caressait la tête du cheval »: it is done to the dog. */
export function wholeOf(
  { tokens }: Reading,
  named: readonly Named[],
  { to, meaning }: ActionMatch,
  whom: Party | undefined,
): Party | undefined {
  const { act } = meaning.value;
  // `Cutting my daughter's hair`: it is done to her.
  if (!ofWholes.has(act) && !(groomed.has(act) && whom === 'hair')) return whom;
  const part = named.find((one) => one.from >= to && one.id === whom && one.category === 'body');
  // « Tenait mon cœur dans sa main »: what no hand takes hold of on a body.
  if (part === undefined || (meaning.value.act === 'hold' && inner.test(part.id))) return whom;
  // `A dog bit my foot`.
  if (/^(?:my|mon|ma|mes)$/.test(tokens[part.from - 1]?.lower ?? '')) return 'dreamer';
  const before = named.findLast(
    (one) => one.from >= to && one.to < part.from && tokens[one.to]?.lower === "'s",
  );
  const isOf = /^(?:of|de|d'|du|des)$/.test(tokens[part.to]?.lower ?? '');
  const after = isOf
    ? named.find((one) => one.from > part.to && one.from - part.to <= 2)
    : undefined;
  return (before ?? after)?.id ?? whom;
}

/** « Il me tenait la main ». */
export function isMyHand({ tokens }: Reading, { from }: ActionMatch, act: Deed['act']): boolean {
  const isMe = /^(?:me|m'|nous)$/.test(tokens[from]?.lower ?? '');
  return isMe && (act === 'hold-hands' || act === 'hold' || act === 'pull');
}

/** « Ma mère me coupait les cheveux », `they cut my hair`: it is done to the dreamer. */
export function isMyHair(
  { tokens }: Reading,
  { from, to }: ActionMatch,
  act: Deed['act'],
): boolean {
  if (!groomed.has(act)) return false;
  const small = [0, 1, 2].map((n) => tokens[from - n]?.lower ?? '');
  const isMine =
    /^(?:my|our)$/.test(tokens[to]?.lower ?? '') ||
    small.some((word) => /^(?:me|m'|nous)$/.test(word));
  return isMine && hair.has(tokens[to + 1]?.lower ?? '');
}

const groomed = new Set<Deed['act']>(['cut', 'wash', 'touch', 'tend', 'pull']);
const hair = wordSet('hair head beard nails cheveux tête barbe ongles crâne');
