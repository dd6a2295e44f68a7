/** Reads the drawings of icon sets: SVG paths as points on the way round, in whole small units. */

export interface Outline {
  /** SVG letters M L C, absolute, then a closing Z. */
  readonly steps: readonly {
    readonly letter: 'M' | 'L' | 'C';
    readonly numbers: readonly number[];
  }[];
  /** The corners and some points between, to judge what lies in what. */
  readonly ring: readonly (readonly [number, number])[];
}

/** The outlines of a path's `d`. Arcs become straight cuts of a circle, each an eighth at most. */
export function outlinesOf(d: string): Outline[] {
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  const outlines: Outline[] = [];
  let steps: { letter: 'M' | 'L' | 'C'; numbers: number[] }[] = [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  let letter = '';
  let last = '';
  let i = 0;
  const next = () => Number(tokens[i++]);
  const flush = () => {
    if (steps.length > 1) outlines.push({ steps, ring: ringOf(steps) });
    steps = [];
  };
  const lineTo = (nx: number, ny: number) => {
    if (steps.length === 0) steps.push({ letter: 'M', numbers: [x, y] });
    steps.push({ letter: 'L', numbers: [nx, ny] });
    [x, y] = [nx, ny];
  };
  const curveTo = (a: number, b: number, c: number, e: number, nx: number, ny: number) => {
    if (steps.length === 0) steps.push({ letter: 'M', numbers: [x, y] });
    steps.push({ letter: 'C', numbers: [a, b, c, e, nx, ny] });
    [handleX, handleY, x, y] = [c, e, nx, ny];
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) letter = tokens[i++] ?? '';
    const isRelative = letter === letter.toLowerCase();
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const kind = letter.toUpperCase();
    if (kind === 'Z') {
      flush();
      [x, y] = [startX, startY];
    } else if (kind === 'M') {
      flush();
      [x, y] = [ox + next(), oy + next()];
      [startX, startY] = [x, y];
      steps.push({ letter: 'M', numbers: [x, y] });
      letter = isRelative ? 'l' : 'L';
    } else if (kind === 'L') lineTo(ox + next(), oy + next());
    else if (kind === 'H') lineTo(ox + next(), y);
    else if (kind === 'V') lineTo(x, oy + next());
    else if (kind === 'C') {
      curveTo(ox + next(), oy + next(), ox + next(), oy + next(), ox + next(), oy + next());
    } else if (kind === 'S') {
      const isSmooth = last === 'C' || last === 'S';
      const [a, b] = isSmooth ? [2 * x - handleX, 2 * y - handleY] : [x, y];
      curveTo(a, b, ox + next(), oy + next(), ox + next(), oy + next());
    } else if (kind === 'Q' || kind === 'T') {
      const isSmooth = last === 'Q' || last === 'T';
      const [qx, qy] =
        kind === 'Q'
          ? [ox + next(), oy + next()]
          : isSmooth
            ? [2 * x - handleX, 2 * y - handleY]
            : [x, y];
      const [nx, ny] = [ox + next(), oy + next()];
      curveTo(
        x + ((qx - x) * 2) / 3,
        y + ((qy - y) * 2) / 3,
        nx + ((qx - nx) * 2) / 3,
        ny + ((qy - ny) * 2) / 3,
        nx,
        ny,
      );
      [handleX, handleY] = [qx, qy];
    } else if (kind === 'A') {
      const [rx, ry, turn, isLarge, sweep] = [next(), next(), next(), flag(), flag()];
      const [nx, ny] = [ox + next(), oy + next()];
      for (const c of arcCurves(x, y, rx, ry, turn, isLarge, sweep, nx, ny)) curveTo(...c);
    } else throw new Error(`Unknown step ${letter}`);
    last = kind;
  }
  flush();
  return outlines;

  /** Flags of arcs may be written without spaces: `01` or `013.5`. */
  function flag(): boolean {
    const token = tokens[i] ?? '';
    if (token.length > 1) {
      tokens[i] = token.slice(1);
      return token.startsWith('1');
    }
    i++;
    return token === '1';
  }
}

type Curve = [number, number, number, number, number, number];

function arcCurves(
  x0: number,
  y0: number,
  rx0: number,
  ry0: number,
  degrees: number,
  isLarge: boolean,
  sweep: boolean,
  x: number,
  y: number,
): Curve[] {
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  if (rx === 0 || ry === 0) return [[x0, y0, x, y, x, y]];
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const over = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (over > 1) [rx, ry] = [rx * Math.sqrt(over), ry * Math.sqrt(over)];
  const up = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px;
  const k =
    (isLarge === sweep ? -1 : 1) *
    Math.sqrt(Math.max(0, up / (rx * rx * py * py + ry * ry * px * px)));
  const [qx, qy] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const step = span / count;
  const h = (4 / 3) * Math.tan(step / 4);
  const at = (a: number, b: number): [number, number] => [
    cx + cos * rx * a - sin * ry * b,
    cy + sin * rx * a + cos * ry * b,
  ];
  return Array.from({ length: count }, (_, n) => {
    const [a, b] = [from + n * step, from + (n + 1) * step];
    return [
      ...at(Math.cos(a) - h * Math.sin(a), Math.sin(a) + h * Math.cos(a)),
      ...at(Math.cos(b) + h * Math.sin(b), Math.sin(b) - h * Math.cos(b)),
      ...at(Math.cos(b), Math.sin(b)),
    ];
  });
}

function ringOf(steps: Outline['steps']): [number, number][] {
  const ring: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const { letter, numbers: n } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (letter === 'C') {
      for (let step = 1; step <= 6; step++) {
        const t = step / 6;
        const s = 1 - t;
        ring.push([
          s * s * s * x + 3 * s * s * t * a + 3 * s * t * t * c + t * t * t * e,
          s * s * s * y + 3 * s * s * t * b + 3 * s * t * t * d + t * t * t * f,
        ]);
      }
      [x, y] = [e, f];
    } else {
      ring.push([a, b]);
      [x, y] = [a, b];
    }
  }
  return ring;
}

/** Above 0 where the ring turns clockwise on the screen. */
export function areaOf(ring: Outline['ring']): number {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
    sum += x * ny - nx * y;
  }
  return sum / 2;
}

export function isWithin(ring: Outline['ring'], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}
