import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Places with a table of their own. */
const tabled: ReadonlySet<StageName> = new Set([
  ...(['kitchen', 'restaurant', 'bar', 'library', 'office', 'classroom', 'livingRoom'] as const),
]);

/** A bowl that stands before somebody is on the table there is, and on no floor. */
export function servedOnTable(scene: PrintScene): PrintScene {
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
export function seatedAtTable(scene: PrintScene): PrintScene {
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
