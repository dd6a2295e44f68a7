import { draw } from '#press/compose/draw.ts';
import { allOver, isAllOver } from '#press/compose/placing/all-over.ts';
import { areaOf } from '#press/compose/placing/areas.ts';
import { swarm, swarmOf } from '#press/compose/placing/around.ts';
import { audience, isAudience } from '#press/compose/placing/audience.ts';
import { isIndoors } from '#press/compose/placing/footing.ts';
import { ownPlace } from '#press/compose/placing/own-place.ts';
import { type Round, type Turn, take } from '#press/compose/placing/round.ts';
import { isStrewn, scatter } from '#press/compose/placing/scatter.ts';
import { isStream, stream } from '#press/compose/placing/streams.ts';
import { isStrung, strung } from '#press/compose/placing/strung.ts';
import { inBeds } from '#press/compose/seated/in-beds.ts';
import { seatedInRows } from '#press/compose/seated/in-rows.ts';
import { inSeats, seatedHere } from '#press/compose/seated/in-seats.ts';
import type { Placed } from '#press/compose/sheet/seen.ts';

/** How some are placed; null where it is not for these. */
type Way = (turn: Turn, round: Round) => Placed | null;

/** The place has it already. */
const ofThePlace: Way = ({ troupe }) =>
  troupe.isOfStage ? { troupe, place: null, depth: -1, layers: [] } : null;

const inOwnPlace: Way = ({ troupe }, round) => {
  const place = ownPlace(troupe, round.stage, round);
  if (!place) return null;
  take(round, troupe, place);
  // What is under the ice, or rolled up, has no ground under its feet.
  const { footholds: _none, ...stage } = round.stage;
  return { troupe, place, depth: place.depth, layers: draw(troupe, place, stage) };
};

const overAnother: Way = ({ troupe, next, random }) =>
  next && isAllOver(troupe, next.troupe)
    ? { troupe, place: null, ...allOver(troupe, next.troupe, next.place, random) }
    : null;

const outOfAnother: Way = ({ troupe, next, random }, { scene, width, height }) => {
  const [own = -1] = troupe.actors;
  const one = scene.actors[own];
  const id = one?.kind === 'thing' ? one.id : '';
  if (!next || !isStream(troupe, id, next.troupe)) return null;
  const source = { other: next.troupe, at: next.place, sheet: { width, height }, random };
  return { troupe, place: null, ...stream(troupe, id, source) };
};

const aroundAnother: Way = ({ troupe, next, random }, { width, height }) => {
  const kind = next && swarmOf(troupe);
  if (!next || !kind) return null;
  const by = { other: next.troupe, at: next.place, sheet: { width, height }, random };
  return { troupe, place: null, ...swarm(troupe, kind, by) };
};

const looking: Way = ({ troupe, random }, { troupes, stageName, width, height }) =>
  isAudience(troupe, troupes, stageName)
    ? { troupe, place: null, ...audience(troupe, { width, height }, random) }
    : null;

const onSeats: Way = ({ troupe }, round) => {
  const seats = seatedHere(troupe, round, round.taken);
  if (!seats) return null;
  const [place] = seats;
  round.taken.push(...seats.map((seat) => ({ ...seat, area: areaOf(troupe, seat) })));
  for (const actor of troupe.actors) round.at.set(actor, { troupe, place });
  return { ...{ troupe, place, depth: place.depth }, layers: inSeats(troupe, seats, round.stage) };
};

const inRows: Way = ({ troupe }, { stage, width, height, taken }) => {
  const rows = troupe.inRows ? seatedInRows(troupe, stage, { width, height }, taken) : null;
  return rows && { troupe, place: null, ...rows };
};

const allAbout: Way = ({ troupe, n, random }, { stage, width, height, troupes }) => {
  if (!isStrewn(troupe)) return null;
  // What one only walks on is no hero.
  const isHero = n === 0 && (troupe.act !== null || troupes.length === 1);
  return { troupe, place: null, ...scatter(troupe, stage, { width, height }, random, isHero) };
};

const onLines: Way = (turn, round) =>
  isStrung(turn.troupe, round.scene, isIndoors(round.stage)) ? strung(turn, round) : null;

/** Those who take no slot and stand beside nobody: the first way that is for them places them. */
export const ways: readonly Way[] = [
  ...[ofThePlace, onLines, inOwnPlace, overAnother, outOfAnother, aroundAnother, looking],
  ...[onSeats, inBeds, inRows, allAbout],
];
