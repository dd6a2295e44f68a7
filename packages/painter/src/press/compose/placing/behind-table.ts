import type { Troupe } from '#press/compose/troupe.ts';
import { isGiant } from '#press/giants.ts';
import type { PrintScene } from '#press/scene.ts';

/** What one sits at, and works on. */
const tables =
  /^(?:desk|table|laid-table|counter|computer|laptop|piano|keyboard|typewriter|chair)$/;

/** A giant that sits at a desk is behind it and above it: on it, or beside it, there is no room. */
export function behindTheirTable(
  cast: readonly Troupe[],
  { actors }: PrintScene,
): readonly Troupe[] {
  return cast.map((troupe) => {
    const { changes, isThing, relation } = troupe;
    const to = typeof relation?.to === 'number' ? relation.to : undefined;
    const other = to === undefined ? undefined : actors[to];
    const isAt = /^(?:at|on|with|before|beside)$/.test(relation?.name ?? '');
    const isTable = other?.kind === 'thing' && tables.test(other.id) && !isGiant(other.changes);
    return isThing && isGiant(changes) && isAt && isTable && to !== undefined
      ? { ...troupe, relation: { name: 'behind', to } }
      : troupe;
  });
}
