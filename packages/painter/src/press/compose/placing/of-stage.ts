import type { Troupe } from '#press/compose/troupe.ts';
import type { ActName, PrintScene } from '#press/scene.ts';
import type { SlotKind, Stage } from '#press/stage.ts';

interface Own {
  /** The slot that tells that a place has it, or what its layers are called. */
  readonly slot?: SlotKind;
  readonly layer?: string;
  /** How many there have to be: one that is told by itself is no other than itself. */
  readonly least?: number;
  /** And how many at most: hundreds of them are more than it has. */
  readonly most?: number;
  /** It is no other, though somebody has a hand on it. */
  readonly isFixed?: boolean;
  /** What is said of it there. */
  readonly by: ReadonlySet<string>;
}

const train = {
  layer: 'train',
  by: new Set(['at', 'beside', 'before', 'towards', 'from', 'behind', 'with']),
} as const;

/** What a place may have of its own. */
const own: Readonly<Record<string, Own>> = {
  train,
  'bullet-train': train,
  painting: {
    ...{ layer: 'picture', least: 3, most: 20 },
    by: new Set(['at', 'beside', 'before', 'with']),
  },
  table: { slot: 'table', by: new Set(['on']) },
  desk: { slot: 'table', by: new Set(['on']) },
  bed: { slot: 'bed', by: new Set(['on', 'in', 'at', 'beside', 'before', 'behind', 'with']) },
  window: { slot: 'window', by: new Set(['on', 'in', 'at', 'beside', 'before', 'through']) },
  door: { slot: 'door', by: new Set(['at', 'beside', 'before']) },
  'steering-wheel': {
    ...{ layer: 'wheel', isFixed: true },
    by: new Set(['at', 'on', 'behind', 'with', 'before', 'beside', 'towards']),
  },
  bench: { layer: 'pew', least: 3, by: new Set(['at', 'above', 'beside', 'before', 'behind']) },
  barn: { layer: 'barn', by: new Set(['at', 'beside', 'before']) },
  'conveyor-belt': { layer: 'belt', by: new Set(['at', 'beside', 'before']) },
  bookshelf: { slot: 'shelf', by: new Set(['at', 'beside', 'before', 'with']) },
};

/** What is done to a thing without a hand on it. */
const fromAfar = new Set<ActName>(['look', 'search', 'find', 'stand', 'wait', 'point', 'speak']);

/** What is done through a window by who stays inside. */
const lookingOut = new Set<ActName | null>(['look', 'wait', 'wave', 'stand', 'sit', 'speak', null]);

/**
 * A window that is told in a street is one of its houses': no second one stands in the road. Who is
 * at it is where the place has it.
 */
export function ofStage(
  cast: readonly Troupe[],
  scene: PrintScene,
  stage: Pick<Stage, 'slots' | 'back' | 'front'>,
): readonly Troupe[] {
  const stands = new Map<number, string>();
  for (const troupe of cast) {
    const [place, ...others] = troupe.actors;
    const actor = place === undefined ? undefined : scene.actors[place];
    if (place === undefined || actor?.kind !== 'thing' || others.length > 0) continue;
    if (isOfPlace(troupe, place, actor.id, cast, scene, stage)) stands.set(place, actor.id);
  }
  if (stands.size === 0 || stands.size === cast.length) return cast;
  const free = cast.map((troupe): Troupe => {
    const [place = -1] = troupe.actors;
    if (stands.has(place)) return { ...troupe, ...nowhere, isOfStage: true };
    const to = troupe.relation?.to;
    const at = typeof to === 'number' ? stands.get(to) : undefined;
    return at === undefined ? troupe : atOwn(troupe, at);
  });
  const isThere = ({ isOfStage }: Troupe) => isOfStage === true;
  return [...free.filter((one) => !isThere(one)), ...free.filter(isThere)];
}

const nowhere = { piece: { layers: [] }, box: { left: 0, right: 0, top: 0, bottom: 0 } } as const;

function isOfPlace(
  { isHeld, isCarried, isHolding, changes, act, relation }: Troupe,
  place: number,
  id: string,
  cast: readonly Troupe[],
  { deeds, actors, inner }: PrintScene,
  { slots, back, front }: Pick<Stage, 'slots' | 'back' | 'front'>,
): boolean {
  const kind = Object.hasOwn(own, id) ? own[id] : undefined;
  const isThere =
    kind !== undefined &&
    (slots.some((slot) => slot.kind === kind.slot) ||
      [...back, ...front].some(
        ({ id: one }) =>
          kind.layer !== undefined && (one === kind.layer || one.startsWith(`${kind.layer}.`)),
      ));
  const count = actors[place]?.count ?? 1;
  if (kind === undefined || !isThere) return false;
  if (count < (kind.least ?? 1) || count > (kind.most ?? Number.POSITIVE_INFINITY)) return false;
  if (isHeld || isCarried || isHolding || changes.length > 0) return false;
  // What another place is seen through stands where one looks into it.
  if (inner?.in === place) return false;
  const isMany = count > 2;
  const isIdle = act === null || act === 'stand' || (act === 'open' && isMany);
  const isOnItsWay = kind.layer !== undefined && (act === 'leave' || act === 'pass');
  if (!isIdle && !isOnItsWay) return false;
  // Beside who looks for it, or before whoever is there, it is where the place has it.
  if (typeof relation?.to === 'number' && relation.name !== 'beside') return false;
  const isDone =
    !kind.isFixed && deeds.some(({ whom, act: done }) => whom === place && !fromAfar.has(done));
  const isElsewhere = cast.some(
    (one) =>
      one.relation?.to === place &&
      (!kind.by.has(one.relation.name) ||
        one.isHeld === true ||
        (one.relation.name === 'through' && !lookingOut.has(one.act))),
  );
  return !isDone && !isElsewhere;
}

/** Some at some windows are before their houses. */
function atOwn(troupe: Troupe, at: string): Troupe {
  const { relation, ...rest } = troupe;
  const free: Troupe = relation?.name === 'above' ? { ...rest, stands: 'air' } : rest;
  const isSpread = troupe.count > 1 && !troupe.isThing && at !== 'bed';
  if (at === 'bookshelf' || own[at]?.slot === undefined || isSpread) return free;
  const name = relation?.name === 'through' ? 'at' : (relation?.name ?? 'at');
  return { ...free, relation: { name, to: 'place', at: at === 'desk' ? 'table' : at } };
}
