import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Concepts that a hand carries. */
const handy = wordSet(
  `lantern candle lamp umbrella knife gun sword stick key letter book flower rose bouquet bag suitcase
  box bottle glass cup basket broom rope phone camera bucket axe plate fork spoon cake fruit bread egg
  gift ball toy doll kite flute guitar violin trumpet drum bell map ticket newspaper photograph
  party-balloons cigarette tool scissors needle hourglass compass shield trophy ice-cream lone-hand page
  teddy cage microphone pencil money jewel clock pizza sandwich`,
);
const withs = wordSet('with avec carrying holding tenant portant');
const small = wordSet(
  'a an the his her my their un une des le la les son sa ses mon ma our notre leur de lit red old big little petit petite baby dead',
);

/** `A man with a lantern`, « une vieille dame avec un panier »: it is in their hands. */
export function heldIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((thing, n): Deed[] => {
    if (thing.kind !== 'thing' || !handy.has(thing.id)) return [];
    const holder = named[n - 1];
    if (holder === undefined || !isBeing(holder)) return [];
    const between = tokens.slice(holder.to, thing.from);
    const [first, ...rest] = between.map(({ lower }) => lower);
    if (!withs.has(first ?? '') || !rest.every((word) => small.has(word)) || rest.length > 2)
      return [];
    if (between.some(({ gap }) => /[,.;:!?]/.test(gap))) return [];
    if (!isHappening(reading, thing.from)) return [];
    const evidence = evidenceAt(reading, holder.to, thing.to, 'action.hold: with');
    if (evidence.negated) return [];
    return [{ who: holder.id, act: 'hold', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

/** What has something in it is held by: hands, and what beasts have for them. */
const grips = wordSet(
  `hand hands arm arms fist paw paws claw claws mouth beak trunk teeth jaws fingers main mains bras poing
  patte pattes griffe griffes bouche gueule bec trompe dents crocs doigts`,
);
const ofWhom = wordSet("its his her their my la sa ses le son les leur leurs ma mon mes l'");
const having = wordSet('with avec had has having holding avait a ayant tenait');

/** Where `with`, « avec », had stands before something and its small words; −1 where it does not. */
export function havingBefore({ tokens }: Reading, from: number): number {
  let at = from - 1;
  while (at > from - 4 && small.has(tokens[at]?.lower ?? '')) at -= 1;
  return having.has(tokens[at]?.lower ?? '') ? at : -1;
}

/** `Came in with a gun in its paw`, « une épée dans la patte »: whoever is named before holds it. */
export function inTheirGrip(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((thing): Deed[] => {
    if (
      thing.kind !== 'thing' ||
      !/^(?:objects|props|food|plants|light-and-fire|arts-and-play|clothing)$/.test(
        thing.category ?? '',
      )
    )
      return [];
    const [joint = '', whose = '', grip = ''] = [0, 1, 2].map(
      (n) => tokens[thing.to + n]?.lower ?? '',
    );
    const isIn = /^(?:in|under|between|dans|sous|entre|à)$/.test(joint);
    if (!isIn || !ofWhom.has(whose) || !grips.has(grip)) return [];
    const at = havingBefore(reading, thing.from);
    if (at < 0) return [];
    const first = sentenceAt(reading, thing.from)?.from ?? 0;
    const being = named.findLast((one) => one.from >= first && one.to <= at && isBeing(one));
    const who = /^(?:my|ma|mes)$/.test(whose) ? 'dreamer' : being?.id;
    if (who === undefined || !isHappening(reading, at)) return [];
    const evidence = evidenceAt(reading, at, thing.to + 3, 'action.hold: in its paw');
    if (evidence.negated) return [];
    return [{ who, act: 'hold', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

const tops = wordSet(
  'shoulder shoulders head back lap nose knee épaule épaules tête dos nez genou genoux',
);

/** `Had a penguin on his shoulder`, « avec un chat sur la tête »: it sits on them. */
export function onTheirBody(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((thing, n): Deed[] => {
    const [joint = '', whose = '', top = ''] = [0, 1, 2].map(
      (step) => tokens[thing.to + step]?.lower ?? '',
    );
    if (!/^(?:on|sur)$/.test(joint) || !ofWhom.has(whose) || !tops.has(top)) return [];
    if (/^(?:my|ma|mes)$/.test(whose) || !canSit(thing)) return [];
    const at = havingBefore(reading, thing.from);
    if (at < 0) return [];
    const first = sentenceAt(reading, thing.from)?.from ?? 0;
    const bearer = named.slice(0, n).findLast((one) => one.from >= first && isBeing(one));
    if (bearer === undefined || !isHappening(reading, at)) return [];
    const evidence = evidenceAt(reading, at, thing.to + 3, 'action.stand: on their body');
    if (evidence.negated || bearer.id === thing.id) return [];
    const where = [{ relation: 'on' as const, what: bearer.id }];
    return [{ who: thing.id, act: 'stand', where, evidence: [evidence] }];
  });
}

function canSit(thing: Named): boolean {
  return isBeing(thing) || /^(?:objects|props|food)$/.test(thing.category ?? '');
}

/** Who can have something, or be carried. */
export function isBeing({ kind, category }: Named): boolean {
  return (
    kind === 'character' || /-animals$|^birds$|^small-creatures$|^spirits$/.test(category ?? '')
  );
}

/** What grows on a body: `flowers were growing on my arms`, « des fleurs poussent sur sa tête ». */
export function grownOnBody(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, verb): Deed[] => {
    if (!growing.test(lower)) return [];
    let at = verb + 1;
    while (at < verb + 4 && outOf.has(tokens[at]?.lower ?? '')) at += 1;
    const whose = tokens[at]?.lower ?? '';
    const part = named.find(({ from }) => from === at + 1);
    if (at === verb + 1 || !ofWhom.has(whose) || part?.category !== 'body') return [];
    const plant = named.findLast((one) => one.to <= verb && verb - one.to <= 3);
    if (plant?.category !== 'plants' || !isHappening(reading, verb)) return [];
    const first = sentenceAt(reading, verb)?.from ?? 0;
    const being = named.findLast((one) => one.from >= first && one.to <= verb && isBeing(one));
    const on = /^(?:my|ma|mes|mon|notre|our)$/.test(whose) ? 'dreamer' : being?.id;
    const evidence = evidenceAt(reading, verb, part.to, 'action.stand: grown on a body');
    if (on === undefined || evidence.negated) return [];
    return [
      { who: plant.id, act: 'stand', where: [{ relation: 'on', what: on }], evidence: [evidence] },
    ];
  });
}

const growing = /^(?:grow|grows|growing|grew|sprout\w*|bloom\w*|pouss(?:e|ent|ait|aient))$/;
const outOf = wordSet('on out of from all over through in sur de hors dans partout');

/** `My phone was melting in my hand`, « une clé brillait dans ma main »: I hold it. */
export function inMyHand(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((hand): Deed[] => {
    const words = [2, 1].map((n) => tokens[hand.from - n]?.lower ?? '').join(' ');
    if (hand.id !== 'hand' || !/^(?:in my|dans ma|dans mes)$/.test(words)) return [];
    const first = sentenceAt(reading, hand.from)?.from ?? 0;
    const thing = named.findLast((one) => one.from >= first && one.to <= hand.from - 2);
    const isNear = thing !== undefined && hand.from - thing.to <= 5;
    if (!isNear || thing.kind !== 'thing' || !inHands.test(thing.category ?? '')) return [];
    if (!isHappening(reading, hand.from)) return [];
    const evidence = evidenceAt(reading, thing.from, hand.to, 'action.hold: in my hand');
    if (evidence.negated) return [];
    return [{ who: 'dreamer', act: 'hold', whom: thing.id, where: [], evidence: [evidence] }];
  });
}

const inHands = /^(?:objects|props|food|plants|light-and-fire|arts-and-play|sky)$/;
