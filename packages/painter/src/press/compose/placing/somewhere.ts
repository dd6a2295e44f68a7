import { drawInDepth } from '#press/compose/draw.ts';
import { sunk } from '#press/compose/in-water.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import { belowRider } from '#press/compose/placing/below-rider.ts';
import { turnedRound } from '#press/compose/placing/facing.ts';
import { groundOf, isAtHorizon } from '#press/compose/placing/far-off.ts';
import { afloatAt } from '#press/compose/placing/flooding.ts';
import { hasFooting, onFloor } from '#press/compose/placing/footing.ts';
import { nextTo } from '#press/compose/placing/next-to.ts';
import { pastTheEdge } from '#press/compose/placing/past-the-edge.ts';
import { placeTroupe } from '#press/compose/placing/placing.ts';
import { stretchedUp } from '#press/compose/placing/reaching-up.ts';
import { type Round, type Standing, type Turn, take } from '#press/compose/placing/round.ts';
import { rowOf } from '#press/compose/placing/rows.ts';
import {
  isAcrossWater,
  isAfoot,
  isBelow,
  isInSky,
  isOnTable,
} from '#press/compose/placing/stances.ts';
import { isAlongside, runningOn } from '#press/compose/seated/aboard.ts';
import { keptOnSheet, withRoom } from '#press/compose/sheet/on-sheet.ts';
import type { Placed } from '#press/compose/sheet/seen.ts';

/** By whom the dream puts them, else in the slot that suits them best. */
export function somewhere(turn: Turn, round: Round): Placed {
  const { troupe } = turn;
  const { stage, height, troupes } = round;
  const by = boundTo(turn, round);
  const kept = onTheSheet(turn, round, placeOf(turn, round, by), by !== undefined);
  const isOnFoot =
    !troupe.isReaching &&
    !isAtHorizon(troupe) &&
    isAfoot(troupe, kept, by !== undefined, stage.footholds !== undefined);
  const landed = isOnFoot ? withFooting(troupe, kept, round) : kept;
  const settled = belowRider(troupe, afloatAt(troupe, landed, stage, height), troupes);
  const place = troupe.isDescending ? turnedRound(settled) : settled;
  const taken = take(round, troupe, place);
  if (!troupe.isHeld && !troupe.isCarried) round.bodies.push(taken);
  return { troupe, place, depth: place.depth, ...drawInDepth(troupe, place, stage, round) };
}

/** By whom somebody is placed; undefined who is placed by themselves. */
function boundTo({ troupe, next, tried }: Turn, { at, stage }: Round): Standing | undefined {
  const { relation, isHeld, isCarried, isIn, isFar } = troupe;
  // Beside who is in a bathtub, or on a sofa, one is beside that.
  const isBy = /^(?:beside|with|before|at|towards|from|behind)$/.test(relation?.name ?? '');
  const isUp = next?.troupe.isIn !== undefined || next?.troupe.relation?.name === 'on';
  const around = isBy && !isHeld && isUp && next?.troupe.relation?.to;
  const other = (typeof around === 'number' ? at.get(around) : undefined) ?? next;
  // What hides beside its neighbour is placed by itself.
  const isBound =
    other !== undefined &&
    !isBelow(troupe, other.troupe, other.place) &&
    !isInSky(troupe, other.troupe) &&
    !isAcrossWater(troupe, other.troupe, stage) &&
    !(isOnTable(troupe, stage) && !(other.troupe.isThing && troupe.count > 1)) &&
    !isFar &&
    (tried.length < 2 || isHeld || isCarried || isIn !== undefined);
  return isBound ? other : undefined;
}

function placeOf(turn: Turn, round: Round, by: Standing | undefined): Place {
  const { troupe, next, n, random, tried } = turn;
  const { stage, scheme, width, height, taken, bodies, promised, troupes } = round;
  if (troupe.isReaching) return stretchedUp(troupe, next, stage, { width, height, taken });
  if (by)
    return nextTo(troupe, by.troupe, by.place, {
      ...{ width, height, ground: groundOf(stage) },
      taken: bodies.filter((one) => one !== by.place),
    });
  const isOfAPerson = troupes[0]?.isThing !== true;
  const options = { width, height, scheme, isOfAPerson, taken, random, promised };
  return sunk(troupe, placeTroupe(troupe, stage, { ...options, isHero: n === 0, avoid: tried }));
}

/** Whole on the sheet, but for those whom the dream has elsewhere. */
function onTheSheet({ troupe }: Turn, round: Round, place: Place, isBound: boolean): Place {
  if (place.isAbed || place.isCutOff || troupe.isFar || troupe.isReaching) return place;
  const hasMate = round.troupes.some((one) => isAlongside(one, troupe));
  const running = hasMate ? runningOn(troupe, place, round) : null;
  if (running) return running;
  const vast = isBound ? null : pastTheEdge(troupe, place, round);
  if (vast) return vast;
  const row = rowOf(troupe, round.troupes);
  if (row && !isBound) return withRoom(troupe, place, round, row);
  const isFixed =
    troupe.isBackdrop ||
    troupe.isIn !== undefined ||
    (isBound && (troupe.isCarried || troupe.isLeaving));
  if (isFixed) return place;
  return runningOn(troupe, place, round) ?? keptOnSheet(troupe, place, round);
}

function withFooting(troupe: Turn['troupe'], place: Place, round: Round): Place {
  const { stage, width, height, taken } = round;
  if (hasFooting(stage, place)) return place;
  return onFloor(troupe, place, stage, { x: place.x, width, height, taken });
}
