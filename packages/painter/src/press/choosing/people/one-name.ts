import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { kissesOfKin, symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { categoryOf, isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { withKinds } from '#press/choosing/kinds.ts';
import { coaches } from '#press/choosing/places/place-tables.ts';
import {
  besideDriver,
  lyingInBed,
  seatedBehind,
  seatedTold,
} from '#press/choosing/places/stations.ts';
import { isDishes, withProps } from '#press/choosing/with-props.ts';
import { pieceFor } from '#press/pieces/registry.ts';

/** An animal or a dragon is met as a character and as a concept: from here on it is the concept. */
export function withOneNameEach(whole: DreamAnalysis): DreamAnalysis {
  const analysis = withProps(withKinds(whole));
  // What is shown as another act has no verb of its own any more.
  const told = new Map((analysis.deeds ?? []).map(({ evidence, act }) => [evidence, act]));
  const names = new Map<string, string>();
  for (const character of analysis.characters) {
    const isBeing = character.identity === 'animal' || character.identity === 'imaginary';
    const symbol = isBeing ? symbolOn(analysis, character) : undefined;
    if (symbol && pieceFor(symbol.id)) names.set(character.id, symbol.id);
  }
  if (isAntlers(analysis)) names.set('forest', 'deer');
  // `His glasses`: one looks through them.
  const words = (id: string) => analysis.symbols.find((one) => one.id === id)?.evidence ?? [];
  // « Jouer au ballon »: nobody flies with it.
  const isPlayed = analysis.deeds?.some(({ act }) => act === 'play') ?? false;
  // A balloon in a hand lifts nobody.
  const isInHand =
    analysis.deeds?.some(
      ({ act, whom }) => whom === 'balloon' && /^(?:hold|carry|give|throw|find)$/.test(act),
    ) === true && words('balloon').every(({ text }) => !/air|montgol/i.test(text));
  if (isInHand) names.set('balloon', 'party-balloons');
  const toys = analysis.symbols.map((one) => {
    if (one.id !== 'balloon') return one;
    if (isPlayed) return { ...one, id: 'ball', label: { fr: 'ballon', en: 'ball' } };
    return isInHand ? { ...one, id: 'party-balloons', category: 'props' } : one;
  });
  // `My phone was a bar of soap`: what it was by day is nowhere in the dream.
  for (const { of, change, what } of analysis.changes ?? []) {
    // An animal is somebody, and is seen by its concept.
    const seen = what === undefined ? undefined : (names.get(what) ?? what);
    const isSeen = change === 'same-as' && seen !== undefined && pieceFor(seen) !== null;
    const isThing = !analysis.characters.some(({ id }) => id === of);
    if (isSeen && isThing) names.set(of, seen);
  }
  const isWorn = words('glasses').some(({ start }) =>
    words('glass').some((own) => own.start === start),
  );
  if (isWorn) names.set('glass', 'glasses');
  const name = (id: string) => names.get(id) ?? id;
  const replaced = new Set(
    (analysis.changes ?? []).filter(({ change }) => change === 'same-as').map(({ of }) => of),
  );
  for (const id of flavoursIn(analysis)) replaced.add(id);
  const deeds = kissesOfKin(
    lyingInBed(
      seatedBehind(
        withGifts(
          withWashing(
            departing(flownIn(borne(reflected(liftedOff(analysis), analysis)))),
            analysis,
          ),
          analysis,
        ),
      ),
    ),
    analysis,
  ).map(({ verb, ...deed }) => ({
    ...deed,
    ...(verb && saysSo(told.get(deed.evidence), deed.act) && { verb }),
    who: name(ownerOf(analysis, deed)),
    ...(deed.whom !== undefined && { whom: name(deed.whom) }),
    where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
  }));
  return {
    ...analysis,
    deeds: besideDriver(seatedTold(deeds)),
    symbols: toys.filter(({ id }) => !replaced.has(id) && !(isWorn && id === 'glass')),
    ...(analysis.props && { props: analysis.props.filter(({ id }) => !replaced.has(id)) }),
    // « Je promenais mon chien tout nu »: no animal is.
    changes: analysis.changes?.map((change) => {
      const of = name(change.of);
      const isBeast = isOfBeasts(categoryOf(analysis, of));
      return { ...change, of: change.change === 'naked' && isBeast ? 'dreamer' : of };
    }),
  };
}

/** `The wind carried me over the roofs`: whoever it carries flies. */
function borne(deeds: readonly Deed[]): Deed[] {
  return deeds.map((deed) => {
    if (deed.who !== 'wind' || deed.act !== 'carry' || deed.whom === undefined) return deed;
    const { whom, ...rest } = deed;
    return { ...rest, who: whom, act: 'fly' };
  });
}

/** `The train left with my daughter`: she leaves, and is seen in it. */
function departing(deeds: readonly Deed[]): Deed[] {
  return deeds.map((deed) => {
    const { who, act, where } = deed;
    const mate = where.find(({ relation }) => relation === 'with')?.what;
    if (!coaches.has(who) || !/^(?:leave|pass|run)$/.test(act) || mate === undefined) return deed;
    return {
      who: mate,
      act: 'leave',
      where: [{ relation: 'in', what: who }],
      evidence: deed.evidence,
    };
  });
}

/** `I washed my hands`: one washes; « faire la vaisselle » has its plates. */
function withWashing(deeds: readonly Deed[], analysis: DreamAnalysis): Deed[] {
  const { props = [] } = analysis;
  const hasDishes = props.some(
    ({ id, evidence }) => id === 'at-kitchen' && evidence.some(isDishes),
  );
  return deeds.map((deed) => {
    if (deed.act !== 'wash') return deed;
    const { whom, ...rest } = deed;
    if (whom !== undefined && categoryOf(analysis, whom) === 'body') return rest;
    const isOfDishes = whom === undefined && (hasDishes || deed.evidence.some(isDishes));
    return isOfDishes ? { ...deed, whom: 'plate' } : deed;
  });
}

/** `Handing it coins`: of whom is given nothing more, only what is in the hands is seen. */
function withGifts(deeds: readonly Deed[], analysis: DreamAnalysis): Deed[] {
  const isGift = (id: string | undefined) =>
    analysis.symbols.some(
      (one) =>
        one.id === id &&
        /^(?:objects|food|props|plants|clothing|arts-and-play)$/.test(one.category),
    );
  // « Il vendait des poissons »: no beast buys.
  const isBeast = (id: string | undefined) =>
    analysis.characters.some((one) => one.id === id && one.identity === 'animal');
  return deeds.map((deed) => {
    const isTold = deed.where.some(({ relation }) => relation === 'with' || relation === 'at');
    if (deed.act !== 'give' || isTold) return deed;
    const isSold = isBeast(deed.whom) && trading.has(deed.verb?.en.one ?? '');
    return isGift(deed.whom) || isSold ? inHands(deed) : deed;
  });
}

const trading = new Set(['sells', 'hands out', 'delivers', 'buys']);

/** What is given to nobody is held, and its verb says what is done with it. */
function inHands({ verb, ...deed }: Deed): Deed {
  const direct = { joint: '' };
  const own = verb && { fr: { ...verb.fr, ...direct }, en: { ...verb.en, ...direct } };
  return { ...deed, act: 'hold', ...(own && { verb: own }) };
}

/** « Nous volions en montgolfière »: in it, and not towards it. */
function flownIn(deeds: readonly Deed[]): Deed[] {
  return deeds.map((deed) => {
    if (deed.act !== 'fly' || deed.whom !== 'balloon') return deed;
    const { whom, ...rest } = deed;
    return { ...rest, where: [{ relation: 'in', what: whom }, ...deed.where] };
  });
}

/** « Mon reflet me souriait »: whoever is in the glass is who stands before it. */
function reflected(deeds: readonly Deed[], { symbols }: DreamAnalysis): Deed[] {
  const hasMirror = symbols.some(({ id }) => id === 'mirror');
  if (hasMirror && symbols.some(({ id }) => id === 'reflection')) {
    const others = deeds.filter(
      ({ who, act }) =>
        who !== 'unknown' && who !== 'mirror' && who !== 'reflection' && act !== 'look',
    );
    const evidence = symbols.find(({ id }) => id === 'reflection')?.evidence ?? [];
    // What it does by itself is not what they do: another looks out of the glass.
    const isOther = deeds.some(({ who }) => who === 'reflection');
    const where = [{ relation: isOther ? 'before' : 'in', what: 'mirror' } as const];
    return [
      { who: 'dreamer', act: 'look', where, evidence: [...evidence] },
      ...others.filter(({ who }) => who !== 'dreamer'),
    ];
  }
  if (!deeds.some(({ who, act }) => who === 'mirror' && ofFaces.has(act))) return [...deeds];
  const others = deeds.filter(({ who }) => who !== 'mirror' && who !== 'dreamer');
  const own = deeds.find(({ who }) => who === 'mirror');
  if (own === undefined) return others;
  const { whom: _whom, ...rest } = own;
  const look = {
    who: 'dreamer',
    act: 'look',
    where: [{ relation: 'in', what: 'mirror' }],
  } as const;
  return [{ ...rest, ...look, where: [...look.where] }, ...others];
}

const ofFaces = new Set<Deed['act']>([
  ...(['laugh', 'cry', 'look', 'speak', 'shout', 'wave', 'point', 'bleed'] as const),
]);

/** What other food is only made with. */
const flavours = new Set(
  `chocolate sweets apple strawberry lemon cherry carrot cheese chicken onion pumpkin tomato banana honey
  coffee fruit vegetable mushroom`.split(/\s+/),
);

/** « Une tarte aux pommes », `a chocolate cake`: there are no apples by themselves. */
function flavoursIn({ symbols, props = [], deeds = [] }: DreamAnalysis): readonly string[] {
  const eaten = deeds.find(({ act, whom }) => act === 'eat' && whom !== undefined)?.whom;
  const all = [...props, ...symbols];
  const dish = all.find(({ id }) => id === eaten)?.evidence ?? [];
  return all
    .filter(
      ({ id, evidence }) =>
        id !== eaten &&
        flavours.has(id) &&
        evidence.every((own) =>
          dish.some(
            ({ start, end }) =>
              start - own.end === 1 || (own.start - end >= 3 && own.start - end <= 5),
          ),
        ),
    )
    .map(({ id }) => id);
}

/** What a lift does that leaves its house. */
const leavings = new Set<Deed['act']>(['fly', 'climb', 'float', 'pass', 'jump', 'walk', 'emerge']);

/** « Il a traversé le toit et il est monté dans le ciel »: the lift flies. */
function liftedOff({ symbols, deeds = [] }: DreamAnalysis): Deed[] {
  const isOutside = (id: string | undefined) =>
    /^(?:sky|roof|cloud|space|building|house)$/.test(id ?? '');
  const left = symbols.some(({ id }) => id === 'lift')
    ? deeds.find(
        ({ who, act, whom, where }) =>
          (who === 'lift' && (act === 'fly' || act === 'float')) ||
          ((who === 'lift' || who === 'unknown') &&
            leavings.has(act) &&
            (isOutside(whom) || where.some(({ what }) => isOutside(what)))),
      )
    : undefined;
  if (left === undefined) return deeds;
  const { whom, ...rest } = left;
  const where = left.where.filter(({ what }) => what !== 'sky');
  const others = deeds.filter((deed) => deed !== left && deed.who !== 'unknown');
  return [{ ...rest, who: 'lift', act: 'fly', where }, ...others];
}

/** « Un cerf avec des bois en feu »: the woods are on its head. */
function isAntlers({ symbols }: DreamAnalysis): boolean {
  const deer = symbols.find(({ id }) => id === 'deer');
  const wood = symbols.find(({ id }) => id === 'forest');
  if (deer === undefined || wood === undefined) return false;
  return wood.evidence.every(
    ({ text, start }) =>
      /^bois$/i.test(text) && deer.evidence.some((own) => start > own.end && start - own.end < 30),
  );
}

/** Acts that a part of a body can do by itself. */
const ofParts = new Set<Deed['act']>(['fall', 'bleed', 'break', 'disappear', 'float']);

/** `A man without a face chased me`: not the face did. */
function ownerOf(analysis: DreamAnalysis, { who, act }: Deed): string {
  if (categoryOf(analysis, who) !== 'body' || ofParts.has(act)) return who;
  // `My foot was stuck in the rails`: it is I who stand there.
  const owner = act === 'stand' && analysis.whoseParts?.find(({ part }) => part === who)?.of;
  if (owner) return owner;
  const [somebody, ...others] = analysis.characters;
  return somebody !== undefined && others.length === 0 ? somebody.id : who;
}

/** Whether the verb of what was told says what is shown of it. */
function saysSo(told: Deed['act'] | undefined, shown: Deed['act']): boolean {
  return told === shown || shown === 'hold' || (told === 'kiss' && shown === 'embrace');
}
