import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { Actor } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** What two play over a table. */
const games = new Set(['game', 'playing-cards', 'die', 'domino', 'chessboard', 'board-game']);

/** Centimetres from the middle of the table to whoever sits at it, and of what lies on it. */
const apart = 118;
const played = { least: 34, most: 54, at: -76 };

/** Who plays chess or cards with somebody sits across a table from them, the game between the two. */
export const atGame: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, relation } = deed;
  const game = scene.actors.findIndex((one) => one.kind === 'thing' && games.has(one.id));
  const isHere = relation === undefined || relation.to === 'place' || relation.to === game;
  if (act !== 'play' || game < 0 || done.has(game) || !isHere) return null;
  const players = playersOf(casting, game);
  if (players === null) return null;
  const [one, two] = players;
  const first = playerOf(casting, one.actor, one.place);
  const second = playerOf(casting, two.actor, two.place);
  const thing = troupeOf(scene, game, null, seed);
  const table = pieceFor('table')?.make({ random: createRandom(seed, 'games') });
  if (!first || !second || !thing || !table) return null;
  const { left, right, top, bottom } = boxOfPiece(thing.piece);
  const long = Math.max(right - left, bottom - top);
  const scale = Math.max(played.least, Math.min(played.most, long)) / long;
  const x = (-(left + right) / 2) * scale;
  const layers = [
    ...put(first, { x: -apart }, 'first'),
    ...put(second, { x: apart, scaleX: -1 }, 'second'),
    ...put(table, {}, 'games'),
    ...put(thing.piece, { x, y: played.at - bottom * scale, scale }, 'played'),
  ];
  return [
    {
      ...standing({ layers, anchors: {} }, 'ground'),
      ...{ actors: [...new Set([who, two.at, game])], count: 1, act },
      changes: [...one.actor.changes, ...two.actor.changes],
    },
  ];
};

interface Player {
  readonly actor: Actor;
  /** Its place in the scene, and by which it looks as it does. */
  readonly at: number;
  readonly place: number;
}

/** Beyond the places of a scene's actors. */
const secondOfTwo = 20;

/** Who plays with whom: somebody with another, or two who are told as one with each other. */
function playersOf(
  { scene: { actors }, deed: { who, whom }, done }: Parameters<CastingRule>[0],
  game: number,
): readonly [Player, Player] | null {
  const one = actors[who];
  if (!one) return null;
  if (one.count === 2 && (whom === undefined || whom === game)) {
    const actor = { ...one, count: 1 };
    return [
      { actor, at: who, place: who },
      { actor, at: who, place: secondOfTwo + who },
    ];
  }
  const two = whom === undefined || done.has(whom) ? undefined : actors[whom];
  if (whom === undefined || whom === game || !two || one.count > 1 || two.count > 1) return null;
  return [
    { actor: one, at: who, place: who },
    { actor: two, at: whom, place: whom },
  ];
}

/** Centimetres: no player towers over the table. */
const tallest = 150;

/** Somebody on a stool, or what has no seat as it is, looking across. */
function playerOf(casting: Parameters<CastingRule>[0], one: Actor, place: number): Piece | null {
  const person = workerOf(one);
  if (person && person.age !== 'baby')
    return withSeat(doerOf(() => lookOf(person, place, casting), person.head)('play'), 'kitchen');
  const other = troupeOf(casting.scene, place, null, casting.seed);
  if (!other) return null;
  const { left, right, top, bottom } = other.box;
  const scale = Math.min(1, tallest / (bottom - top), (tallest * 1.2) / (right - left));
  const x = (-(left + right) / 2) * scale;
  return { layers: put(other.piece, { x, y: -bottom * scale, scale }, 'player') };
}
