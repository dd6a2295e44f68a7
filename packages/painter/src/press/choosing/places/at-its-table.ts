import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';

/** What one does sitting at a table. */
const atTables = new Set<ActName>(['sit', 'eat', 'cry', 'sleep', 'wait', 'read', 'write', 'laugh']);

const table: Actor = {
  kind: 'thing',
  id: 'table',
  label: { fr: 'table', en: 'table' },
  count: 1,
  changes: [],
};

/** As many as a scene has at most. */
const most = 6;

/** Who weeps at the table of a kitchen sits at one that is drawn with them: that of the place is far off. */
export function atItsTable(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  const isAt = ({ who, act, relation }: ShownDeed) =>
    atTables.has(act) &&
    relation?.name === 'at' &&
    relation.to === 'place' &&
    relation.at === 'table' &&
    actors[who]?.kind === 'person';
  if (actors.length >= most || !deeds.some(isAt)) return scene;
  const relation = { name: 'at', to: actors.length } as const;
  return {
    ...scene,
    actors: [...actors, table],
    deeds: deeds.map((deed) => (isAt(deed) ? { ...deed, relation } : deed)),
  };
}
