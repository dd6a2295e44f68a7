import { aloft } from '#press/compose/act-tables.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** What is in the air with whoever flies there, though it stands on the ground by day. */
const risen = /^(?:floating|falling|growing|upside-down|giant)$/;

/**
 * What of a scene in the sky is on the ground, far below whoever flies over it, by places in its
 * `actors`: a fountain, a house. What does something itself is up there too.
 */
export function flownOver({ actors, deeds }: PrintScene, stage: StageName): ReadonlySet<number> {
  const found = new Set<number>();
  if (stage !== 'sky') return found;
  for (const { act, relation } of deeds) {
    const to = relation?.to;
    if (relation?.name !== 'above' || typeof to !== 'number' || !aloft.has(act)) continue;
    const one = actors[to];
    const isBuilt = one?.kind === 'thing' && pieceFor(one.id)?.stands === 'ground';
    if (!isBuilt || one.changes.some((change) => risen.test(change))) continue;
    const isBusy = deeds.some((deed) => deed.who === to || deed.whom === to);
    if (!isBusy) found.add(to);
  }
  return found;
}
