import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { withinBody } from '#press/compose/vessels/within-body.ts';
import { growingFrom, hatching } from '#press/compose/work/out-of-bodies.ts';
import { figure } from '#press/figure/figure.ts';

/** A clock in somebody's chest. */
export const inTheirChest: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, relation } = deed;
  const owner = relation?.name === 'in' ? relation.to : undefined;
  if (act !== 'stand' || typeof owner !== 'number' || done.has(owner)) return null;
  const [thing, person] = [scene.actors[who], scene.actors[owner]];
  if (thing?.kind !== 'thing' || person?.kind !== 'person') return null;
  if (person.count > 1 || person.age === 'baby') return null;
  const inner = troupeOf(scene, who, null, seed);
  const look = { ...lookOf(person, owner, casting), pose: 'stand', view: 'front' } as const;
  if (inner === null) return null;
  const piece = withinBody(figure(look), inner.piece);
  const { changes } = person;
  return [{ ...standing(piece, 'ground'), actors: [owner, who], count: 1, changes, act: null }];
};

/** What grows on plants or on beasts, or is one: it grows out of a body, where others only come out. */
const rooted = new Set(
  `tree flower rose tulip sunflower daisy mushroom grass leaf branch plant bush feather cactus vine root
  thorn horn antlers wing moss fruit apple orange cherry`.split(/\s+/),
);
const bodily =
  /^(?:heart|head|hair|arm|hand|finger|leg|foot|back|belly|ear|chest|skin|mouth|nose|eye)$/;

/** A tree out of one's chest. */
export const growingOnThem: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, relation } = deed;
  const owner = relation?.to;
  if (act !== 'emerge' || typeof owner !== 'number' || done.has(owner)) return null;
  const [thing, person] = [scene.actors[who], scene.actors[owner]];
  if (thing?.kind !== 'thing' || person?.kind !== 'person') return null;
  if (person.count > 1 || person.age === 'baby' || !bodily.test(relation?.at ?? '')) return null;
  // Only what has roots stays where it comes out.
  const isLoose = /^(?:hair|mouth|nose|eye)$/.test(relation?.at ?? '');
  if (!rooted.has(thing.id) && isLoose) return null;
  const grown = troupeOf(scene, who, null, seed);
  if (grown === null) return null;
  const isOnHands = /^(?:arm|hand|finger)$/.test(relation?.at ?? '');
  const pose = isOnHands ? ('show-hands' as const) : ('stand' as const);
  const body = figure({ ...lookOf(person, owner, casting), pose, view: 'front' });
  const piece = growingFrom(body, grown.piece, relation?.at ?? '');
  const { changes } = person;
  return [{ ...standing(piece, 'ground'), actors: [owner, who], count: 1, changes, act: null }];
};

/** What holds things, and is small enough to be carried: one comes out of its top. */
const carriedShells = new Set('box basket vase hat shoes boot cup bucket jar glass'.split(' '));

/** Centimetres: what is larger one comes out of as out of a house. */
const shellMost = 110;

/** Somebody out of an egg, a flower, a shoe: it is as large as they need. */
export const outOfShell: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, relation } = deed;
  const from = relation?.to;
  if (act !== 'emerge' || typeof from !== 'number' || done.has(from)) return null;
  const [one, thing] = [scene.actors[who], scene.actors[from]];
  if (thing?.kind !== 'thing' || one === undefined || one.count > 1 || thing.count > 1) return null;
  if (canHold(thing.id) && !carriedShells.has(thing.id)) return null;
  const shell = troupeOf(scene, from, null, seed);
  const body =
    one.kind === 'person' && one.age !== 'baby'
      ? figure({ ...lookOf(one, who, casting), pose: 'wave' })
      : null;
  if (!body || !shell || shell.isBeast || shell.stands === 'hang') return null;
  const { left, right, top, bottom } = shell.box;
  if (Math.max(right - left, bottom - top) > shellMost) return null;
  const piece = hatching(body, shell.piece, thing.id === 'egg' || thing.id === 'shell');
  const changes = one.changes.filter((change) => change !== 'tiny');
  return [{ ...standing(piece, 'ground'), actors: [who, from], count: 1, changes, act }];
};
