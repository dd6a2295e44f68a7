import { cosTurn, sinTurn } from '#maths.ts';
import type { CastingRule } from '#press/compose/casting-rule.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { groundOf } from '#press/compose/placing/far-off.ts';
import { standing } from '#press/compose/troupe.ts';
import type { Role } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, polygon, rect, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { crossings } from '#press/pieces/silhouette.ts';
import { outlinesOf } from '#press/printing/clip.ts';
import type { Stage } from '#press/stage.ts';
import { stageFor, stageOfConcept } from '#press/stage-of.ts';

/** Centimetres of the roll: how wide, and from its middle to its rim. */
const wide = 520;
const round = 105;

/** How far towards the horizon it has come. */
const near = 0.5;

const rolling = /^(?:rolls?|is rolled|curls?)(?: itself| themselves)? up$|^rolls?$/;
const enroulant = /enroule|roule/;

/** What of a place one stands on, and what it is of: planks, tar, a lawn. */
const grounds: Readonly<Record<string, Role>> = {
  ...{ bridge: 'wood', road: 'stone', motorway: 'stone', street: 'stone', rails: 'stone' },
  ...{ beach: 'ground', field: 'leaf', meadow: 'leaf', garden: 'leaf', grass: 'leaf' },
  ...{ square: 'stone', desert: 'ground', snow: 'white', sand: 'ground', sea: 'water' },
};

/** What a place's ground is called that can be rolled. */
const lanes = /^(?:deck|road)$/;

/** The bridge that one is on rolls up like a carpet: no second bridge stands on it. */
export const rolledUp: CastingRule = ({ scene, deed, done }) => {
  const { who, verb } = deed;
  const thing = scene.actors[who];
  const isRolling = verb && (rolling.test(verb.en.one) || enroulant.test(verb.fr.one));
  if (!isRolling || thing?.kind !== 'thing' || done.has(who)) return null;
  const role = Object.hasOwn(grounds, thing.id) ? grounds[thing.id] : undefined;
  const isThere = stageOfConcept(thing.id) === stageFor(scene);
  if (role === undefined || !isThere) return null;
  const { count, changes } = thing;
  return [
    {
      ...standing(roll(role), 'ground'),
      ...{ actors: [who], count, changes, act: null, isThing: true, isRolled: true },
    },
  ];
};

/** A roll as thick as somebody is high, its layers seen at the nearer end. */
function roll(role: Role): Piece {
  const [half, y] = [wide / 2, -round];
  const end = half - round * 0.34;
  const spiral = Array.from({ length: 34 }, (_, n): Point => {
    const far = round * (0.96 - n * 0.026);
    return [end + cosTurn(n / 10) * far * 0.36, y + sinTurn(n / 10) * far];
  });
  const seams: Path[] = Array.from({ length: 9 }, (_, n) => {
    const x = -half + 20 + n * 52;
    return polygon([
      [x, y - round],
      [x + 5, y - round],
      [x + 1, y],
      [x + 5, 0],
      [x, 0],
      [x - 4, y],
    ]);
  });
  return {
    layers: [
      shape('roll', role, rect(-half, y - round, wide - round * 0.34, round * 2, 18), {
        tone: 0.5,
        round: round * 0.5,
        sheet: true,
      }),
      shape('roll.seams', role, join(...seams), { tone: 0.85, alpha: 0.6 }),
      shape('roll.end', role, ellipse(end, y, round * 0.38, round), { tone: 0.2, sheet: true }),
      shape('roll.spiral', role, stroke(spiral, 6, 3), { tone: 0.9 }),
      // Not yet rolled up, it lies before it.
      shape('roll.tongue', role, rect(-half, -6, wide - round * 0.34, 6), { tone: 0.7 }),
    ],
    anchors: { top: [0, -2 * round] },
  };
}

/** Where it is on its way: as broad as the ground that it is of. */
export function onItsWay(
  stage: Pick<Stage, 'back' | 'slots' | 'horizon'>,
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  const foot = groundOf(stage)?.y ?? height * 0.86;
  const y = stage.horizon + (foot - stage.horizon) * near;
  const lane = stage.back.find(({ id }) => lanes.test(id));
  const xs = lane ? outlinesOf(lane.path).flatMap(({ points }) => crossings(points, y)) : [];
  const [left, right] =
    xs.length > 1 ? [Math.min(...xs), Math.max(...xs)] : [width * 0.18, width * 0.82];
  const [from, to] = [Math.max(-40, left), Math.min(width + 40, right)];
  return { x: (from + to) / 2, y, scale: (to - from) / wide, depth: 0.3, facing: 'right' };
}
