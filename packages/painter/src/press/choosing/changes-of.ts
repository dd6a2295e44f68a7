import type { Change, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { isColour } from '#press/choosing/colours-told.ts';
import { categoryOf, isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { wornBy as outfitOf } from '#press/choosing/people/worn.ts';
import type { ChangeName } from '#press/scene.ts';

/** What each of a dream is made to be, by its id. */
export function changesIn(analysis: DreamAnalysis): Map<string, ChangeName[]> {
  const isSomebody = (id: string) =>
    id === 'dreamer' ||
    analysis.characters.some((one) => one.id === id && one.identity !== 'animal');
  const isBeast = (id: string) => isOfBeasts(categoryOf(analysis, id));
  // `I cracked an egg`: nobody is broken, and that somebody is alive is no wonder to see.
  const byId = changesById(
    (analysis.changes ?? []).filter(
      ({ of, change }) =>
        !(/^(?:broken|flesh)$/.test(change) && isSomebody(of)) &&
        // « Un chien abandonné » is left, and not empty.
        !(change === 'empty' && (isSomebody(of) || isBeast(of))),
    ),
  );
  for (const part of ['body', 'skin', 'face', 'hand', 'arm', 'leg'])
    for (const change of byId.get(part) ?? []) {
      // Of limbs, only those that melt take all of one with them.
      if (!ofWhole.has(change) || (limbs.has(part) && change !== 'melting')) continue;
      const owner = ownerOf(analysis, part);
      byId.set(owner, [...new Set([...(byId.get(owner) ?? []), change])]);
    }
  const wave = analysis.symbols.find(({ id }) => id === 'wave');
  // A wave that runs after somebody is no ripple.
  const isAfter = analysis.deeds?.some(({ who, act }) => who === 'wave' && hunting.has(act));
  const isHuge = isAfter || (wave?.evidence.some(({ text }) => hugeWave.test(text)) ?? false);
  const told = byId.get('wave') ?? [];
  if (isHuge && !told.includes('giant')) byId.set('wave', [...told, 'giant']);
  return wornBy(analysis, byId);
}

const hunting = new Set<Deed['act']>(['chase', 'follow']);
const limbs = new Set(['hand', 'arm', 'leg']);

/** What a body is made to be is seen on all of whoever has it. */
const ofWhole = new Set<ChangeName>([
  ...(['invisible', 'melting', 'glass', 'stone', 'gold', 'ice', 'paper', 'burning'] as const),
]);

/** Letters between whose body it is and its word: `’s `, « de mon ». */
const near = 9;

function ownerOf({ symbols, characters }: DreamAnalysis, part: string): string {
  const words = symbols.find(({ id }) => id === part)?.evidence ?? [];
  const owner = characters.find(
    ({ identity, evidence }) =>
      identity !== 'animal' &&
      evidence.some((own) =>
        words.some(
          ({ start, end }) =>
            (start >= own.end && start - own.end <= 3) ||
            (own.start >= end && own.start - end <= near),
        ),
      ),
  );
  return owner?.id ?? 'dreamer';
}

/** Its name says how large it is. */
const hugeWave = /tsunami|raz|tidal/i;

function changesById(changes: readonly Change[]): Map<string, ChangeName[]> {
  const byId = new Map<string, ChangeName[]>();
  for (const { of, change } of changes) {
    const list = byId.get(of) ?? [];
    // `Tiny, the size of rodents`: what was said first of its size holds.
    const isAgainst =
      (change === 'giant' && list.includes('tiny')) ||
      (change === 'tiny' && list.includes('giant'));
    if (!list.includes(change) && !isAgainst) byId.set(of, [...list, change]);
  }
  return byId;
}

/** Red shoes and a red tie make nobody red. */
const small =
  /^(?:shoe|boot|glove|glasses|sunglasses|scarf|hat|cap|necktie|bow-tie|sock|sandal|slippers|high-heels|trainers|mittens|necklace)$|-(?:hat|shoes|boots?)$/;

/** `A man in a green coat` is green: what is worn colours who wears it. */
function wornBy(
  analysis: DreamAnalysis,
  byId: ReadonlyMap<string, ChangeName[]>,
): Map<string, ChangeName[]> {
  const { deeds = [], symbols, characters } = analysis;
  const worn = new Map(byId);
  const isClothing = (what: string) =>
    !small.test(what) && symbols.some(({ id, category }) => id === what && category === 'clothing');
  // A bear with a red scarf is brown still; only in a coat it is all red.
  const isBareBeast = (who: string) =>
    characters.some(({ id, identity }) => id === who && identity === 'animal') &&
    outfitOf(analysis, who) === undefined;
  for (const { who, act, whom, where } of deeds) {
    // « Il portait un manteau rouge ».
    if (act === 'carry' && whom !== undefined && isClothing(whom) && !isBareBeast(who)) {
      const colours = (byId.get(whom) ?? []).filter(isColour);
      if (colours.length > 0) worn.set(who, withEach(worn.get(who), colours));
    }
    for (const { relation, what } of where) {
      const isGarment = isClothing(what);
      const colours = (byId.get(what) ?? []).filter(isColour);
      const wearer = whom ?? who;
      if (relation !== 'in' || !isGarment || colours.length === 0) continue;
      worn.set(wearer, withEach(worn.get(wearer), colours));
    }
  }
  return worn;
}

/** Each colour once, though its garment is told of twice. */
function withEach(told: readonly ChangeName[] = [], colours: readonly ChangeName[]): ChangeName[] {
  return [...new Set([...told, ...colours])];
}
