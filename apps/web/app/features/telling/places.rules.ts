import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { type Composition, type Pass, placeSeen } from '@reverie/painter/press';

/** Where something is seen, in shares of the sheet, and the pass after which it is. */
export type Place = { x: number; y: number; pass: number };

/** Places in the picture of what the words name, called as glimpses are. */
export function placesOf(
  found: DreamAnalysis,
  composition: Composition,
  passes: readonly Pass[],
): Record<string, Place> {
  const { layers, owners, scene } = composition;
  const places: Record<string, Place> = {};
  const put = (id: string, isOf: (at: number) => boolean) => {
    if (places[id]) return;
    const own = layers.filter((_, at) => isOf(at));
    const seen = placeSeen(composition, own);
    const last = layers.findLastIndex((_, at) => isOf(at));
    const pass = passes.findIndex(({ from, to }) => from <= last && last < to);
    if (seen && pass >= 0) places[id] = { ...seen, pass };
  };
  const putActor = (id: string, actor: number) => {
    if (actor >= 0) put(id, (at) => owners[at] === actor);
  };
  for (const [at, actor] of scene.actors.entries()) {
    if (actor.kind !== 'thing') continue;
    putActor(`symbol:${actor.id}`, at);
    // A ladder that somebody climbs is drawn with them, and known by its name.
    put(
      `symbol:${actor.id}`,
      (n) => (owners[n] ?? -1) >= 0 && layers[n]?.id.split('.').includes(actor.id) === true,
    );
  }
  const others = scene.actors.flatMap((actor, at) =>
    actor.kind === 'person' && actor.who === 'other' ? [at] : [],
  );
  const people = found.characters.filter(({ identity }) => identity !== 'animal');
  for (const [at, { id }] of people.entries()) putActor(`character:${id}`, others[at] ?? -1);
  for (const animal of found.characters.filter(({ identity }) => identity === 'animal')) {
    const symbol = found.symbols.find(({ evidence }) =>
      evidence.some(({ start }) => start === animal.evidence[0]?.start),
    );
    const place = symbol && places[`symbol:${symbol.id}`];
    if (place) places[`character:${animal.id}`] = place;
  }
  const dreamer = scene.actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  for (const { who, evidence } of found.deeds ?? []) {
    const symbol = found.symbols.find((one) => one.evidence[0]?.start === evidence[0]?.start);
    if (symbol && who === 'dreamer') putActor(`symbol:${symbol.id}`, dreamer);
  }
  const named = (name: string) => (at: number) => layers[at]?.id.split('.').at(-1) === name;
  for (const disc of ['moon', 'sun']) put(`symbol:${disc}`, named('disc'));
  put('symbol:stars', named('stars'));
  const grounds = ['middle', 'near', 'ground', 'walls', 'far', 'sky'];
  const ground = grounds.flatMap((of) => passes.find((pass) => pass.of === of) ?? [])[0];
  for (const { kind } of found.settings) {
    if (kind && ground) put(`setting:${kind}`, (at) => ground.from <= at && at < ground.to);
  }
  return places;
}
