import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import type { Casting } from '#press/compose/casting-rule.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { type Doer, doerOf } from '#press/compose/work/doer.ts';
import { holdingLadder, onLadder } from '#press/compose/work/on-ladders.ts';
import type { Actor, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** Who climbs a ladder, or does something on one, is on it; who holds it is at its foot. */
export function upLadder(
  { scene, deed, seed, done }: Casting,
  workerOf: (one: Actor) => Person | null,
): Troupe[] | null {
  const isLadder = (n: number | undefined) => isLadderOf(scene, n);
  const isFree = (n: number) => !done.has(n);
  const held = scene.deeds.find(
    ({ act, whom, who }) => act === 'hold' && isLadder(whom) && isFree(who),
  );
  const climb = scene.deeds.find((one) => isFree(one.who) && isUp(scene, one, held !== undefined));
  if (deed !== held && deed !== climb) return null;
  const to = typeof climb?.relation?.to === 'number' ? climb.relation.to : undefined;
  const place = held?.whom ?? (isLadder(climb?.whom) ? climb?.whom : to);
  const ladder = place === undefined || !isFree(place) ? null : troupeOf(scene, place, null, seed);
  if (!ladder || place === undefined || ladder.changes.length > 0) return null;
  const other = deed === held ? climb : held;
  const doers = [deed, other].map((one) => one && doerFor(scene, one.who, one, seed, workerOf));
  const [doer, second = null] = doers;
  if (!doer) return null;
  const piece =
    deed === climb
      ? onLadder(doer, ladder.piece, second)
      : second
        ? onLadder(second, ladder.piece, doer)
        : holdingLadder(doer, ladder.piece);
  const actors = [deed.who, place, ...(second && other ? [other.who] : [])];
  const changes = scene.actors[deed.who]?.changes ?? [];
  return [{ ...standing(piece, 'ground'), actors, count: 1, changes, act: 'hold' }];
}

function isUp(
  scene: PrintScene,
  { act, who, whom, relation }: ShownDeed,
  isHeld: boolean,
): boolean {
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const isOnIt = isLadderOf(scene, to);
  if (act === 'climb') return isLadderOf(scene, whom) || isOnIt || (isHeld && whom === undefined);
  const isThere = relation?.name === 'on' && isOnIt && scene.actors[who]?.kind === 'person';
  return isThere && act !== 'lie' && act !== 'sleep' && act !== 'put' && act !== 'hold';
}

function doerFor(
  scene: PrintScene,
  place: number,
  { act }: ShownDeed,
  seed: number,
  workerOf: (one: Actor) => Person | null,
): Doer | null {
  const one = scene.actors[place];
  const person = one && one.count === 1 ? workerOf(one) : null;
  if (!person || person.age === 'baby') return null;
  const looks = () =>
    looksOf(person, seenIn(scene, place, act), createRandom(seed, `person${place}`));
  return doerOf(looks, person.head);
}

function isLadderOf({ actors }: PrintScene, n: number | undefined): boolean {
  const one = n === undefined ? undefined : actors[n];
  return one?.kind === 'thing' && one.id === 'ladder';
}
