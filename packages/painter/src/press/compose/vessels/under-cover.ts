import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { doerOf, put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { cut, ellipse, join, type Path, polygon, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import type { PrintScene } from '#press/scene.ts';

/** What is over a dish. */
const covers = new Set(['dish-cover']);

const lifting = new Set(['carry', 'hold', 'open', 'pull', 'touch', 'put', 'push', 'find']);

/** Centimetres from the feet of who serves: the dish, and how much there is room for on it. */
const dish = { x: 62, y: -76, wide: 84, deep: 10 };
const room = { wide: 116, tall: 52 };

/** Of what is in a boat on a dish, how high each is, and how much of it the boat's side hides. */
const aboard = { tall: 33, sunk: 0.42 };

/**
 * What is under the cover of a dish is on it, under the cover that is lifted: a tiny boat on a sea of
 * soup is as large as there is room for, and the dish as near as one has to be to see it.
 */
export const underCover: CastingRule = (casting) => {
  const { scene, seed, done, deed } = casting;
  const cover = scene.actors.findIndex((one) => one.kind === 'thing' && covers.has(one.id));
  const bell = cover < 0 || done.has(cover) ? null : troupeOf(scene, cover, null, seed);
  const content = contentOf(scene, cover);
  if (bell === null || content === undefined || done.has(content)) return null;
  const server = scene.deeds.find(({ act, whom }) => whom === cover && lifting.has(act))?.who;
  const riders = ridersOf(scene, content);
  const all = [server, cover, content, ...riders].filter((n) => n !== undefined);
  if (!all.includes(deed.who)) return null;
  const one = server === undefined ? undefined : scene.actors[server];
  const person = one && workerOf(one);
  const served = troupeOf(scene, content, null, seed);
  if (served === null || (server !== undefined && (!person || person.count > 1))) return null;
  const body =
    person && server !== undefined
      ? doerOf(() => lookOf(person, server, casting), person.head)('give', [[2 - at, -172], null])
      : null;
  const layers = [
    ...(body ? put(body, { x: at }, 'first') : []),
    ...laidTable(),
    ...onDish(casting, served, riders),
    ...put(bellOf(bell.piece), { x: dish.x - 16, y: -136, scale: 2.5, turn: -0.03 }, 'cover'),
  ];
  const actors = body ? all : all.filter((n) => n !== server);
  const changes = person?.changes ?? [];
  return [{ ...standing({ layers, anchors: {} }, 'ground'), actors, count: 1, changes, act: null }];
};

/** Centimetres: where whoever lifts the cover stands. */
const at = -38;

/** What is under the cover. */
function contentOf({ deeds }: PrintScene, cover: number): number | undefined {
  const told = deeds.find(({ relation }) => relation?.name === 'under' && relation.to === cover);
  if (told) return told.who;
  const lifted = deeds.find(({ whom, relation }) => whom === cover && relation?.name === 'above');
  return typeof lifted?.relation?.to === 'number' ? lifted.relation.to : undefined;
}

function ridersOf({ deeds }: PrintScene, content: number): number[] {
  return deeds.flatMap(({ who, relation }) =>
    relation?.to === content && /^(?:in|on)$/.test(relation.name) ? [who] : [],
  );
}

function laidTable(): Layer[] {
  const folds: Path[] = [-60, -18, 26, 70, 112].map((x) =>
    polygon([
      [x, -60],
      [x + 5, 0],
      [x - 5, 0],
    ]),
  );
  return [
    shape('cloth', 'white', rect(-86, -74, 232, 74, 4), { tone: 0.2, round: 6, sheet: true }),
    shape('cloth.folds', 'white', join(...folds), { tone: 0.6 }),
    shape('cloth.edge', 'accent2', rect(-86, -9, 232, 5), { tone: 0.4 }),
    shape('dish', 'metal', ellipse(dish.x, dish.y, dish.wide, dish.deep), {
      tone: 0.2,
      sheet: true,
    }),
    shape(
      'dish.rim',
      'metal',
      join(
        ellipse(dish.x, dish.y, dish.wide, dish.deep),
        cut(ellipse(dish.x, dish.y, dish.wide - 7, dish.deep - 2)),
      ),
      { tone: 0.6 },
    ),
  ];
}

/** On the dish; what floats has a sea there, and those in it look over its side. */
function onDish(
  { scene, seed }: Parameters<CastingRule>[0],
  { piece, box, stands }: Troupe,
  riders: readonly number[],
): Layer[] {
  const scale = Math.min(room.wide / (box.right - box.left), room.tall / (box.bottom - box.top));
  const x = dish.x - ((box.left + box.right) / 2) * scale;
  const isAfloat = stands === 'water';
  const y = isAfloat ? dish.y - 2 - box.bottom * scale * 0.5 : dish.y + 1 - box.bottom * scale;
  const sea = isAfloat
    ? [
        shape('sea', 'water', ellipse(dish.x, dish.y, dish.wide - 8, dish.deep - 2), {
          tone: 0.45,
        }),
        shape('sea.foam', 'foam', ellipse(dish.x, dish.y + 1, dish.wide * 0.6, 2.4), {
          tone: 0.1,
          alpha: 0.7,
        }),
      ]
    : [];
  const rim = piece.anchors?.seat?.[1] ?? (box.top + box.bottom) / 2;
  const people = riders.flatMap((n) => {
    const rider = troupeOf(scene, n, 'speak', seed);
    if (rider === null) return [];
    const bodies = [rider.piece, ...(rider.variants ?? [])].slice(0, Math.min(3, rider.count));
    const own = aboard.tall / (rider.box.bottom - rider.box.top);
    const step = room.wide / 5;
    return bodies.flatMap((body, nth) =>
      put(
        body,
        {
          x: dish.x + step * (nth - (bodies.length - 1) / 2),
          y: y + rim * scale + aboard.tall * aboard.sunk - rider.box.bottom * own,
          scale: own,
        },
        `rider${n}.${nth}`,
      ),
    );
  });
  return [...sea, ...people, ...put(piece, { x, y, scale }, 'served')];
}

/** The bell without the plate that it has by itself. */
function bellOf({ layers }: Piece): Piece {
  return { layers: layers.filter(({ id }) => !id.endsWith('.plate')) };
}
