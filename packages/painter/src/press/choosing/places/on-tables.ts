import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Places with a table of their own. */
const tabled: ReadonlySet<StageName> = new Set([
  ...(['kitchen', 'restaurant', 'bar', 'library', 'office', 'classroom', 'livingRoom'] as const),
]);

/** A bowl that stands before somebody is on the table there is, and on no floor. */
export function onTables(scene: PrintScene): PrintScene {
  if (!tabled.has(stageFor(scene))) return scene;
  const { actors, deeds } = scene;
  const isServed = ({ who, act, relation }: ShownDeed) => {
    const [one, other] = [
      actors[who],
      typeof relation?.to === 'number' ? actors[relation.to] : undefined,
    ];
    const isBefore = act === 'stand' && relation?.name === 'before' && other?.kind === 'person';
    return isBefore && one?.kind === 'thing' && pieceFor(one.id)?.stands === 'table';
  };
  if (!deeds.some(isServed)) return scene;
  const relation = { name: 'on', to: 'place', at: 'table' } as const;
  return { ...scene, deeds: deeds.map((deed) => (isServed(deed) ? { ...deed, relation } : deed)) };
}
