/** What of a finished print may move: by the layers of its drawing. */
export type Life = {
  /** Whoever is in it, from the back to the front; `depth` is 0 at the back and 1 in front. */
  movers: { layers: readonly number[]; depth: number }[];
  water: readonly number[];
  lights: readonly number[];
  snow: readonly number[];
};

type Layers = readonly { id?: string; role: string; mode?: string; glow?: number }[];

const wet = /^(?:water|swell|waves?|flood|foam|rings|glitter|ripples|tub\.water|basin\.water)/;

/** Which layers live: those of somebody, water, what gives light indoors, and falling snow. */
export function lifeOf(layers: Layers, owners: readonly number[]): Life {
  const places = [...layers.keys()];
  const isOwned = (place: number) => (owners[place] ?? -1) >= 0;
  const actors = new Map<number, number[]>();
  for (const place of places.filter(isOwned)) {
    const owner = owners[place] ?? -1;
    actors.set(owner, [...(actors.get(owner) ?? []), place]);
  }
  const last = Math.max(1, actors.size);
  const movers = [...actors.values()].map((own, n) => ({ layers: own, depth: (n + 1) / last }));
  const scenery = places.filter((place) => !isOwned(place));
  const of = (isOne: (layer: Layers[number]) => boolean) =>
    scenery.filter((place) => {
      const layer = layers[place];
      return layer !== undefined && isOne(layer);
    });
  return {
    movers,
    water: of(({ id = '', role, mode }) => mode !== 'light' && (role === 'water' || wet.test(id))),
    lights: of(({ role, mode, glow }) => {
      const isLit = role === 'lamp' || role === 'fire' || role === 'sun' || role === 'star';
      return isLit && (mode === 'light' || (glow ?? 0) > 0);
    }),
    snow: of(({ id }) => id === 'snow'),
  };
}

/** How far, in shares of the width, whoever stands in front moves where one looks from the side. */
const reach = 0.011;

/** Where a mover is shown: by where one looks from, −1..1 each way, and how deep it stands. */
export function shiftOf(
  { x, y }: { x: number; y: number },
  depth: number,
  width: number,
): { dx: number; dy: number } {
  return { dx: x * depth * reach * width, dy: y * depth * reach * 0.45 * width };
}
