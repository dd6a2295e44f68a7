import type { PrintScene, ShownDeed, Thing } from '#press/scene.ts';

/** What one sits at, and how high its top is. */
const tops: Readonly<Record<string, number>> = {
  table: -74,
  desk: -77,
  counter: -108,
  'laid-table': -76,
  piano: -88,
};

/** What stands on a desk, and on a table, wherever it is worked at or played. */
const onDesks = new Set('computer laptop typewriter keyboard phone'.split(' '));
const onTables = new Set(
  'game playing-cards die domino chessboard board-game sewing-machine'.split(' '),
);

/** At which something is done: an actor of the scene, or what its place or a thing on it implies. */
export interface Top {
  readonly id: string;
  readonly at: number | null;
}

/** How high it is; undefined for what nobody sits at. */
export function topHigh(id: string): number | undefined {
  return Object.hasOwn(tops, id) ? tops[id] : undefined;
}

/** People are at these by rules of their own: a laid table has its company, a piano its stool. */
const ofBeastsOnly = new Set(['counter', 'laid-table', 'piano']);

/** Whether somebody can sit at it as it is. */
export function isTop({ id, changes, count }: Thing, isOfBeasts: boolean): boolean {
  const isFree = changes.length === 0 && count === 1;
  return topHigh(id) !== undefined && isFree && (isOfBeasts || !ofBeastsOnly.has(id));
}

/** What a beast is at that the dream does not name: a keyboard is on a desk, chess on a table. */
export function impliedTop(
  { actors }: PrintScene,
  { whom, relation }: Pick<ShownDeed, 'whom' | 'relation'>,
): Top | null {
  const named = relation?.to === 'place' ? (relation.at ?? '') : '';
  if (topHigh(named) !== undefined) return { id: named, at: null };
  const ids = [whom, relation?.to].flatMap((n) => {
    const one = typeof n === 'number' ? actors[n] : undefined;
    return one?.kind === 'thing' ? [one.id] : [];
  });
  if (ids.some((id) => onDesks.has(id))) return { id: 'desk', at: null };
  return ids.some((id) => onTables.has(id)) ? { id: 'table', at: null } : null;
}
