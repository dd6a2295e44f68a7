import { type Layer, type Role, roles } from '#press/drawing.ts';
import {
  begin,
  close,
  curve,
  hole,
  line,
  type Path,
  type Point,
  place,
  stepLength,
} from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { burnt, type PieceEntry, type Standing, standings } from '#press/pieces/kit.ts';
import { silhouetteOf } from '#press/pieces/silhouette.ts';
import { takenData } from '#press/pieces/taken-data.ts';

const origins = {
  f: { licence: 'MIT', credit: 'Fluent Emoji, Microsoft' },
  g: { licence: 'CC-BY-3.0', credit: 'game-icons.net: Lorc, Delapouite and contributors' },
} as const;

/** Pieces redrawn from open sets by `scripts/bake-pieces.ts`, for crowds and props. */
export const takenPieces: Readonly<Record<string, PieceEntry>> = Object.fromEntries(
  takenData.trim().split('\n').map(parseLine),
);

function parseLine(text: string): [string, PieceEntry] {
  const [concept = '', source = '', stands = '', size = '', ...layers] = text.split('|');
  const [width = 0, height = 0] = size.split(' ').map(Number);
  const origin = source.startsWith('f:') ? origins.f : origins.g;
  const standing = standings.find((name) => name === stands) ?? raise(stands);
  return [
    concept,
    {
      make: (options) =>
        burnt(
          ({ role }) =>
            pieceOf(
              concept,
              layers,
              standing,
              Math.max(width, height),
              role,
              source.startsWith('g:'),
            ),
          options,
          width,
          height,
        ),
      stands: standing,
      width,
      height,
      source,
      ...origin,
    },
  ];
}

/** How many units of the data its longer side has. */
const longSide = 600;

function pieceOf(
  concept: string,
  texts: readonly string[],
  stands: Standing,
  size: number,
  told: Role | undefined,
  isPlain: boolean,
): Piece {
  const scale = size / longSide;
  const own = texts.map((text) => partOf(text));
  const parts = [...solidOf(concept, own), ...own].flatMap((part) => [
    ...(isPlain && !meshed.has(concept)
      ? seamsOf(part, backed.has(concept) ? Number.POSITIVE_INFINITY : widestSeam)
      : []),
    part,
  ]);
  // A told colour is for the role that covers most; of what is all small parts, for the first.
  const main = (
    parts.find(({ kind }) => kind === 'body') ?? parts.find(({ kind }) => kind !== 'seam')
  )?.role;
  const layers = parts.map(({ role, tone, alpha, kind, path }): Layer => {
    const round = kind === 'body' ? size * 0.045 : kind === 'part' ? size * 0.022 : 0;
    return {
      id: concept,
      role: told && role === main ? told : role,
      path: place(path, { scale }),
      tone,
      ...(alpha < 1 && { alpha }),
      ...(kind === 'body' && { isSheet: true }),
      ...(round > 0 && {
        relief: {
          depth: role === 'dark' ? -0.4 : 0.4,
          dx: -round * 0.75,
          dy: -round * 0.75,
          radius: round,
        },
      }),
    };
  });
  const top: Point = [0, stands === 'ground' || stands === 'table' ? -size : 0];
  const mouth = mouths[concept];
  return { layers, anchors: { top, ...cabs[concept], ...(mouth && { mouth }) } };
}

/** In centimetres of the piece: the sill that who drives it is seen above, the roof, where one rides or sits. */
const cabs: Readonly<Record<string, Readonly<Record<string, Point>>>> = {
  dragon: { saddle: [-52, 18] },
  ostrich: { saddle: [14, -140] },
  rhinoceros: { saddle: [-20, -112] },
  dinosaur: { saddle: [-70, -290] },
  llama: { saddle: [-20, -92] },
  grasshopper: { saddle: [-0.4, -2.4] },
  tractor: { driver: [-44, -152], roof: [-44, -242] },
  forklift: { driver: [-50, -98], roof: [-50, -160] },
  armchair: { seat: [0, -44] },
  'rocking-chair': { seat: [6, -42] },
};

/** In centimetres of the piece: what a beast eats, bites or carries is there. */
const mouths: Readonly<Record<string, Point>> = {
  monkey: [17, -45],
  squirrel: [12, -15],
  hedgehog: [9, -4.5],
  giraffe: [208, -342],
  camel: [105, -150],
  kangaroo: [80, -122],
  beaver: [19, -24],
  badger: [29, -22],
  goat: [43, -55],
  peacock: [9, -75],
  parrot: [15, -30],
  heron: [36, -78],
  vulture: [46, -66],
  seal: [25, -50],
  hippopotamus: [112, -58],
};

function partOf(text: string): {
  role: Role;
  tone: number;
  alpha: number;
  kind: string;
  path: Path;
} {
  const [name = '', tone = '', alpha = '', kind = ''] = text.split(' ', 4);
  const role = roles.find((known) => known === name) ?? raise(name);
  const steps = text.slice(text.indexOf(kind) + kind.length + 1);
  return { role, tone: Number(tone) / 100, alpha: Number(alpha) / 100, kind, path: pathOf(steps) };
}

/** Units: what is cut out of a body and is no wider is a line on it, and no opening. */
const widestSeam = 24;

/** One sees through their meshes. */
const meshed = new Set(['net', 'butterfly-net', 'basketball-hoop', 'radio-tower']);

/** What has walls, a screen or a pane: none of its openings lets one see what is behind it. */
const backed = new Set(
  `barn birdhouse boombox binoculars calculator cassette cuckoo-clock gas-mask remote-control
  tablet vending-machine`.split(/\s+/),
);

/** Beams alone, with walls behind them: down to which share of its height it is seen through nowhere. */
const solid: Readonly<Record<string, number>> = {
  ...{ barn: 1, 'log-cabin': 1, kennel: 1, beehive: 1, treehouse: 0.8 },
  ...{ 'water-tower': 0.6, 'covered-wagon': 0.6 },
};

type Part = ReturnType<typeof partOf>;

function solidOf(concept: string, parts: readonly Part[]): Part[] {
  const until = solid[concept];
  const [body] = parts;
  if (until === undefined || body === undefined) return [];
  const path = silhouetteOf(
    parts.map((part) => part.path),
    until,
  );
  // The beams and doors of a barn are on white.
  const ink =
    concept === 'barn'
      ? { role: 'white' as const, tone: 0.3 }
      : { tone: Math.min(1, body.tone + 0.3) };
  return [{ ...body, ...ink, kind: 'seam', path }];
}

/** The cuts of a one-coloured drawing, filled darker: what is behind does not show through a chair. */
function seamsOf(
  part: ReturnType<typeof partOf>,
  widest = widestSeam,
): ReturnType<typeof partOf>[] {
  const seams = contours(part.path).flatMap((steps) => {
    if (steps[0] !== hole) return [];
    const { area, round } = measured(steps);
    return round > 0 && (2 * Math.abs(area)) / round < widest ? [begin, ...steps.slice(1)] : [];
  });
  if (seams.length === 0) return [];
  // On what is dark they are light: the pips of a domino.
  const isDark = part.role === 'dark' || part.role === 'night' || part.tone > 0.7;
  const ink = isDark
    ? { role: 'stone' as const, tone: 0.25 }
    : { tone: Math.min(1, part.tone + 0.36) };
  return [{ ...part, ...ink, kind: 'seam', path: seams }];
}

/** An outline each, with its steps. */
function contours(path: Path): number[][] {
  const all: number[][] = [];
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = 1 + (stepLength[kind as 0] ?? 0);
    if (kind === begin || kind === hole) all.push([]);
    all[all.length - 1]?.push(...path.slice(i, i + length));
    i += length;
  }
  return all;
}

/** By its corners: exact enough to tell a line from an opening. */
function measured(steps: readonly number[]): { area: number; round: number } {
  const corners: Point[] = [];
  for (let i = 0; i < steps.length; ) {
    const length = stepLength[(steps[i] ?? close) as 0] ?? 0;
    if (length > 0) corners.push([steps[i + length - 1] ?? 0, steps[i + length] ?? 0]);
    i += 1 + length;
  }
  return corners.reduce(
    ({ area, round }, [x, y], n) => {
      const [px, py] = corners[(n || corners.length) - 1] ?? [x, y];
      const [dx, dy] = [x - px, y - py];
      return { area: area + (px * y - x * py) / 2, round: round + Math.sqrt(dx * dx + dy * dy) };
    },
    { area: 0, round: 0 },
  );
}

const kinds: Readonly<Record<string, number>> = { M: begin, H: hole, L: line, C: curve, Z: close };

/** Each step but the first is told from where the last one ended. */
function pathOf(text: string): Path {
  let from = [0, 0];
  return [...text.matchAll(/([MHLCZ])([^MHLCZ]*)/g)].flatMap(([, letter = '', numbers = '']) => {
    const told = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const points = /[MH]/.test(letter) ? told : told.map((v, n) => v + (from[n % 2] ?? 0));
    if (points.length > 1) from = points.slice(-2);
    return [kinds[letter] ?? raise(letter), ...points];
  });
}

function raise(word: string): never {
  throw new Error(`Unknown in a piece: ${word}`);
}
