import { fall, ramp } from '#press/drawing.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, hills, pick, streak, wave } from '#press/stages/kit/shapes.ts';

/** Dunes with one lit flank and one in shade, far rocks, ripples of wind. */
export const desert = outsideStage((outside) => {
  const { options, camera, put, putFront, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const kind = pick(random, ['dunes', 'mesas', 'pyramids']);
  put(
    'far',
    'far',
    below(hills(random, horizon - drop * 0.01, drop * 0.03, width * 0.7), width, height),
    { tone: 0.15, isSheet: true },
  );
  if (kind !== 'dunes') {
    const rocks: Path[] = [];
    for (let i = 0; i < 3; i++) {
      const x = width * (0.2 + 0.3 * i + random.between(-0.1, 0.1));
      const [wide, tall] = [width * random.between(0.06, 0.12), drop * random.between(0.1, 0.24)];
      const y = horizon + 8;
      rocks.push(
        kind === 'mesas'
          ? polygon([
              [x - wide * 1.5, y],
              [x - wide * 0.8, y - tall * 0.5],
              [x - wide * 0.7, y - tall],
              [x + wide * 0.7, y - tall],
              [x + wide * 0.8, y - tall * 0.45],
              [x + wide * 1.6, y],
            ])
          : polygon([
              [x - wide * 1.4, y],
              [x, y - tall],
              [x + wide * 1.4, y],
            ]),
      );
    }
    put('rocks', 'mid', join(...rocks), {
      tone: fall(horizon - drop * 0.2, horizon, 0.5, 0.15),
      isSheet: true,
    });
  }
  const rows = [0.08, 0.2, 0.4, 0.66];
  for (const [i, share] of rows.entries()) {
    const y = horizon + drop * share;
    const peak = width * (0.5 + (i % 2 === 0 ? side : -side) * random.between(0.05, 0.3));
    const [rise, reach] = [
      drop * (0.07 + share * 0.12) * random.between(0.8, 1.3),
      width * random.between(0.5, 0.8),
    ];
    const phase = random.next();
    const line = (x: number) => {
      const u = Math.min(1, Math.abs(x - peak) / reach);
      return (
        y - rise * (1 - u) * (1 - u) * (1 + 0.5 * u) + wave(x, width * 0.7, phase) * rise * 0.16
      );
    };
    const role = i === 0 ? 'mid' : 'floor';
    put('dune', role, below(line, width, height + 20, 30), {
      tone: ramp(
        [peak + side * width * 0.3, y - rise],
        [peak - side * width * 0.5, y + drop * 0.4],
        0.05 + share * 0.25,
        0.55 + share * 0.4,
      ),
      isSheet: true,
      grain: { kind: 'slant', slope: side * 0.14 },
    });
    put('dune.shade', role, shadeOf(line, peak, -side * reach * 0.9, rise, y), {
      tone: 0.8 + share * 0.2,
      alpha: 0.75,
    });
  }
  const ripples = Array.from({ length: 14 }, () =>
    streak(
      width * random.next(),
      horizon + drop * random.between(0.72, 0.98),
      width * random.between(0.06, 0.16),
      5,
    ),
  );
  put('ripples', 'shadow', join(...ripples), { tone: 0.2, alpha: 0.28 });
  const near = hills(random, height * 0.985, height * 0.02, width * 0.8);
  putFront('dune.near', 'near', below(near, width, height + 20), {
    tone: fall(height * 0.95, height, 0.4, 0.9),
    isSheet: true,
  });
  return { standing: { farthest: 0.24 } };
});

/** The flank that falls away from the light: from the crest down its long foot. */
function shadeOf(
  line: (x: number) => number,
  peak: number,
  long: number,
  rise: number,
  y: number,
): Path {
  const ridge: Point[] = [];
  for (let t = 0; t <= 1.001; t += 0.1) ridge.push([peak + long * t, line(peak + long * t)]);
  return polygon([
    ...ridge,
    [peak + long * 0.55, y + rise * 0.5],
    [peak + long * 0.1, y + rise * 0.34],
    [peak - long * 0.05, y - rise * 0.3],
  ]);
}
