import { coaches } from '#press/choosing/places/place-tables.ts';
import { aloft } from '#press/compose/act-tables.ts';
import { isRidden, mountOf } from '#press/compose/seated/mounts.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { Point } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';

export interface Mounted {
  /** The place of what carries somebody. */
  readonly mount: number;
  readonly carrier: Troupe;
  readonly rider: Troupe;
}

/** What one is seen doing at a window. */
const seenAtWindow = new Set<ActName>([
  ...(['wave', 'cry', 'laugh', 'shout', 'sing', 'speak', 'drive', 'read', 'phone'] as const),
]);

/** What is driven in a dream, and sat on by day. */
const furniture = /^(?:sofa|armchair|chair|bench|rocking-chair|stool|bed|mattress|throne|toilet)$/;

const hulls = new Set(['plane', 'rocket']);

/** Who rides, drives or sits in something, and what that does; undefined where nothing carries them. */
export function mountedOn(
  scene: PrintScene,
  deed: ShownDeed,
  alone: Troupe,
  seed: number,
): Mounted | undefined {
  const mount = mountOf(scene, deed);
  const ridden = mount === undefined ? undefined : scene.actors[mount];
  if (mount === undefined || ridden?.kind !== 'thing') return undefined;
  const { id } = ridden;
  // Who flies on a whale sits on it, and it is the whale that flies.
  const isHung = id === 'balloon';
  const going = aloft.has(deed.act) ? deed.act : isHung ? 'float' : 'run';
  const carrier = troupeOf(scene, mount, going, seed);
  const isPassenger = (deed.act !== 'drive' || deed.relation?.at === 'back') && id === 'car';
  const isLookingOut =
    aloft.has(deed.act) || isHung || (coaches.has(id) && !seenAtWindow.has(deed.act));
  const pose: ActName | undefined =
    isRidden(id) || hulls.has(id) || furniture.test(id)
      ? 'ride'
      : isPassenger
        ? 'drive'
        : isLookingOut
          ? 'look'
          : undefined;
  const rider = pose === undefined ? alone : troupeOf(scene, deed.who, pose, seed);
  if (carrier === null || rider === null) return undefined;
  const isOn = isRidden(id) || hulls.has(id) || furniture.test(id) || deed.act === 'ride';
  // The second of two passengers is in front, where nobody drives.
  const riders = scene.deeds.filter((one) => mountOf(scene, one) === mount);
  const isInFront = riders.indexOf(deed) > 0 && riders.every(({ act }) => act !== 'drive');
  const at = isPassenger && !isInFront ? { at: 'back' } : {};
  return {
    mount,
    // Who rides a mouse has one that carries them.
    carrier: asLargeAsBorne(isBeast(id) ? strongEnough(carrier, rider) : carrier),
    rider: {
      ...rider,
      isCarried: true,
      relation: { name: isOn ? 'on' : 'in', to: mount, ...at },
    },
  };
}

/** However tiny a boat is told to be, somebody sits in it. */
function asLargeAsBorne(carrier: Troupe): Troupe {
  return { ...carrier, changes: carrier.changes.filter((change) => change !== 'tiny') };
}

/** How high a beast is at least, by the height of whom it carries: tiny riders are so beside it. */
const bearing = { tiny: 2.4, grown: 0.75 };

/** A cat that carries somebody is large enough to, or they are tiny on it. */
export function strongEnough(carrier: Troupe, { box, changes }: Troupe): Troupe {
  const want = changes.includes('tiny') ? bearing.tiny : bearing.grown;
  const scale = (want * (box.bottom - box.top)) / (carrier.box.bottom - carrier.box.top);
  if (scale <= 1) return carrier;
  const { piece, stands } = carrier;
  const anchors = Object.fromEntries(
    Object.entries(piece.anchors ?? {}).map(([name, [x, y]]): [string, Point] => [
      name,
      [x * scale, y * scale],
    ]),
  );
  const grown = { layers: placePiece(piece, { scale }), anchors };
  return { ...carrier, ...standing(grown, stands) };
}
