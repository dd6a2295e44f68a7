import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';

/** Everybody and everything as the picture has them: dressed, falling all over it, small enough. */
export function asShown(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  const seen = dressed(rained(actors, deeds), deeds);
  return fewInThings(toysPlayedWith(seen, deeds), deeds);
}

/** Several small things that fall are in the air all over the picture: teeth, pages, leaves. */
function rained(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  return actors.map((actor, n) => {
    const falls = deeds.some(({ who, act }) => who === n && act === 'fall');
    const isRain = falls && actor.kind === 'thing' && actor.count > 1;
    if (!isRain || actor.changes.includes('falling')) return actor;
    return { ...actor, changes: [...actor.changes, 'falling'] };
  });
}

/** What is large by day, and small where a person plays with it. */
export const toys =
  /^(?:car|bus|truck|train|metro|tractor|plane|boat|ship|rocket|helicopter|tank|castle)$/;

/** « Ma fille jouait avec des bateaux »: with toys. */
function toysPlayedWith(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  const played = new Set(
    deeds.flatMap(({ act, who, whom, relation }) => {
      const isPerson = act === 'play' && actors[who]?.kind === 'person';
      return isPerson ? [whom, relation?.name === 'with' ? relation.to : undefined] : [];
    }),
  );
  return actors.map((actor, n) => {
    const isToy = played.has(n) && actor.kind === 'thing' && toys.test(actor.id);
    const isSized = actor.changes.includes('giant') || actor.changes.includes('tiny');
    return isToy && !isSized ? { ...actor, changes: [...actor.changes, 'tiny'] } : actor;
  });
}

/** As many of a hundred as are seen in what holds them. */
const fewHeld = 6;

/** `It was full of snakes`: a thing holds some of them. */
function fewInThings(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  const within = new Set(
    deeds.flatMap(({ who, relation }) =>
      relation?.name === 'in' && typeof relation.to === 'number' ? [who] : [],
    ),
  );
  return actors.map((actor, n) =>
    within.has(n) && actor.kind === 'thing' && actor.count > fewHeld
      ? { ...actor, count: fewHeld, changes: actor.changes.filter((one) => one !== 'many') }
      : actor,
  );
}

/** What teeth do that somebody loses. */
export const goingTeeth = new Set<ShownDeed['act']>([
  ...(['fall', 'break', 'leave', 'emerge', 'bleed', 'pass'] as const),
]);

/** As many as a mouth has: more fall from the sky, and are nobody's. */
export const mouthful = 32;

/** Letters between an owner and the teeth: `my brother's teeth`, « les dents de mon frère ». */
const toTeeth = { before: 3, after: 8 };

/** Whose teeth fall out: the dreamer's, unless they are said to be another's; undefined where none do. */
export function toothless({ characters, symbols, deeds = [] }: DreamAnalysis): string | undefined {
  const going = deeds.find(({ who, act }) => who === 'teeth' && goingTeeth.has(act));
  if (going === undefined) return undefined;
  // « Ma sœur perdait ses dents »: they are said to fall from her.
  const said = going.where.find(
    ({ relation, what }) => relation === 'from' && characters.some(({ id }) => id === what),
  );
  if (said) return said.what;
  const teeth = symbols.find(({ id }) => id === 'teeth')?.evidence ?? [];
  const owner = characters.find(
    ({ number, evidence }) =>
      number === 'one' &&
      evidence.some((own) =>
        teeth.some(
          ({ start, end }) =>
            (start > own.end && start - own.end <= toTeeth.before) ||
            (own.start > end && own.start - end <= toTeeth.after),
        ),
      ),
  );
  return owner?.id ?? 'dreamer';
}

/** `My teeth fell out`: told as what it is, where whose they are does nothing else. */
export function teethLost(
  actors: readonly Actor[],
  deeds: readonly ShownDeed[],
  who: number,
): readonly ShownDeed[] {
  const isBusy = ({ who: doer, act, whom }: ShownDeed) =>
    doer === who || (whom === who && !fromAfar.has(act));
  if (deeds.some(isBusy)) return deeds;
  return deeds.map((deed) => {
    const { who: whom, act, verb, relation, ...rest } = deed;
    const teeth = actors[whom];
    const isLost =
      teeth?.kind === 'thing' &&
      teeth.id === 'teeth' &&
      teeth.count <= mouthful &&
      act === 'fall' &&
      (relation?.name !== 'from' || relation.to === who);
    const isBefore = typeof relation?.to === 'number' && relation.name === 'before';
    if (!isLost) return deed;
    return { ...rest, who, act: 'hold', verb: losing, whom, ...(isBefore && { relation }) };
  });
}

/** A scene in which teeth fall from somebody, or from nobody who is named: then they are the dreamer's. */
export function withTeethLost(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  const gone = deeds.find(({ who, act }) => {
    const one = actors[who];
    return act === 'fall' && one?.kind === 'thing' && one.id === 'teeth';
  });
  const from = gone?.relation?.to;
  const isOf = typeof from === 'number' && actors[from]?.kind === 'person';
  const owner = isOf
    ? from
    : actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  if (gone === undefined || owner < 0) return scene;
  return { ...scene, deeds: teethLost(actors, deeds, owner) };
}

/** Who is only looked at may lose their teeth meanwhile. */
const fromAfar = new Set<ShownDeed['act']>(['look', 'speak', 'shout', 'laugh', 'point', 'wave']);

const losing: NonNullable<ShownDeed['verb']> = {
  fr: { one: 'perd', many: 'perdent' },
  en: { one: 'loses', many: 'lose' },
};

/** No child is shown without clothes, nor two who hold each other. */
function dressed(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  return actors.map((actor, n) => {
    if (actor.kind !== 'person' || !actor.changes.includes('naked')) return actor;
    const isOfTwo = deeds.some(
      ({ who, whom, act }) =>
        touching.has(act) &&
        whom !== undefined &&
        (who === n || whom === n) &&
        isPersonAt(actors, who, whom),
    );
    const isGrown = actor.age === 'adult' || actor.age === 'old';
    if (isGrown && !isOfTwo) return actor;
    return { ...actor, changes: actor.changes.filter((change) => change !== 'naked') };
  });
}

const touching = new Set<Deed['act']>([
  ...(['kiss', 'embrace', 'dance', 'hold-hands', 'fight', 'carry', 'comfort', 'marry'] as const),
]);

function isPersonAt(actors: readonly Actor[], ...places: readonly number[]): boolean {
  return places.every((place) => actors[place]?.kind === 'person');
}
