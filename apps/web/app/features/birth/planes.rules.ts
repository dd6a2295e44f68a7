/** Layers of a drawing that come together, by their places in it. */
export type Plane = {
  layers: readonly number[];
  /** A place among the actors; null for what stands round them. */
  actor: number | null;
};

/** Into how many planes what lies behind everybody is cut, and what lies before them. */
const behind = 4;
const before = 2;

type Told = {
  owners: readonly number[];
  /** Whether a layer is a sheet of its own: a plane begins with one. */
  isSheet: (layer: number) => boolean;
  isPerson: (actor: number) => boolean;
};

/** The order in which a picture comes: from the back to the front, and people last. */
export function planesOf({ owners, isSheet, isPerson }: Told): Plane[] {
  const places = [...owners.keys()];
  const first = owners.findIndex((owner) => owner >= 0);
  const last = owners.findLastIndex((owner) => owner >= 0);
  const isPeopled = first >= 0;
  const back = isPeopled ? places.slice(0, first) : places;
  const front = isPeopled ? places.slice(last + 1) : [];
  const actors = playersOf(places.slice(back.length, places.length - front.length), owners);
  const scenery = (layers: readonly number[], count: number) =>
    cut(layers, count, isSheet).map((each): Plane => ({ layers: each, actor: null }));
  const isOfPerson = ({ actor }: Plane) => actor !== null && isPerson(actor);
  return [
    ...scenery(back, behind),
    ...scenery(front, before),
    ...actors.filter((plane) => !isOfPerson(plane)),
    ...actors.filter(isOfPerson),
  ];
}

/** One plane for each actor; a shadow on the ground comes with whom it is the shadow of. */
function playersOf(middle: readonly number[], owners: readonly number[]): Plane[] {
  const byActor = new Map<number, number[]>();
  let shadows: number[] = [];
  let latest = -1;
  for (const layer of middle) {
    const owner = owners[layer] ?? -1;
    if (owner < 0) {
      shadows.push(layer);
      continue;
    }
    byActor.set(owner, [...(byActor.get(owner) ?? []), ...shadows, layer]);
    shadows = [];
    latest = owner;
  }
  byActor.get(latest)?.push(...shadows);
  return [...byActor].map(([actor, layers]) => ({ layers, actor }));
}

/** Cut into this many parts at most, each beginning with a sheet where one is near. */
function cut(
  layers: readonly number[],
  count: number,
  isSheet: (layer: number) => boolean,
): number[][] {
  const parts: number[][] = [];
  const size = Math.max(1, Math.ceil(layers.length / count));
  for (const layer of layers) {
    const part = parts.at(-1);
    const isFull = part !== undefined && part.length >= size;
    const isNear = part !== undefined && part.length >= size * 0.6 && isSheet(layer);
    const isLast = parts.length >= count;
    if (part === undefined || ((isFull || isNear) && !isLast)) parts.push([layer]);
    else part.push(layer);
  }
  return parts;
}
