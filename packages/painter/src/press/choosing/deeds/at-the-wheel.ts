import type { PrintScene, ShownDeed } from '#press/scene.ts';

/**
 * Who drives a steering wheel drives what it is of: the tractor they are on, the car they are in. The
 * wheel is the vehicle's own.
 */
export function atTheWheel(scene: PrintScene): PrintScene {
  const { actors, deeds } = scene;
  const isWheel = (n: number | undefined) => {
    const one = n === undefined ? undefined : actors[n];
    return one?.kind === 'thing' && one.id === 'steering-wheel';
  };
  if (!deeds.some((deed) => deed.act === 'drive' && isWheel(deed.whom))) return scene;
  return {
    ...scene,
    deeds: deeds.map((deed) => (isWheel(deed.whom) ? driven(scene, deed) : deed)),
  };
}

function driven({ actors }: PrintScene, { whom: _wheel, relation, ...deed }: ShownDeed): ShownDeed {
  const to = relation?.to;
  const vehicle = typeof to === 'number' && actors[to]?.kind === 'thing' ? to : undefined;
  if (vehicle !== undefined) return { ...deed, whom: vehicle };
  return { ...deed, ...(relation && { relation }) };
}
