import { isInside } from '#press/choosing/deeds/strange.ts';
import { type Casting, type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { cutAt } from '#press/compose/draw-one.ts';
import { boxOfPiece, standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { breach } from '#press/compose/vessels/breach.ts';
import { hangingOf, isScreen } from '#press/compose/vessels/frames.ts';
import { passing, seenThrough } from '#press/compose/vessels/past-edge.ts';
import { turnedPiece } from '#press/compose/work/doer.ts';
import { figure } from '#press/figure/figure.ts';
import type { Piece } from '#press/piece.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import { shape } from '#press/pieces/brush.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { rainStrokes } from '#press/pieces/storms.ts';
import type { ActName, Actor, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import { createRandom, type Random } from '#random.ts';

const coming = new Set<ActName>([
  ...(['emerge', 'enter', 'pass', 'leave', 'fly', 'float', 'run', 'walk', 'jump'] as const),
  ...(['climb', 'crawl', 'swim', 'reach', 'fall'] as const),
]);

/** What is drawn upright, and reaches out lying. */
const upright = new Set(['lone-hand', 'hand', 'arm', 'finger']);

/** Who comes out of a window, a picture or a screen is half in it and half out; who is behind one is in it. */
export const outOfFrame: CastingRule = (casting) => {
  const { scene, deed, done } = casting;
  const { who, act } = deed;
  const one = scene.actors[who];
  const frame = frameIn(casting);
  const body = one === undefined || frame === null ? null : bodyOf(casting, one, frame);
  if (one === undefined || frame === null || body === null) return null;
  const isOfRoom = frame.at === null || frame.id === 'breach';
  const others = isOfRoom ? 1 : (scene.actors[frame.at]?.count ?? 1);
  const isEach = one.count > 1 && one.count <= others;
  if (one.kind === 'person' && one.count > 1 && !isEach && frame.isOut) return null;
  const isOnLegs = one.kind === 'person' || (isBeast(one.id) && body.stands === 'ground');
  const isAfoot = isOnLegs && !(frame.isOut && (isScreen(frame.id) || frame.id === 'breach'));
  const id = one.kind === 'thing' ? one.id : 'person';
  const isLarge = one.changes.some((change) => /^(?:giant|growing)$/.test(change));
  const count = isEach ? 1 : Math.min(body.count, 4);
  const variants = [body.piece, ...(body.variants ?? [])];
  const shown = (own: Piece) =>
    frame.isOut
      ? passing({ id, body: own, isAfoot, isLarge, count }, frame)
      : seenThrough({ id, body: own, isAfoot, isLarge, count }, frame);
  const [first = { layers: [] }, ...more] = (isEach ? variants : variants.slice(0, 1)).map(shown);
  const isHung = hangingOf(frame.id) === 'wall' && !(frame.isOut && isAfoot);
  const actors = [who, ...(frame.at === null ? [] : [frame.at])].filter((n) => !done.has(n));
  return [
    {
      ...standing(first, isHung ? 'hang' : 'ground'),
      ...{ actors, act, changes: one.changes.filter((change) => !sizes.test(change)) },
      ...(isEach ? { count: one.count, isEach, variants: more } : { count: 1 }),
      ...(one.kind === 'thing' && { isThing: true }),
      ...(isHung && {
        relation: { name: 'on', to: 'place', at: frame.id === 'window' ? 'window' : 'wall' },
      }),
    },
  ];
};

const sizes = /^(?:giant|growing|tiny)$/;

interface FrameThere {
  readonly id: string;
  /** Its place in the scene, where it is not the place's own. */
  readonly at: number | null;
  readonly piece: Piece;
  /** Who is told is on their way out of it, and not behind it. */
  readonly isOut: boolean;
}

function frameIn({ scene, deed, seed, done }: Casting): FrameThere | null {
  const { act, relation, who } = deed;
  const isOut = isComingOut(deed);
  if (relation === undefined || relation.to === who || (!isOut && relation.name !== 'behind'))
    return null;
  const isThing = scene.actors[who]?.kind === 'thing';
  if (relation.to === 'place') {
    if (relation.at !== 'window' || !(isThing || !isOut)) return null;
    const state = isOut ? 'open' : 'still';
    const piece = pieceFor('window')?.make({ random: createRandom(seed, 'pane'), state });
    return piece ? { id: 'window', at: null, piece, isOut } : null;
  }
  const thing = scene.actors[relation.to];
  if (thing?.kind !== 'thing' || done.has(relation.to) || relation.at !== undefined) return null;
  if (thing.id === 'wall' && isThing && isOut && isInside(stageFor(scene)))
    return { id: 'breach', at: relation.to, piece: breach(), isOut };
  const isSeenThrough = thing.id === 'window' && act !== 'hide';
  if (hangingOf(thing.id) === undefined || !(isOut || isSeenThrough)) return null;
  const piece = troupeOf(scene, relation.to, null, seed)?.piece;
  return piece ? { id: thing.id, at: relation.to, piece, isOut } : null;
}

function isComingOut({ act, relation, whom }: ShownDeed): boolean {
  if (!coming.has(act) || whom !== undefined) return false;
  return relation?.name === 'through' || (relation?.name === 'from' && act !== 'fall');
}

/** The share of somebody, from the top, who leans out of a screen. */
const leaning = 0.56;

/** As they come out: people on a step or leaning out, a hand with its fingers ahead, of rain its strokes. */
function bodyOf(casting: Casting, one: Actor, frame: FrameThere): Troupe | null {
  const { scene, deed, seed } = casting;
  const { who, act } = deed;
  if (one.kind === 'person' && one.age === 'baby') return null;
  const isOnFoot = deed.relation?.name !== 'behind' && act !== 'fly' && act !== 'float';
  const body = troupeOf(scene, who, isOnFoot && act === 'emerge' ? null : act, seed);
  if (body === null) return null;
  const as = (piece: Piece): Troupe => ({ ...body, piece, box: boxOfPiece(piece) });
  if (one.kind === 'person' && isOnFoot) {
    const isLow = isScreen(frame.id);
    const piece = figure({ ...lookOf(one, who, casting), pose: isLow ? 'reach' : 'walk' });
    return as(isLow ? upperPart(piece) : piece);
  }
  if (one.kind !== 'thing') return body;
  if (one.id === 'rain') return as(onlyRain(createRandom(seed, 'rain')));
  return upright.has(one.id) ? as(turnedPiece(body.piece, { turn: 0.25 })) : body;
}

function upperPart(piece: Piece): Piece {
  const { top, bottom } = boxOfPiece(piece);
  const layers = cutAt(piece.layers, top + (bottom - top) * leaning);
  return { layers, anchors: {} };
}

function onlyRain(random: Random): Piece {
  return { layers: [shape('rain.drops', 'water', rainStrokes(110, 190, random), { tone: 0.3 })] };
}
