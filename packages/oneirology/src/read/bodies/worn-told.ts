import type { Cast, Party } from '#grammar/person.ts';
import { isBeing } from '#read/bodies/held-told.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const wearing = wordSet('wear wears wearing wore worn');
const dressing = wordSet(
  'dressed vêtu vêtue vêtus vêtues habillé habillée habillés habillées déguisé déguisée',
);
const determiners = wordSet(
  "a an the my his her their our this un une des le la les l' mon ma mes son sa ses leur leurs de d' du",
);

/** What covers somebody whole: of a shoe or a glove `in my glove` says where something is. */
const outfits = wordSet(
  `dress coat underwear uniform swimsuit bathrobe kimono wedding-dress shirt trousers skirt blouse
  hoodie shorts long-robe sari lab-coat poncho`,
);

/**
 * What somebody has on, where no verb of the lists says so: `was wearing a pink suit`, `at the office
 * in my pyjamas`, « j'étais à l'école en pyjama ». It is carried on them.
 */
export function wornIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    const language = sentenceAt(reading, at)?.language ?? 'en';
    const isVerb = language === 'en' && wearing.has(lower);
    const isDressed = dressing.has(lower);
    const isIn = language === 'en' ? lower === 'in' : lower === 'en' || lower === 'dans';
    // `I had pink shoes on`.
    const isHaving = language === 'en' && /^(?:had|have|has)$/.test(lower);
    if (!isVerb && !isDressed && !isIn && !isHaving) return [];
    // `Dressed in white`, « vêtue d'une robe »: the small word is the participle's.
    if (isIn && dressing.has(tokens[at - 1]?.lower ?? '')) return [];
    const garment = nextNamed(reading, named, at + 1, isIn ? 3 : 4);
    if (garment === undefined || !isGarment(garment)) return [];
    if (isHaving && tokens[garment.to]?.lower !== 'on') return [];
    if (isIn && !(outfits.has(garment.id) && isPutOn(reading, at, garment, lower))) return [];
    const who = wearerOf(reading, cast, named, at, isVerb);
    if (who === undefined || !isHappening(reading, at)) return [];
    const evidence = evidenceAt(reading, at, garment.to, 'action.carry: worn');
    if (evidence.negated) return [];
    return [{ who, act: 'carry', whom: garment.id, where: [], evidence: [evidence] }];
  });
}

/** Whether a noun is something that one has on. */
function isGarment({ kind, id, category }: Named): boolean {
  return kind === 'thing' && (category === 'clothing' || id === 'wedding-dress');
}

/** « En pyjama », `in a red coat`; `in my coat` may be where something was left. */
function isPutOn({ tokens }: Reading, at: number, { id, from }: Named, word: string): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  if (word === 'en') return true;
  if (id === 'coat' && !/^(?:a|an|un|une)$/.test(next)) return false;
  // `In blue jeans`: what is told of them stands between.
  const isBare = (id === 'trousers' || id === 'shorts') && from - at <= 2;
  return determiners.has(next) || from === at + 1 || isBare;
}

/** Who stands right before it, `a man in a black coat`, or whose clause it is. */
function wearerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  at: number,
  isVerb: boolean,
): Party | undefined {
  const before = named.findLast(({ to }) => to === at);
  const isMine = /^(?:my|mon|ma|mes)$/.test(reading.tokens[at + 1]?.lower ?? '');
  // `A spider in my dress`, `a letter in her coat`: it is there, and nobody's clothes.
  if (before?.kind === 'character') return isMine ? undefined : before.id;
  // `In a river wearing a dress`: no river does.
  const isOfThing = before !== undefined && (!isVerb || isBeing(before));
  if (isOfThing && !/^(?:town|home|land|ways|trials)$/.test(before.category ?? ''))
    return undefined;
  const who = doerOf(reading, cast, named, at);
  const isSomebody = named.some(({ kind, id }) => kind === 'character' && id === who);
  return who === 'dreamer' || isSomebody ? who : undefined;
}
