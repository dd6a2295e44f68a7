import type { Layer } from '#press/drawing.ts';
import { type Box, join, type Path, type Point, polygon } from '#press/path.ts';
import { frond, tuft } from '#press/stages/kit/plants.ts';
import { lens, taper } from '#press/stages/kit/shapes.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What is nearest to us in a place: plants at our feet, stones, a bough over our head. */
const nearest: Partial<Record<StageName, readonly ('plants' | 'stones' | 'grass' | 'bough')[]>> = {
  forest: ['plants', 'bough'],
  clearing: ['plants', 'bough'],
  meadow: ['grass', 'bough'],
  garden: ['plants', 'bough'],
  river: ['grass', 'bough'],
  lake: ['grass', 'bough'],
  cemetery: ['grass', 'bough'],
  beach: ['grass'],
  cliff: ['grass', 'stones'],
  mountain: ['stones'],
  snowfield: ['stones'],
  desert: ['stones'],
  road: ['grass', 'bough'],
  street: ['bough'],
  square: ['bough'],
  bridge: ['bough'],
};

/**
 * Dark shapes before everybody, in corners where nobody is: they say how deep the picture is, and
 * hold it together at its edges. `taken`: where somebody is seen.
 */
export function foreground(
  stage: StageName,
  taken: readonly Box[],
  { width, height }: Sheet,
  random: Random,
): Layer[] {
  const kinds = nearest[stage] ?? [];
  const layers: Layer[] = [];
  const free = (box: Box) => taken.every((one) => !meets(one, box));
  const low = kinds.find((kind) => kind !== 'bough');
  if (low) {
    const paths = ([-1, 1] as const).flatMap((side) => {
      const wide = width * random.between(0.24, 0.34);
      // As high as there is room.
      const tall = [0.2, 0.15, 0.1, 0.06]
        .map((share) => height * share)
        .find((up) => free(corner({ width, height }, side, wide, up)));
      if (tall === undefined) return [];
      return [growing(low, random, side < 0 ? 0 : width, -side, { wide, tall, height })];
    });
    const path = join(...paths);
    if (path.length > 0) {
      layers.push({ id: 'foreground', role: 'near', path, tone: 0.95, isSheet: true });
    }
  }
  if (!kinds.includes('bough') || random.next() < 0.4) return layers;
  const isLeft = random.next() < 0.5;
  for (const side of isLeft ? ([-1, 1] as const) : ([1, -1] as const)) {
    const wide = width * 0.46;
    const over = { left: side < 0 ? 0 : width - wide, right: side < 0 ? wide : width };
    if (!free({ ...over, top: 0, bottom: height * 0.24 })) continue;
    layers.push(...bough(random, side < 0 ? 0 : width, -side, wide, height));
    break;
  }
  return layers;
}

function corner({ width, height }: Sheet, side: -1 | 1, wide: number, tall: number): Box {
  const left = side < 0 ? 0 : width - wide;
  return { left, right: left + wide, top: height - tall, bottom: height };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** A bank that rises to the edge of the sheet, with what grows on it; `inward` is 1 or -1. */
function growing(
  kind: 'plants' | 'stones' | 'grass',
  random: Random,
  edge: number,
  inward: number,
  { wide, tall, height }: { readonly wide: number; readonly tall: number; readonly height: number },
): Path {
  const foot = height + 30;
  const bank: Point[] = [[edge - inward * 30, foot]];
  const steps = kind === 'stones' ? 5 : 8;
  const line = (share: number) => height - 34 - tall * 0.42 * (1 - share) * (1 - share);
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const rough = kind === 'stones' ? random.between(-0.16, 0.16) * tall : 0;
    const x = edge + inward * (share * wide * 1.1 - 30);
    bank.push([x, i === steps ? foot : line(share) + rough]);
  }
  if (kind === 'stones') return polygon(bank);
  const parts: Path[] = [polygon(bank)];
  const count = kind === 'plants' ? 6 : 13;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.2 + random.next() * 0.6) / count;
    const x = edge + inward * share * wide * 0.95;
    const y = line(share) + 14;
    const up = tall * (1 - share * 0.66) * random.between(0.4, 0.62);
    parts.push(
      kind === 'plants' && i % 2 === 0
        ? frond(x, y, up * 1.1, inward * random.between(0.05, 0.35), 7)
        : tuft(random, x, y, up),
    );
  }
  return join(...parts);
}

/** Leaves that hang into the picture from a tree beside it: dense at the corner, single further in. */
function bough(
  random: Random,
  edge: number,
  inward: number,
  wide: number,
  height: number,
): Layer[] {
  const deep = height * random.between(0.15, 0.2);
  const at = (across: number, down: number): Point => [edge + inward * across * wide, down * deep];
  const twigs: Path[] = [
    taper(at(-0.1, -0.2), at(0.5, 0.22), 18, 9),
    taper(at(0.5, 0.22), at(1, 0.62), 9, 1),
    taper(at(0.16, 0), at(0.3, 0.9), 6, 1),
    taper(at(0.4, 0.16), at(0.64, 0.86), 5, 1),
  ];
  const leaves: Path[] = [];
  for (let i = 0; i < 64; i++) {
    const across = random.next() * (0.4 + 0.6 * random.next());
    // Under the line of the bough, which sinks outwards.
    const low = 0.2 + across * 0.5;
    const down = low + (1 - across * 0.7) * 0.8 * random.between(-0.5, 0.8);
    const [x, y] = at(across, down);
    const size = random.between(40, 66) * (1.1 - across * 0.3);
    const hang = 0.25 - inward * random.between(-0.04, 0.15);
    leaves.push(lens(x, y, size, size * random.between(0.3, 0.4), hang));
  }
  const path = join(...twigs, ...leaves);
  return [{ id: 'foreground.bough', role: 'near', path, tone: 0.95, isSheet: true }];
}
