import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Bench, benchAt, benchOf, rimOf } from '#press/compose/work/benches.ts';
import { at, beforeNearArm, type Doer, edgeAt, joinPieces, put } from '#press/compose/work/doer.ts';
import type { Manner, Placed, Spot } from '#press/compose/work/manner.ts';
import { inGrip } from '#press/compose/work/tool-grips.ts';
import { traceOf } from '#press/compose/work/traces.ts';
import type { Layer } from '#press/drawing.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** Centimetres from the ground to the top of a grown person. */
const grown = 176;

/** What is worked on, where it is, and where hands and tools meet it. */
interface Worked {
  readonly layers: Layer[];
  readonly work: Point;
  readonly edge: Point;
}

/** Whoever does some work, all that it takes in one piece. */
export function doing(
  doer: Doer,
  manner: Manner,
  make: (id: string) => Piece,
  {
    id,
    thing,
    surface,
  }: { readonly id?: string; readonly thing?: Piece; readonly surface?: Piece } = {},
): Piece {
  const size = -at(doer('stand'), 'top')[1] / grown;
  const pose = surface ? stoopingTo(surface, manner) : manner.pose;
  const free = doer(pose);
  const reach = at(free, 'hand');
  const nowhere: Point = [74 * size, -82 * size];
  const bench = benchFor(manner, size, surface && { surface, reach });
  const spot =
    (worked?: Worked) =>
    ([of, x, y]: Spot): Point => {
      const from: Point =
        of === 'ground'
          ? [0, 0]
          : of === 'work'
            ? (worked?.work ?? nowhere)
            : of === 'edge'
              ? (worked?.edge ?? nowhere)
              : of === 'far-foot'
                ? at(free, 'ankle2')
                : at(free, of);
      return [from[0] + x * size, from[1] + y * size];
    };
  const worked =
    thing && manner.thing
      ? placed(thing, manner.thing, bench, { size, reach, spot: spot() })
      : undefined;
  const bare = bench?.at ?? nowhere;
  const on = spot(worked ?? { layers: [], work: bare, edge: bare });
  const hands = manner.hands.map((hand) => hand && on(hand));
  const body = doer(pose, [hands[0] ?? null, hands[1] ?? null]);
  const held = (isBefore: boolean) =>
    (manner.tools ?? [])
      .filter((tool) => (tool.isBefore ?? false) === isBefore)
      .flatMap(({ id: own, at: grip, to, long, isTurned = false }) => {
        const isThing = own === 'thing';
        const tool = isThing && thing ? thing : make(own);
        const layers = inGrip(tool, isThing ? (id ?? '') : own, {
          ...{ from: on(grip), to: on(to), isTurned },
          ...(long !== undefined && { long: long * size }),
        });
        return put({ layers }, {}, 'tool');
      });
  const traces = (manner.traces ?? []).flatMap(([name, ...spots]) =>
    traceOf(name, spots.map(on), size),
  );
  const depth = manner.thing?.depth;
  const isBehind =
    depth === 'behind' ||
    manner.thing?.at === 'bench' ||
    manner.thing?.at === 'before' ||
    manner.thing?.at === 'beside';
  const things = worked?.layers ?? [];
  const aids = (depth: Placed['depth']) =>
    (manner.aids ?? [])
      .filter((aid) => aid.depth === depth)
      .flatMap((aid) => placed(make(aid.id), aid, null, { size, reach, spot: spot() }).layers);
  return joinPieces(
    body,
    [...(bench?.layers() ?? []), ...aids('behind')],
    isBehind ? things : [],
    beforeNearArm(body, [
      ...aids(undefined),
      ...(isBehind || depth === 'front' ? [] : things),
      ...held(false),
    ]).layers,
    [...aids('front'), ...(depth === 'front' ? things : [])],
    held(true),
    traces,
  );
}

const isOnTop = ({ thing, hands, bench }: Manner) =>
  bench !== undefined && (thing?.at === 'bench' || hands.some((hand) => hand?.[0] === 'work'));

/** The lower what one works on, the lower one bends. */
function stoopingTo(surface: Piece, manner: Manner): PoseName {
  if (!isOnTop(manner) || manner.pose !== 'work-low') return manner.pose;
  const [, top] = rimOf(surface).rim;
  return top > -62 ? 'stoop-low' : top > -78 ? 'stoop' : manner.pose;
}

/** What the work is done on: what the dream names, where that has room for it, or one of ours. */
function benchFor(
  manner: Manner,
  size: number,
  told: { readonly surface: Piece; readonly reach: Point } | undefined,
): Bench | null {
  if (!manner.bench) return null;
  const own = benchOf(manner.bench, size);
  return told && isOnTop(manner) && !own.isHung ? benchAt(told.surface, told.reach) : own;
}

/** Where a thing is put, and as large as it can be there. */
function placed(
  thing: Piece,
  how: Placed,
  given: Bench | null,
  { size, reach, spot }: { size: number; reach: Point; spot: (spot: Spot) => Point },
): Worked {
  const { at: where, least = 0, most = 1e4, turn = 0, flat } = how;
  const turned = turn === 0 ? thing : { layers: put(thing, { turn }, 'turned') };
  const own = boxOfPiece(turned);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const long = Math.max(wide, high);
  if (where === 'before' || where === 'beside') {
    const flank: Point = [own.left + wide * 0.36, own.top + high * 0.5];
    const near = where === 'beside' ? flank : edgeAt(thing, Math.max(own.top + 6, reach[1]));
    const dx = reach[0] - near[0] - 2;
    const box = { ...own, left: own.left + dx, right: own.right + dx };
    return {
      layers: put(thing, { x: dx }),
      work: [(box.left + box.right) / 2, box.top],
      edge: [near[0] + dx, near[1]],
    };
  }
  const bench = where === 'bench' ? given : null;
  const room = bench
    ? Math.min(Math.max(1, (24 * size) / long), bench.wide / wide, bench.high / high, 1.6)
    : Math.max(least * size, Math.min(most * size, long)) / long;
  const squash = flat === undefined ? 1 : Math.min(1, (flat * size) / (high * room));
  const [x, y] = bench ? bench.at : spot(where === 'bench' ? ['ground', 74, -82] : where);
  const by = bench ? (bench.isHung ? 'top' : 'foot') : (how.by ?? 'middle');
  const level = by === 'foot' ? own.bottom : by === 'top' ? own.top : (own.top + own.bottom) / 2;
  const origin: Point = [x - ((own.left + own.right) / 2) * room, y - level * room * squash];
  const copies = how.copies ?? [[0, 0]];
  const layers = copies.flatMap(([dx, dy], n) =>
    put(
      turned,
      {
        ...{ x: origin[0] + dx * size, y: origin[1] + dy * size, scale: room, scaleY: squash },
      },
      n === 0 ? 'work' : `work${n}`,
    ),
  );
  const top = origin[1] + own.top * room * squash;
  return { layers, work: [x, top], edge: [origin[0] + own.left * room, (top + y) / 2] };
}
