import type { Layer } from '#press/drawing.ts';
import {
  type Box,
  begin,
  close,
  curve,
  join,
  line,
  mapPoints,
  type Path,
  rect,
} from '#press/path.ts';
import { lens, taper } from '#press/stages/kit/shapes.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

type Kind = 'jamb' | 'drape' | 'leaves';

/** What one looks past into a room: the post of a door, a curtain, the leaves of a plant. */
const nearest: Partial<Record<StageName, readonly Kind[]>> = {
  kitchen: ['jamb', 'leaves', 'drape'],
  bedroom: ['drape', 'jamb', 'drape'],
  livingRoom: ['leaves', 'drape', 'jamb'],
  bathroom: ['jamb', 'leaves'],
  stairs: ['drape', 'jamb', 'leaves'],
  classroom: ['jamb', 'leaves'],
  library: ['jamb', 'drape'],
  hospital: ['jamb', 'drape'],
  shop: ['jamb', 'leaves'],
  church: ['jamb', 'jamb'],
  office: ['leaves', 'jamb'],
  prison: ['jamb', 'jamb'],
  cabin: ['jamb', 'drape'],
  cellar: ['jamb', 'jamb'],
  museum: ['jamb', 'drape'],
  restaurant: ['leaves', 'drape'],
  airport: ['leaves', 'jamb'],
  corridor: ['jamb', 'jamb'],
};

/** Nearly black shapes along a side where nobody is: they hold the light of the room between them. */
export function foregroundInside(
  stage: StageName,
  taken: readonly Box[],
  { width, height }: Sheet,
  random: Random,
): Layer[] {
  const kinds = nearest[stage];
  const kind = kinds?.[Math.floor(random.next() * kinds.length)];
  const isLeftFirst = random.next() < 0.5;
  if (!kind) return [];
  const reaches = { jamb: 0.11, drape: 0.2, leaves: 0.22 } as const;
  const hasLintel = taken.every(({ top }) => top > height * 0.09);
  const high = kind === 'leaves' ? height * 0.52 : 0;
  for (const side of isLeftFirst ? ([-1, 1] as const) : ([1, -1] as const)) {
    for (const share of [1, 0.8, 0.62]) {
      const wide = width * reaches[kind] * share;
      const own = { left: side < 0 ? 0 : width - wide, right: side < 0 ? wide : width };
      const isFree = taken.every(
        (one) => one.left >= own.right || one.right <= own.left || one.bottom <= high,
      );
      if (!isFree) continue;
      const path = shapes[kind](random, wide, { width, height, hasLintel });
      return [
        {
          id: 'foreground',
          role: 'night',
          path: turned(path, side, width),
          tone: 0.92,
          isSheet: true,
        },
      ];
    }
  }
  return [];
}

/** Drawn at the left side, `wide` units into the picture. */
const shapes: Readonly<
  Record<
    Kind,
    (random: Random, wide: number, sheet: Sheet & { readonly hasLintel: boolean }) => Path
  >
> = {
  jamb: (random, wide, { width, height, hasLintel }) => {
    const top = hasLintel ? height * random.between(0.045, 0.07) : -20;
    const stepped = random.next() < 0.5;
    const post = [
      ...[begin, -20, -20, line, width + 20, -20, line, width + 20, top],
      ...[line, wide + 26, top, line, wide, top + 26, line, wide, height + 20],
      ...[line, -20, height + 20, close],
    ];
    return stepped ? join(post, rect(wide - 1, height * 0.47, 17, 26, 8)) : post;
  },
  drape: (random, wide, { height }) => {
    const tie = height * random.between(0.54, 0.66);
    const top = [begin, -20, -20, line, wide * 1, -20];
    return join(
      [
        ...top,
        ...[curve, wide, tie * 0.5, wide * 0.6, tie * 0.86, wide * 0.34, tie],
        ...[
          curve,
          wide * 0.52,
          tie + height * 0.08,
          wide * 0.66,
          height * 0.84,
          wide * 0.7,
          height + 20,
        ],
        ...[line, -20, height + 20, close],
      ],
      rect(-20, tie - 9, wide * 0.34 + 28, 18, 9),
    );
  },
  leaves: (random, wide, { height }) => {
    const parts: Path[] = [];
    const foot = height + 30;
    for (let n = 0; n < 7; n++) {
      const share = n / 6;
      const up = height * random.between(0.2, 0.42) * (1 - share * 0.45);
      const x = -10 + wide * 0.2 * share;
      const [tx, ty] = [x + wide * (0.12 + 0.62 * share), foot - up];
      parts.push(taper([x, foot], [tx, ty], 7, 3));
      const turn = -0.25 + share * 0.14;
      parts.push(lens(tx, ty, up * 0.6, Math.min(wide * 0.36, up * 0.24), turn));
    }
    return join(...parts);
  },
};

function turned(path: Path, side: -1 | 1, width: number): Path {
  return side < 0 ? path : mapPoints(path, ([x, y]) => [width - x, y]);
}
