import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { workerOf } from '#press/compose/hands/hands-on.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import { boxOfPiece, standing, type Troupe } from '#press/compose/troupe.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { chairsAt, laidFor } from '#press/pieces/feasts.ts';
import type { ActName, Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** What one does at a table, and how one is seen to: a mouth and its company tell talk. */
const poseAtTable: Partial<Record<ActName, PoseName>> = {
  eat: 'eat',
  cry: 'weep-seated',
  sit: 'sit',
  speak: 'sit',
  laugh: 'sit',
  shout: 'sit',
  sing: 'sit',
  wait: 'sit',
  look: 'sit',
  argue: 'sit',
  knock: 'sit',
  read: 'sit',
  sleep: 'doze',
};

/** No table is longer than a sheet is wide: one at either end, and these behind it. */
const most = { behind: 6, end: 1 };

interface Guest {
  readonly place: number;
  readonly nth: number;
  readonly person: Person;
  readonly pose: PoseName;
  readonly act: ActName;
}

/**
 * Those who dine together, in one piece with their table: all but one sit behind it on its chairs, and
 * whom the picture is of at its end, where one sees the whole of them. Null where no two do.
 */
export function companyAtTable(scene: PrintScene, seed: number): Troupe | null {
  const laid = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'laid-table');
  const table = scene.actors[laid];
  if (table?.kind !== 'thing' || table.count > 1 || table.changes.length > 0) return null;
  const [first, ...others] = guestsAt(scene, laid).slice(0, 1 + most.behind + most.end);
  if (first === undefined || others.length === 0) return null;
  const behind = others.slice(0, most.behind);
  const end = others.slice(most.behind);
  const seats = Math.max(3, behind.length);
  const { chairs, table: top, half } = laidFor(seats);
  const places = fromTheMiddle(chairsAt(seats));
  const sitting = behind.map((guest, n) => ({ guest, x: places[n] ?? 0 }));
  const side = half + 36;
  const layers = [
    ...chairs,
    ...sitting.flatMap(({ guest, x }) =>
      placePiece(seated(scene, guest, seed), { x, y: -4, scale: 1, scaleX: x > 0 ? -1 : 1 }),
    ),
    ...top,
    ...placePiece(withSeat(seated(scene, first, seed), 'kitchen'), { x: -side, y: 4, scale: 1 }),
    ...end.flatMap((guest) =>
      placePiece(withSeat(seated(scene, guest, seed), 'kitchen'), { x: side, y: 4, scaleX: -1 }),
    ),
  ];
  const whole = { layers };
  const { left, right } = boxOfPiece(whole);
  // It is turned round its middle, whoever it looks at.
  const x = -(left + right) / 2;
  const centred = { layers: placePiece(whole, { x, y: 0 }), anchors: { top: [x, -78] as const } };
  return {
    ...standing(centred, 'ground'),
    actors: [...new Set([first.place, laid, ...others.map(({ place }) => place)])],
    count: 1,
    changes: [],
    act: first.act,
  };
}

/** All who sit at it, whom the picture is of first, and one of each crowd before its second. */
function guestsAt({ actors, deeds, hero }: PrintScene, laid: number): Guest[] {
  const told = deeds.flatMap(seatedBy).flatMap(({ who, act, whom, relation }): Guest[] => {
    const one = actors[who];
    const person = one && workerOf(one);
    // Who bangs on it sits at it too.
    const isAtIt = (relation?.name === 'at' && relation.to === laid) || whom === laid;
    const mate = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
    const isWithGuests = relation?.name === 'with' && mate?.kind === 'person';
    const pose = poseAtTable[act];
    if (!person || !isPlain(person) || pose === undefined) return [];
    const isAlone = whom === undefined || whom === laid || actors[whom]?.kind === 'person';
    if (!(isAtIt || isWithGuests) || !(isAlone || act === 'eat')) return [];
    const crowd = Math.min(person.count, 1 + most.behind + most.end);
    return Array.from({ length: crowd }, (_, nth) => ({ place: who, nth, person, pose, act }));
  });
  // Who is told twice has one chair.
  const at = [...new Map(told.map((one) => [`${one.place}.${one.nth}`, one])).values()];
  const lead = at.find(({ person, place }) => person.who === 'dreamer' || place === hero) ?? at[0];
  const others = at.filter((one) => one !== lead).sort((a, b) => a.nth - b.nth);
  return lead ? [lead, ...others] : [];
}

/** Who argues with somebody at a table has them there. */
function seatedBy(deed: ShownDeed): ShownDeed[] {
  const { whom, act } = deed;
  const isTalk = act === 'argue' || act === 'speak' || act === 'laugh' || act === 'look';
  return whom === undefined || !isTalk ? [deed] : [deed, { ...deed, who: whom }];
}

/** Who is of another size, or seen through, is placed by themselves, and seen to be so. */
function isPlain({ age, changes, borrowed, part }: Person): boolean {
  const isOther = changes.some((one) => /^(?:giant|tiny|growing|invisible|floating)$/.test(one));
  return age !== 'baby' && !isOther && borrowed === undefined && part === undefined;
}

function seated(
  scene: PrintScene,
  { place, nth, person, pose: meant, act }: Guest,
  seed: number,
): Piece {
  const random = createRandom(seed, `guest${place}.${nth}`);
  const looks = looksOf(person, seenIn(scene, place, act, { nth }), random);
  // Of a company, every other has the fork at the mouth.
  const pose = meant === 'eat' && nth % 2 === 1 ? 'sit' : meant;
  const body = figure({
    ...looks,
    pose,
    ...(pose === 'sit' && nth % 3 === 2 && { view: 'front' }),
  });
  return withBeastHead(body, person.head ?? '');
}

/** The places in the middle are taken first. */
function fromTheMiddle(places: readonly number[]): number[] {
  return [...places].sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
}
