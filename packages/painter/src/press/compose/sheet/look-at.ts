import type { Placed } from '#press/compose/sheet/seen.ts';
import type { TrialPrint } from '#press/compose/sheet/trial-print.ts';
import { look, type Seen } from '#press/compose/sheet/visible.ts';
import type { Layer, Palette, Tone } from '#press/drawing.ts';

/** How much of an outline must stand out. */
export const leastEdge = 0.6;

interface Sight {
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** What lies behind everybody, as every trial has it. */
  readonly behind: TrialPrint;
  /** What lies before everybody. */
  readonly before: readonly Layer[];
}

/** How well those who are placed are seen, by their places among them. */
export function lookAt(placed: readonly Placed[], options: Sight): Map<number, Seen> {
  const { before, palette } = options;
  const players = inDepth(placed);
  const theirs = players.flatMap(({ layers, owner }) =>
    layers.map((layer) => ({ layer, owner: isTheirs(layer) ? ownerOf(layer, owner, placed) : -1 })),
  );
  const nobodys = before.map((layer) => ({ layer, owner: -1 }));
  return look([...theirs, ...nobodys], options, palette, options.behind);
}

/** Who has the colour of what is around is shaded or lit until they stand out. */
export function withContrast(placed: readonly Placed[], seen: ReadonlyMap<number, Seen>): Placed[] {
  return placed.map((one, n) => {
    const { edge, around } = seen.get(n) ?? { edge: 1, around: 0.5 };
    if (edge >= leastEdge) return one;
    const layers = one.layers.map((layer) =>
      layer.glow || layer.mode === 'light' ? layer : shaded(layer, around > 0.5 ? 1 : 0),
    );
    return { ...one, layers };
  });
}

export function shaded(layer: Layer, towards: 0 | 1): Layer {
  const move = (value: number) => value + (towards - value) * 0.66;
  const tone: Tone = layer.tone ?? 0;
  if (typeof tone === 'number') return { ...layer, tone: move(tone) };
  return { ...layer, tone: { ...tone, from: move(tone.from), to: move(tone.to) } };
}

export function drawn(placed: readonly Placed[]): {
  readonly layers: readonly Layer[];
  /** Of each layer, whom it shows, by a place in the scene's `actors`; −1 where it shows nobody. */
  readonly owners: readonly number[];
  /** Of each layer, whether it shows one of a crowd who is far off. */
  readonly far: readonly boolean[];
} {
  const players = inDepth(placed);
  return {
    layers: players.flatMap(({ layers }) => layers),
    far: players.flatMap(({ layers, isFar }) => layers.map(() => isFar)),
    owners: players.flatMap(({ layers, owner }) =>
      layers.map((layer) =>
        isTheirs(layer) ? (placed[ownerOf(layer, owner, placed)]?.troupe.actors[0] ?? -1) : -1,
      ),
    ),
  };
}

/** How much farther off those of a crowd are who are behind. */
const farther = 60;

/** From back to front, those of a crowd apart who are far off. */
function inDepth(placed: readonly Placed[]) {
  return placed
    .flatMap(({ layers, depth, far = 0 }, owner) => [
      ...(far > 0
        ? [{ layers: layers.slice(0, far), depth: depth - farther, owner, isFar: true }]
        : []),
      { layers: layers.slice(far), depth, owner, isFar: false },
    ])
    .sort((a, b) => a.depth - b.depth);
}

/** The bars before somebody are of their cage; a place among those placed. */
function ownerOf({ id }: Layer, own: number, placed: readonly Placed[]): number {
  const { relation, isIn } = placed[own]?.troupe ?? {};
  if (isIn === undefined || !id.endsWith('.front')) return own;
  return placed.findIndex(({ troupe }) => troupe.actors.some((n) => n === relation?.to));
}

/** A shadow and the water round somebody are not theirs. */
function isTheirs({ id }: Layer): boolean {
  return id !== 'contact' && id !== 'water.over' && id !== 'rings';
}
