import type { PrintScene, ShownDeed } from '#press/scene.ts';

const dishes = new Set(['plate', 'bowl', 'dish', 'platter']);

/** What one does with a plate before one. */
const from = /^(?:from|in|on|with|out|at)$/;

/**
 * Some who eat from plates sit at a table that is laid: plates by themselves are saucers on the first
 * table there is, and their eaters no larger than they are.
 */
export function offPlates(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  const meal = deeds.find((deed) => isMeal(deed, scene));
  const at = typeof meal?.relation?.to === 'number' ? meal.relation.to : meal?.whom;
  const isLaid = actors.some((one) => one.kind === 'thing' && /(?:^|-)table$/.test(one.id));
  if (meal === undefined || at === undefined || isLaid) return scene;
  const label = { fr: 'table dressée', en: 'laid table' };
  const table = { kind: 'thing', id: 'laid-table', label, count: 1, changes: [] } as const;
  return {
    ...scene,
    actors: actors.map((one, n) => (n === at ? table : one)),
    deeds: deeds.map((deed): ShownDeed => {
      if (deed !== meal) return deed;
      const { whom, relation: _told, ...rest } = deed;
      const isOfPlate = whom === undefined || whom === at;
      return { ...rest, ...(!isOfPlate && { whom }), relation: { name: 'at', to: at } };
    }),
  };
}

function isMeal({ who, act, whom, relation }: ShownDeed, { actors, deeds }: PrintScene): boolean {
  const eater = actors[who];
  if (act !== 'eat' || eater?.kind !== 'person' || eater.count < 2 || whom !== undefined)
    return false;
  const to = relation?.to;
  const dish = typeof to === 'number' ? actors[to] : undefined;
  const isPlain = dish?.kind === 'thing' && dishes.has(dish.id) && dish.changes.length === 0;
  const isBusy = deeds.some((deed) => deed.who === to || deed.whom === to);
  return isPlain && !isBusy && from.test(relation?.name ?? '');
}
