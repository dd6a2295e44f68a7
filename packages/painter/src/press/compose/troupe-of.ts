import { beastUpright, isUpright, likenessDoing } from '#press/compose/bodies/stand-ins.ts';
import { personOf } from '#press/compose/person-of.ts';
import { thingOf } from '#press/compose/thing-of.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { ActName, PrintScene } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** Who or what stands in a place of the scene's `actors`, doing this; null where nothing has its shape. */
export function troupeOf(
  scene: PrintScene,
  place: number,
  act: ActName | null,
  seed: number,
): Troupe | null {
  const actor = scene.actors[place];
  if (actor === undefined) return null;
  const there = { scene, place, act, random: createRandom(seed, `actor${place}`) };
  if (actor.kind === 'person') return personOf({ ...there, person: actor, seed });
  // A statue or a beast that does what people do has a body that can.
  const upright =
    likenessDoing(actor, act) ?? (isUpright(actor, act, scene, place) ? beastUpright(actor) : null);
  if (!upright) return thingOf({ ...there, thing: actor });
  const actors = scene.actors.map((one, n) => (n === place ? upright : one));
  return troupeOf({ ...scene, actors }, place, act, seed);
}
