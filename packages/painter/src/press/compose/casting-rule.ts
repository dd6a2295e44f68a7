import { looksLike } from '#press/choosing/people/other-self.ts';
import { bearingOf } from '#press/compose/bodies/bearing.ts';
import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Actor, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** A deed to be cast, and who has been cast for an earlier one. */
export interface Casting {
  readonly scene: PrintScene;
  readonly deed: ShownDeed;
  readonly seed: number;
  readonly done: ReadonlySet<number>;
}

/** Who does a deed, and to whom or what, of those not yet cast; null where it is another's deed. */
export type CastingRule = (casting: Casting) => Troupe[] | null;

/** The same where whoever does it is cast alone, before anything else is. */
export type LoneRule = (casting: Casting, alone: Troupe) => Troupe[] | null;

export function receiverOf({ scene, deed, done }: Casting): Actor | undefined {
  return deed.whom === undefined || done.has(deed.whom) ? undefined : scene.actors[deed.whom];
}

export const lookOf = (person: Person, place: number, { scene, deed, seed }: Casting) => {
  const own = looksLike(scene, place);
  return looksOf(
    person,
    {
      ...seenIn(scene, place, deed.act, { own }),
      mood: bearingOf(scene, place, place === deed.who ? deed.act : null),
    },
    createRandom(seed, `person${own}`),
  );
};
