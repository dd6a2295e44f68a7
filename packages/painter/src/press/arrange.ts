import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';

export interface Arrangement {
  /** Places in `actors` that are not to be shown. */
  readonly without?: readonly number[];
  /** The place in `actors` of whom the picture is to be of. */
  readonly hero?: number;
}

/**
 * A scene as somebody wants it: without some of its actors, another one its hero. Places in the
 * arranged scene are its own, so it is always made from the scene as it was kept.
 */
export function arrange(scene: PrintScene, { without = [], hero }: Arrangement): PrintScene {
  const kept = [...scene.actors.keys()].filter((n) => !without.includes(n));
  const order =
    hero !== undefined && kept.includes(hero) ? [hero, ...kept.filter((n) => n !== hero)] : kept;
  const placeOf = new Map(order.map((from, to) => [from, to]));
  const deeds = scene.deeds.flatMap((deed) => deedIn(deed, placeOf));
  const isOf = ({ who, whom }: ShownDeed) => who === 0 || whom === 0;
  const { hero: told, inner, ...rest } = scene;
  const holder = inner && placeOf.get(inner.in);
  const ofTold = told === undefined ? undefined : placeOf.get(told);
  return {
    ...rest,
    ...(inner && holder !== undefined && { inner: { ...inner, in: holder } }),
    ...(order !== kept ? { hero: 0 } : ofTold !== undefined && { hero: ofTold }),
    actors: order.flatMap((n) => scene.actors[n] ?? []),
    deeds: order === kept ? deeds : [...deeds.filter(isOf), ...deeds.filter((deed) => !isOf(deed))],
  };
}

/** What is nothing without whom or what it is done to; who chases nobody runs. */
const needsOther = new Set<ActName>([
  ...(['hold', 'carry', 'give', 'throw', 'push', 'pull', 'ride', 'wash', 'find', 'cut'] as const),
  ...(['hold-hands', 'embrace', 'kiss', 'comfort', 'tend', 'touch', 'put', 'open'] as const),
  ...(['bite', 'kill', 'marry', 'birth', 'become', 'follow'] as const),
]);

/** A deed among those who are left; nothing where nobody is left to do it. */
function deedIn(
  { who, act, verb, whom, relation, reflection }: ShownDeed,
  placeOf: ReadonlyMap<number, number>,
): ShownDeed[] {
  const doer = placeOf.get(who);
  if (doer === undefined) return [];
  const other = whom === undefined ? undefined : placeOf.get(whom);
  const isLost = whom !== undefined && other === undefined;
  const to = typeof relation?.to === 'number' ? placeOf.get(relation.to) : relation?.to;
  if (isLost && needsOther.has(act)) {
    // Who waters what is not shown is still up the ladder.
    const isUp = relation?.name === 'on' && typeof to === 'number';
    return isUp ? [{ who: doer, act: 'stand', relation: { name: 'on', to } }] : [];
  }
  return [
    {
      who: doer,
      act: isLost && act === 'chase' ? 'run' : act,
      ...(verb !== undefined && !isLost && { verb }),
      ...(other !== undefined && { whom: other }),
      ...(relation && to !== undefined && { relation: { ...relation, to } }),
      ...(reflection && to !== undefined && { reflection }),
    },
  ];
}
