import type { Layer } from '#press/drawing.ts';
import {
  type Box,
  begin,
  close,
  curve,
  join,
  line,
  type Path,
  type Point,
  polygon,
} from '#press/path.ts';
import { frond, tuft } from '#press/stages/kit/plants.ts';
import { lens, taper } from '#press/stages/kit/shapes.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What is nearest to us in a place: plants at our feet, stones, a bough over our head. */
const nearest: Partial<
  Record<StageName, readonly ('plants' | 'stones' | 'grass' | 'bough' | 'trunk')[]>
> = {
  forest: ['plants', 'trunk'],
  clearing: ['plants', 'trunk'],
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
  road: ['grass'],
  square: ['bough'],
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
  const low = kinds.find((kind) => kind !== 'bough' && kind !== 'trunk');
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
    const path = join(...paths, bank(taken, { width, height }, random));
    if (path.length > 0) {
      layers.push({ id: 'foreground', role: 'near', path, tone: 0.95, isSheet: true });
    }
  }
  if (kinds.includes('trunk')) layers.push(...trunks(taken, { width, height }, random));
  if (!kinds.includes('bough') || random.next() < 0.6) return layers;
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

/** The rise that we stand on, under everybody's feet. */
function bank(taken: readonly Box[], { width, height }: Sheet, random: Random): Path {
  const room = height - Math.max(...taken.map(({ bottom }) => bottom), 0) - 16;
  const most = Math.min(room, height * 0.1);
  if (most < height * 0.025) return [];
  const [left, right] = [random.between(0.5, 1) * most, random.between(0.5, 1) * most];
  return [
    ...[begin, -20, height + 20, line, -20, height - left],
    ...[curve, width * 0.3, height - left * 0.9, width * 0.6, height - right * 0.3],
    ...[width + 20, height - right, line, width + 20, height + 20, close],
  ];
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
  const rise: Point[] = [[edge - inward * 30, foot]];
  const steps = kind === 'stones' ? 5 : 8;
  const lineAt = (share: number) => height - 34 - tall * 0.42 * (1 - share) * (1 - share);
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const rough = kind === 'stones' ? random.between(-0.16, 0.16) * tall : 0;
    const x = edge + inward * (share * wide * 1.1 - 30);
    rise.push([x, i === steps ? foot : lineAt(share) + rough]);
  }
  if (kind === 'stones') return polygon(rise);
  const parts: Path[] = [polygon(rise)];
  const count = kind === 'plants' ? 6 : 13;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.2 + random.next() * 0.6) / count;
    const x = edge + inward * share * wide * 0.95;
    const y = lineAt(share) + 14;
    const up = tall * (1 - share * 0.66) * random.between(0.4, 0.62);
    parts.push(
      kind === 'plants' && i % 2 === 0
        ? frond(x, y, up * 1.1, inward * random.between(0.05, 0.35), 7)
        : tuft(random, x, y, up),
    );
  }
  return join(...parts);
}

/** The trees nearest to us, bare, at the sides that are free. */
function trunks(taken: readonly Box[], { width, height }: Sheet, random: Random): Layer[] {
  const paths = ([-1, 1] as const).flatMap((side) => {
    const thick = width * random.between(0.09, 0.15);
    const edge = side < 0 ? 0 : width;
    const inner = edge - side * thick;
    const isFree = taken.every(
      (one) => one.top > height * 0.12 && (side < 0 ? one.left > inner : one.right < inner),
    );
    if (!isFree) return [];
    const at = edge - side * thick * 0.3;
    const parts: Path[] = [taper([at, height + 30], [at + side * 14, -30], thick * 1.3, thick)];
    const roof = Math.min(height * 0.6, ...taken.map(({ top }) => top - 60));
    for (let n = 0; n < 5; n++) {
      const y = roof * (0.1 + 0.17 * n);
      const long = width * random.between(0.16, 0.34) * (1 - n * 0.1);
      const tip: Point = [at - side * long, y - long * random.between(0.1, 0.5)];
      parts.push(taper([at, y + 50], tip, 20, 3));
      const [mx, my] = [at * 0.4 + tip[0] * 0.6, (y + 50) * 0.4 + tip[1] * 0.6];
      parts.push(taper([mx, my], [mx - side * long * 0.3, my + long * 0.1], 9, 1));
      parts.push(taper([mx, my], [mx - side * long * 0.16, my - long * 0.3], 8, 1));
    }
    return parts;
  });
  if (paths.length === 0) return [];
  const grain = { kind: 'upright' } as const;
  return [
    {
      id: 'foreground.trunks',
      role: 'dark',
      path: join(...paths),
      tone: 0.82,
      isSheet: true,
      grain,
    },
  ];
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
