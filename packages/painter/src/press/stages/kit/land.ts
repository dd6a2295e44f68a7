import { fall, type Role } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import type { Outside } from '#press/stages/kit/outside.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';
import { paintTower } from '#press/stages/kit/towers.ts';
import { farTrees } from '#press/stages/kit/trees.ts';

type Line = (x: number) => number;

/**
 * Land to the horizon: mountains or hills, woods, a village among its fields; `isHidden`: only what
 * stands higher than a hedge.
 */
export function paintLand(outside: Outside, isHidden = false): void {
  const { put, options, camera, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const k = height;
  const kind = pick(random, ['peaks', 'hills', 'hills', 'plain']);
  if (kind === 'peaks') {
    const range = peaks(random, width, horizon, k * random.between(0.12, 0.2));
    put('peaks', 'far', range.body, {
      tone: fall(horizon - k * 0.2, horizon, 0.75, 0.05),
      isSheet: true,
    });
    put('peaks.lit', 'far', range.lit, { tone: 0, alpha: 0.5 });
  } else {
    const far = hills(
      random,
      horizon - k * 0.035,
      k * (kind === 'hills' ? 0.06 : 0.015),
      width * 0.9,
    );
    put('hills.far', 'far', below(far, width, height), {
      tone: fall(horizon - k * 0.1, horizon + k * 0.04, 0.55, 0.05),
      isSheet: true,
    });
  }
  const mid = hills(random, horizon - k * 0.008, k * 0.022, width * random.between(0.7, 1.2));
  if (isHidden) return;
  put(
    'hills',
    'mid',
    join(
      below(mid, width, height),
      farTrees(random, mid, [-20, width * 0.6], k * 0.016 + width * 0.008),
    ),
    {
      tone: fall(horizon - k * 0.06, horizon + k * 0.05, 0.75, 0.2),
      isSheet: true,
    },
  );
  const fields = random.next() < 0.7 ? pick(random, [1, 2, 3]) : 0;
  for (let n = 0; n < fields; n++) {
    const from = width * (0.5 + side * (0.1 + n * 0.17) - 0.1);
    paintField(outside, {
      ...{
        line: mid,
        from,
        to: from + width * random.between(0.12, 0.2),
        foot: horizon + k * 0.05,
      },
      ...{ role: pick(random, ['ground', 'leaf', 'wall']), rows: 7 },
    });
  }
  if (random.next() < 0.62)
    paintVillage(outside, mid, width * (0.5 - side * random.between(0.02, 0.3)), k * 0.03);
}

function peaks(
  random: Outside['options']['random'],
  width: number,
  foot: number,
  tall: number,
): { readonly body: Path; readonly lit: Path } {
  const [body, lit]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 6; n++) {
    const x = width * ((n + random.between(0.1, 0.9)) / 6) * 1.1 - width * 0.05;
    const up = tall * random.between(0.45, 1);
    const half = up * random.between(1.1, 1.6);
    const top: Point = [x, foot - up];
    body.push(polygon([[x - half, foot + 20], top, [x + half, foot + 20]]));
    lit.push(
      polygon([
        top,
        [x - half * 0.34, foot - up * 0.66],
        [x - half * 0.14, foot - up * 0.7],
        [x - half * 0.1, foot - up * 0.5],
        [x + half * 0.08, foot - up * 0.72],
      ]),
    );
  }
  return { body: join(...body), lit: join(...lit) };
}

/** Houses close together round a tower, on a line of hills. */
export function paintVillage(outside: Outside, line: Line, x: number, size: number): void {
  const { put, options } = outside;
  const { random, time } = options;
  paintTower(outside, { x, foot: line(x) + 4, tall: size * random.between(2.6, 3.4), role: 'mid' });
  const [walls, tops, panes]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 10; n++) {
    const wide = size * random.between(0.6, 1);
    const left = x + (n - 5) * size * 0.74 + random.between(-0.2, 0.2) * size;
    const foot = line(left) + size * random.between(0.1, 0.5);
    const top = foot - size * random.between(0.4, 0.7);
    walls.push(
      polygon([
        [left, foot],
        [left, top],
        [left + wide, top],
        [left + wide, foot],
      ]),
    );
    tops.push(
      polygon([
        [left - 2, top + 1],
        [left + wide * 0.22, top - size * 0.36],
        [left + wide * 0.8, top - size * 0.36],
        [left + wide + 2, top + 1],
      ]),
    );
    const pane = size * 0.14;
    for (const share of [0.2, 0.62])
      panes.push(
        polygon([
          [left + wide * share, top + pane],
          [left + wide * share + pane, top + pane],
          [left + wide * share + pane, top + pane * 2.4],
          [left + wide * share, top + pane * 2.4],
        ]),
      );
  }
  put('village', 'wall', join(...walls), { tone: 0.2 });
  put('village.roofs', 'accent', join(...tops), { tone: 0.55 });
  const isLit = time !== 'day';
  put('village.panes', isLit ? 'lamp' : 'night', join(...panes), {
    tone: 0.3,
    glow: isLit ? 1 : 0,
  });
}

/** A field on a slope: rows that fan out from its far edge. */
function paintField(
  { put, options: { random } }: Outside,
  {
    line,
    from,
    to,
    foot,
    role,
    rows,
  }: {
    readonly line: Line;
    readonly from: number;
    readonly to: number;
    readonly foot: number;
    readonly role: Role;
    readonly rows: number;
  },
): void {
  const lean = random.between(-0.5, 0.5) * (to - from);
  const all: Path[] = [];
  for (let n = 0; n < rows; n++) {
    const [a, b] = [from + ((to - from) * n) / rows, from + ((to - from) * (n + 0.5)) / rows];
    const out = (x: number) => x + (x - (from + to) / 2) * 0.7 + lean;
    all.push(
      polygon([
        [a, line(a) + 2],
        [b, line(b) + 2],
        [out(b), foot],
        [out(a), foot],
      ]),
    );
  }
  put('field', role, join(...all), { tone: 0.8, alpha: 0.55 });
}
