import { fall } from '#press/drawing.ts';
import { join, type Path } from '#press/path.ts';
import { paintLighthouse, paintRipples, paintSails } from '#press/stages/kit/afloat.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { paintVillage } from '#press/stages/kit/land.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { below, pick, wave } from '#press/stages/kit/shapes.ts';
import { groundSlot } from '#press/stages/kit/slots.ts';
import { paintGlitter } from '#press/stages/kit/water.ts';

/** Open water in rows of waves, light on it, sometimes a far coast. Waves hide who swims in it. */
export const sea = outsideStage((outside) => {
  const { options, camera, put, slots, side } = outside;
  const { random, width, height, weather } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const rough =
    weather === 'storm'
      ? 3
      : weather === 'wind' || weather === 'rain'
        ? 1.9
        : random.between(0.8, 1.7);
  put(
    'water',
    'water',
    below(() => horizon, width, height + 20, width),
    {
      tone: fall(horizon, height, 0.06, 0.85),
      isSheet: true,
    },
  );
  if (random.next() < 0.6) paintCoast(outside);
  if (random.next() < 0.65 && weather !== 'storm') paintSails(outside, pick(random, [1, 3, 5]));
  if (random.next() < 0.35)
    paintLighthouse(outside, {
      ...{ x: width * (0.5 - side * random.between(0.28, 0.42)), y: horizon + drop * 0.05 },
      tall: height * random.between(0.2, 0.32),
    });
  paintGlitter(outside, height * 0.92);
  paintRipples(outside, [0.03, 0.5], 44);
  const rows = 7;
  for (let i = 0; i < rows; i++) {
    const share = 0.05 + 0.95 * ((i + 0.4) / rows) * ((i + 0.4) / rows);
    paintWave(outside, share, rough, i);
  }
  const way = -side;
  const heroY = height * 0.8;
  slots.push(
    groundSlot(camera, 'hero', width * (0.5 + way * 0.12), heroY, 260),
    groundSlot(camera, 'beside', width * (0.5 - way * 0.15), heroY + 12, 220),
    groundSlot(camera, 'beside', width * (0.5 + way * 0.32), heroY - 14, 200),
    groundSlot(camera, 'foreground', width * (0.5 - way * 0.32), height * 0.95, 200),
  );
  const swims: [number, number][] = [
    [0.3, 0.62],
    [-0.26, 0.46],
    [0.08, 0.34],
    [-0.36, 0.72],
  ];
  for (const [x, share] of swims) {
    slots.push(groundSlot(camera, 'water', width * (0.5 + x), horizon + drop * share, 240));
  }
  slots.push(
    groundSlot(camera, 'middle', width * (0.5 - way * 0.22), horizon + drop * 0.3, 500),
    groundSlot(camera, 'far', width * (0.5 + way * 0.3), horizon + drop * 0.12, 900),
    groundSlot(camera, 'underwater', width * (0.5 - way * 0.05), height * 0.94, 260),
  );
  return { standing: false, waterline: heroY };
}, -0.02);

function paintCoast(outside: Outside) {
  const {
    put,
    options: { random, width },
    camera: { horizon, height },
    side,
  } = outside;
  const top = height * random.between(0.03, 0.08);
  const centre = width * (0.5 - side * random.between(0.22, 0.5));
  const reach = width * random.between(0.3, 0.55);
  const line = (x: number) => {
    const u = Math.abs(x - centre) / reach;
    return u > 1 ? horizon + 2 : horizon - top * (1 - u * u) * (0.84 + 0.16 * wave(x, 130));
  };
  put('coast', 'far', below(line, width, horizon + 2, 26), {
    tone: fall(horizon - top, horizon, 0.7, 0.4),
    isSheet: true,
  });
  if (random.next() < 0.5)
    paintVillage(outside, line, centre + width * random.between(-0.05, 0.05), height * 0.018);
}

function paintWave(outside: Outside, share: number, rough: number, row: number) {
  const {
    options: { random, width, height },
    camera,
  } = outside;
  const y = camera.horizon + (height - camera.horizon) * share;
  const k = scaleOfGround(camera, y);
  const tall = Math.min(height * 0.045 * rough, k * 17 * rough + 2.5);
  const length = Math.max(110, k * 210) * random.between(0.85, 1.2);
  const phase = random.next();
  const line = (x: number) =>
    y - tall * (0.5 * wave(x, length, phase) + 0.3 * wave(x, length * 0.44, phase * 3));
  const isFront = share > 0.8;
  const put = isFront ? outside.putFront : outside.put;
  const deep = Math.min(0.86, 0.22 + share * 0.72);
  put(
    'wave',
    'water',
    below(line, width, isFront ? height + 20 : y + tall * 3 + 30, Math.max(12, length / 14)),
    {
      tone: fall(y - tall, y + tall * 3 + 30, Math.min(1, deep + 0.26), Math.max(0, deep - 0.26)),
      alpha: isFront ? 0.94 : fall(y, y + tall * 3 + 30, 0.95, 0),
      isSheet: isFront,
    },
  );
  const crests: Path[] = [];
  const step = Math.max(12, length / 14);
  for (let x = random.next() * length; x < width; x += length * random.between(0.3, 0.7)) {
    const long = length * random.between(0.14, 0.34);
    crests.push(crest(line, x, long, Math.min(9, 1.6 + k * 2.2), step));
  }
  put('foam', 'foam', join(...crests), {
    tone: pick(random, [0, 0.15]),
    alpha: row < 2 ? 0.6 : 0.85,
  });
}

/** Foam along a crest, thin at both ends. */
function crest(
  line: (x: number) => number,
  from: number,
  long: number,
  thick: number,
  step: number,
): Path {
  const count = Math.max(3, Math.round(long / step));
  const top: [number, number][] = [];
  const low: [number, number][] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const x = from + long * t;
    const half = thick * (1 - (2 * t - 1) * (2 * t - 1));
    top.push([x, line(x) - half * 0.4]);
    low.push([x, line(x) + half * 0.6]);
  }
  const points = [...top, ...low.reverse().slice(1, -1)];
  return [0, ...(points[0] ?? [0, 0]), ...points.slice(1).flatMap((p) => [1, ...p]), 3];
}
