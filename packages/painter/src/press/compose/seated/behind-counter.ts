import { type Casting, type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { longSide } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { ActName, Person } from '#press/scene.ts';

/** What one serves at: how high it is, and where on it something stands. */
const counters: Readonly<Record<string, number>> = { counter: -108 };

/** How one does behind it what is done there; all else is done standing. */
const poses: Partial<Record<ActName, PoseName>> = {
  put: 'give',
  hold: 'give',
  give: 'offer',
  cook: 'give',
  wash: 'give',
  tend: 'give',
  touch: 'give',
  speak: 'talk',
  shout: 'shout',
  laugh: 'laugh',
  sing: 'shout',
  reach: 'reach',
  wave: 'wave',
  cry: 'cry',
  phone: 'phone',
};

const standingThere = new Set<ActName>([
  'stand',
  'wait',
  'look',
  'write',
  'read',
  'find',
  'search',
]);

/** Centimetres that what is handled takes on the top, and between two who serve. */
const laid = { least: 16, most: 44, step: 26 };
const apart = 74;
const most = 3;
const ofAnotherSize = /^(?:giant|tiny|growing|floating)$/;

/** Who serves at a counter is behind it from the waist up, and what they serve is on it: one picture. */
export const behindCounter: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, whom, relation } = deed;
  const to = relation?.name === 'behind' ? relation.to : undefined;
  const counter = typeof to === 'number' ? scene.actors[to] : undefined;
  if (typeof to !== 'number' || counter?.kind !== 'thing' || done.has(to)) return null;
  const high = Object.hasOwn(counters, counter.id) ? counters[counter.id] : undefined;
  const one = scene.actors[who];
  const person = one && workerOf(one);
  const board = troupeOf(scene, to, null, seed);
  const isPlain = counter.changes.length === 0 && counter.count === 1;
  if (high === undefined || !person || !board || !isPlain || !isFit(person)) return null;
  if (poses[act] === undefined && !standingThere.has(act)) return null;
  const thing = whom === undefined || done.has(whom) ? null : thingAt(casting, whom);
  if (whom !== undefined && thing === null && scene.actors[whom]?.kind === 'thing') return null;
  const bodies = bodiesOf(casting, person);
  const layers = [
    ...bodies.flatMap((body, n) =>
      put(body, { x: (n - (bodies.length - 1) / 2) * apart - 26, y: -4 }, `server${n}`),
    ),
    ...put(board.piece, {}, 'board'),
    ...(thing?.(high) ?? []),
  ];
  const actors = [who, to, ...(thing && whom !== undefined ? [whom] : [])];
  return [
    {
      ...standing({ layers, anchors: { top: [0, high] } }, 'ground'),
      ...{ actors, count: 1, act, changes: person.changes },
    },
  ];
};

function isFit({ age, count, changes, borrowed }: Person): boolean {
  const isOther = changes.some((one) => ofAnotherSize.test(one));
  return age !== 'baby' && count <= most && !isOther && !borrowed?.length;
}

function bodiesOf(casting: Casting, person: Person): Piece[] {
  const { who, act } = casting.deed;
  const pose = poses[act] ?? 'stand';
  return Array.from({ length: person.count }, (_, nth) => {
    const doer = doerOf(() => lookOf(person, who + nth * 20, casting), person.head);
    return doer(pose);
  });
}

/** What is handled stands on the top, under the hands and beside them; null of what is too large. */
function thingAt({ scene, seed }: Casting, whom: number): ((high: number) => Layer[]) | null {
  const one = troupeOf(scene, whom, null, seed);
  if (!one?.isThing || one.stands === 'water' || longSide(one.box) > 120) return null;
  const long = longSide(one.box);
  const scale = Math.max(laid.least, Math.min(laid.most, long)) / long;
  const count = Math.min(one.count, 6);
  const wide = (one.box.right - one.box.left) * scale;
  return (high) =>
    Array.from({ length: count }, (_, n) => {
      const x = 22 + n * Math.max(wide * 0.8, Math.min(laid.step, 80 / count));
      const at = {
        x: x - one.box.left * scale - wide / 2,
        y: high - one.box.bottom * scale,
        scale,
      };
      return put(one.variants?.[n % 3] ?? one.piece, at, `served${n}`);
    }).flat();
}
