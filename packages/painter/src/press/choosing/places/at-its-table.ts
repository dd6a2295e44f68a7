import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** What one does sitting at a table. */
const atTables = new Set<ActName>(['sit', 'eat', 'cry', 'sleep', 'wait', 'read', 'write', 'laugh']);

const table: Actor = {
  kind: 'thing',
  id: 'table',
  label: { fr: 'table', en: 'table' },
  count: 1,
  changes: [],
};

/** Where whoever sits does so at a table. */
const inns: ReadonlySet<StageName> = new Set(['bar', 'restaurant']);
const tables = /(?:^|-)(?:table|desk|counter|bar)$/;

const isOfActor = (relation: ShownDeed['relation']) => typeof relation?.to === 'number';

/** As many as a scene has at most. */
const most = 6;

/** Who weeps at the table of a kitchen sits at one that is drawn with them: that of the place is far off. */
export function atItsTable(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  const isInn = inns.has(stageFor(scene)) && !deeds.some(({ relation }) => isOfActor(relation));
  const isAt = ({ who, act, relation }: ShownDeed) =>
    (atTables.has(act) &&
      relation?.name === 'at' &&
      relation.to === 'place' &&
      relation.at === 'table' &&
      actors[who]?.kind === 'person') ||
    (isInn && act === 'sit' && actors[who]?.count === 1);
  const hasOne = actors.some((one) => one.kind === 'thing' && tables.test(one.id));
  if (actors.length >= most || hasOne || !deeds.some(isAt)) return scene;
  const relation = { name: 'at', to: actors.length } as const;
  return {
    ...scene,
    actors: [...actors, table],
    deeds: deeds.map((deed) => (isAt(deed) ? { ...deed, relation } : deed)),
  };
}
