import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';

type Scene = Pick<PrintScene, 'actors' | 'deeds'>;

/** What flies with whoever is on it. */
const flying = new Set('dragon carpet broom phoenix unicorn eagle swan goose'.split(' '));

/** What one sits on; adrift, it is a boat. */
const seats = new Set('sofa armchair chair bed raft carpet bathtub boat canoe'.split(' '));

const adrift = new Set<ShownDeed['act']>(['float', 'fly', 'swim']);
const borne = new Set<ShownDeed['act']>([
  ...(['fly', 'ride', 'float', 'sit', 'swim', 'drive', 'hold'] as const),
]);

/**
 * `He let me ride on his back and we flew`, `the sofa drifted out to sea with me`: who flies where
 * there is a dragon flies on it, who is there where a seat drifts sits on it, and who is there with
 * them is on it too.
 */
export function carriedAlong<Told extends Scene>(told: Told): Told {
  const me = told.actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  if (me < 0) return told;
  const deeds = withCompany(seated(ridden(told, me), me), me);
  return deeds === told.deeds ? told : { ...told, deeds };
}

function ridden({ actors, deeds }: Scene, me: number): Scene {
  const to = actors.findIndex((one) => isOne(one, flying));
  const isFree = !deeds.some(
    ({ who, act, whom }) => (who === to && act !== 'stand') || whom === to,
  );
  const flight = deeds.find(
    ({ who, act, whom }) => who === me && (act === 'fly' || (act === 'ride' && whom === undefined)),
  );
  const isAlone = flight?.relation === undefined || flight.relation.to === 'place';
  if (to < 0 || !isFree || flight === undefined || !isAlone) return { actors, deeds };
  return {
    actors,
    deeds: deeds
      .filter(({ who }) => who !== to)
      .map((deed) => (deed === flight ? { ...deed, relation: { name: 'on', to } } : deed)),
  };
}

function seated({ actors, deeds }: Scene, me: number): Scene {
  const drifting = deeds.find(({ who, act }) => adrift.has(act) && isOne(actors[who], seats));
  if (drifting === undefined) return { actors, deeds };
  // Who drifts with it does nothing else.
  const isToo = ({ who, act, whom }: ShownDeed) =>
    who === me && act === drifting.act && (whom === undefined || whom === drifting.who);
  const others = deeds.filter((deed) => !isToo(deed));
  const isBusy = others.some(({ who, whom }) => who === me || whom === me);
  if (isBusy) return { actors, deeds };
  const sitting = { who: me, act: 'sit', relation: { name: 'on', to: drifting.who } } as const;
  return { actors, deeds: [...others, sitting] };
}

/** Somebody of whom nothing else is told is not left on a roof. */
function withCompany({ actors, deeds }: Scene, me: number): Scene['deeds'] {
  const ride = deeds.find(({ who, act }) => who === me && borne.has(act));
  const to = ride?.relation?.to;
  const carrier = typeof to === 'number' ? actors[to] : undefined;
  if (ride === undefined || !(isOne(carrier, flying) || isOne(carrier, seats))) return deeds;
  const isMate = (one: Actor | undefined, n: number) =>
    one?.kind === 'person' && n !== me && one.count === 1 && one.role === undefined;
  const isToo = ({ who, act, whom, relation }: ShownDeed) =>
    isMate(actors[who], who) &&
    act === ride.act &&
    whom === undefined &&
    typeof relation?.to !== 'number';
  if (deeds.some(isToo))
    return deeds.map((deed) => (isToo(deed) ? { ...ride, who: deed.who } : deed));
  const mate = actors.findIndex(
    (one, n) =>
      isMate(one, n) &&
      !deeds.some(({ who, whom, relation }) => who === n || whom === n || relation?.to === n),
  );
  if (mate < 0) return deeds;
  // `My father and I were fishing in a boat`: he sits in it, and one rod is enough.
  const { relation } = ride;
  const along: ShownDeed =
    ride.act === 'hold' && relation ? { who: mate, act: 'sit', relation } : { ...ride, who: mate };
  return [...deeds, along];
}

function isOne(actor: Actor | undefined, ids: ReadonlySet<string>): boolean {
  return actor?.kind === 'thing' && actor.count === 1 && ids.has(actor.id);
}
