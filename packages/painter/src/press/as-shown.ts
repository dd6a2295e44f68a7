import type { Deed } from '@reverie/oneirology/schema';
import type { Actor, ShownDeed } from '#press/scene.ts';

/** Several small things that fall are in the air all over the picture: teeth, pages, leaves. */
export function rained(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
  return actors.map((actor, n) => {
    const falls = deeds.some(({ who, act }) => who === n && act === 'fall');
    const isRain = falls && actor.kind === 'thing' && actor.count > 1;
    if (!isRain || actor.changes.includes('falling')) return actor;
    return { ...actor, changes: [...actor.changes, 'falling'] };
  });
}

/** No child is shown without clothes, nor two who hold each other. */
export function dressed(actors: readonly Actor[], deeds: readonly ShownDeed[]): Actor[] {
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
