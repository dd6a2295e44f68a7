import { cosTurn, sinTurn } from '#maths.ts';
import { ellipse, join, type Path, type Point, polygon, smooth } from '#press/path.ts';
import type { Random } from '#random.ts';

/** The whole sheet and a little more. */
export function wholeSheet(width: number, height: number): Path {
  return polygon([
    [-20, -20],
    [width + 20, -20],
    [width + 20, height + 20],
    [-20, height + 20],
  ]);
}

/** A wave of -1..1, `length` units from crest to crest. */
export function wave(x: number, length: number, phase = 0): number {
  return sinTurn(x / length + phase);
}

/** A line of hills as a function of x: two slow waves and a quick one. */
export function hills(random: Random, base: number, rise: number, length: number) {
  const [a, b, c] = [random.next(), random.next(), random.next()];
  return (x: number) =>
    base -
    rise *
      (0.62 * wave(x, length, a) +
        0.28 * wave(x, length * 0.41, b) +
        0.1 * wave(x, length * 0.13, c));
}

/** All that is below a line, down to `bottom`. */
export function below(line: (x: number) => number, width: number, bottom: number, step = 40): Path {
  const points: Point[] = [[-20, bottom]];
  for (let x = -20; x <= width + step; x += step) points.push([x, line(x)]);
  points.push([width + step, bottom]);
  return polygon(points);
}

/** A line of even width along a function of x. */
export function lineAlong(
  line: (x: number) => number,
  from: number,
  to: number,
  thick: number,
  step = 24,
): Path {
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let x = from; x <= to; x += step) {
    upper.push([x, line(x) - thick / 2]);
    lower.push([x, line(x) + thick / 2]);
  }
  return polygon([...upper, ...lower.reverse()]);
}

/** A straight line that thins from `thick` to `thin`: few numbers for a twig, a blade or a ray. */
export function taper([x0, y0]: Point, [x1, y1]: Point, thick: number, thin: number): Path {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [-dy / length / 2, dx / length / 2];
  const tip: Point[] =
    thin > 0.3
      ? [
          [x1 - nx * thin, y1 - ny * thin],
          [x1 + nx * thin, y1 + ny * thin],
        ]
      : [[x1, y1]];
  return polygon([[x0 + nx * thick, y0 + ny * thick], [x0 - nx * thick, y0 - ny * thick], ...tip]);
}

/** A lens: pointed at both ends, as leaves, glints and flames are. */
export function lens(x: number, y: number, long: number, wide: number, turn = 0): Path {
  const [cos, sin] = [cosTurn(turn), sinTurn(turn)];
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  const half = long / 2;
  const [a, b] = [at(-half, 0), at(half, 0)];
  const [up1, up2] = [at(-half * 0.4, -wide * 0.66), at(half * 0.4, -wide * 0.66)];
  const [low1, low2] = [at(half * 0.4, wide * 0.66), at(-half * 0.4, wide * 0.66)];
  return [0, ...a, 2, ...up1, ...up2, ...b, 2, ...low1, ...low2, ...a, 3];
}

export function diamond(x: number, y: number, wide: number, tall: number): Path {
  return polygon([
    [x - wide, y],
    [x, y - tall],
    [x + wide, y],
    [x, y + tall],
  ]);
}

/** A cloud of lobes over a flat foot. */
export function cloud(random: Random, x: number, y: number, wide: number, tall: number): Path {
  const lobes = 5;
  const path: Path[] = [ellipse(x, y, wide / 2, tall * 0.22)];
  for (let i = 0; i < lobes; i++) {
    const u = ((i + 0.5) / lobes) * 2 - 1;
    const high = Math.sqrt(1 - u * u * 0.9);
    const r = tall * (0.2 + 0.22 * high * random.between(0.7, 1.2));
    path.push(ellipse(x + u * wide * 0.38, y - r * 0.62, r * 1.3, r));
  }
  return join(...path);
}

/** A long thin cloud, as over the evening. */
export function streak(x: number, y: number, wide: number, tall: number): Path {
  return smooth([
    [x - wide / 2, y],
    [x - wide * 0.2, y - tall * 0.5],
    [x + wide * 0.15, y - tall * 0.42],
    [x + wide / 2, y + tall * 0.1],
    [x + wide * 0.1, y + tall * 0.5],
    [x - wide * 0.25, y + tall * 0.4],
  ]);
}

/** A closed shape round a point, its radius uneven by `rough` (0..1). */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rough: number,
  corners = 9,
): Path {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const k = 1 + (random.next() - 0.5) * rough * 2;
    return [x + cosTurn(i / corners) * rx * k, y + sinTurn(i / corners) * ry * k];
  });
  return smooth(points);
}

/** A rough round of straight lines: a bush, a clump, a stone, where it is small. */
export function clump(random: Random, x: number, y: number, rx: number, ry: number): Path {
  return polygon(
    Array.from({ length: 7 }, (_, n): Point => {
      const k = random.between(0.84, 1.14);
      return [x + cosTurn(n / 7) * rx * k, y + sinTurn(n / 7) * ry * k];
    }),
  );
}

/** A number of things for each seed: every one of `list` is as likely. */
export function pick<const Item>(random: Random, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(random.next() * list.length)] ?? list[0];
}
