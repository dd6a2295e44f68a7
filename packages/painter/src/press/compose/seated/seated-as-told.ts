import { seatHeight } from '#press/compose/placing/placing.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { placePiece } from '#press/piece.ts';
import type { ActName, PrintScene } from '#press/scene.ts';

const resting = new Set<ActName>(['sit', 'lie', 'sleep']);

/** Whoever another deed only brought in, and who is told to sit on a parcel, sits on it there. */
export function seatedAsTold(cast: readonly Troupe[], scene: PrintScene, seed: number): Troupe[] {
  const changed = new Map<Troupe, Troupe>();
  for (const { who, act, whom, relation } of scene.deeds) {
    const to = relation?.name === 'on' && typeof relation.to === 'number' ? relation.to : undefined;
    if (!resting.has(act) || whom !== undefined || to === undefined) continue;
    const one = aloneIn(cast, who);
    const seat = aloneIn(cast, to);
    const isSeated = one?.act === 'sit' && !one.isThing && one.relation?.to === to;
    if (isSeated && seat?.isThing && seat.act === null && !seat.isHeld && !one.isCarried)
      changed.set(seat, asHighAsSeat(seat));
    const isIdle = one?.act === null && one.relation?.name === 'beside' && !one.isHeld;
    const isFree = seat?.isThing && seat.act === null && !seat.relation && !seat.isHeld;
    if (!isIdle || !isFree || one.isCarried) continue;
    const seated = troupeOf(scene, who, act, seed);
    if (seated === null) continue;
    changed.set(one, { ...seated, relation: { name: 'on', to } });
    changed.set(seat, { ...asHighAsSeat(seat), ...(one.relation && { relation: one.relation }) });
  }
  return cast.map((troupe) => changed.get(troupe) ?? troupe);
}

/** A parcel that bears somebody is as high as a stool and wider than they are, and is seen under them. */
function asHighAsSeat(seat: Troupe): Troupe {
  const { box, piece, stands, isBeast } = seat;
  const tall = box.bottom - box.top;
  if (isBeast || tall >= seatHeight || piece.anchors?.seat) return seat;
  const scale = Math.min(2.2, (seatHeight * 1.1) / tall);
  const grown = placePiece(piece, { y: -box.bottom * scale, scale });
  return { ...seat, ...standing({ layers: grown }, stands === 'table' ? 'ground' : stands) };
}

function aloneIn(cast: readonly Troupe[], place: number): Troupe | undefined {
  return cast.find(({ actors }) => actors.length === 1 && actors[0] === place);
}
