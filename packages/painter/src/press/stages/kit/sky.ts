import { fall, type Layer, spread } from '#press/drawing.ts';
import { circle, cut, join, type Path, type Point, polygon, rect } from '#press/path.ts';
import type { StageOptions } from '#press/stage.ts';
import type { Camera } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { cloud, diamond, pick, streak, wholeSheet } from '#press/stages/kit/shapes.ts';

export interface Sky {
  readonly light: { readonly x: number; readonly y: number };
  readonly radius: number;
  /** No disc is seen: cloud, rain and mist hide it. */
  readonly isHidden: boolean;
}

/** The sky down to the horizon, with the sun or the moon where it makes the picture. */
export function paintSky(put: Put, options: StageOptions, camera: Camera, side?: -1 | 1): Sky {
  const { width, height, time, weather, random } = options;
  const { horizon } = camera;
  const way = side ?? (random.next() < 0.5 ? -1 : 1);
  const isLow = time === 'dusk' || time === 'dawn';
  const isHidden = ['rain', 'storm', 'mist', 'snow'].includes(weather);
  const isOpen = time === 'day' && /^(?:clear|wind)$/.test(weather);
  // By day one large shape holds the sky: a sun, or a bank of clouds.
  const large = isOpen ? pick(random, ['sun', 'bank', 'bank', 'none']) : 'none';
  const radius =
    (isLow
      ? random.between(62, 104)
      : time === 'night'
        ? random.between(44, 92)
        : large === 'sun'
          ? random.between(104, 150)
          : random.between(48, 72)) * Math.min(1, 0.4 + horizon / 900);
  const light = {
    x: width * (0.5 + way * random.between(0.12, 0.27)),
    y: isLow
      ? horizon - radius * random.between(0.35, 1.3)
      : Math.max(radius + 66, horizon * random.between(0.2, 0.48)),
  };
  const centre: Point = [light.x, light.y];
  const reach = Math.max(width, horizon) * (isLow ? 0.92 : 0.82);
  const [from, to] = isHidden ? [0.3, 0.72] : [0.02, 1];
  put('sky', 'sky', wholeSheet(width, height), {
    tone: spread(centre, radius, reach, from, to, time === 'night' ? 0.5 : 1),
    grain: isHidden ? { kind: 'level' } : { kind: 'rings', ...light },
  });
  if (time === 'night' && !isHidden)
    put('stars', 'star', stars(options, horizon, light, radius), { glow: 1 });
  if (!isHidden) paintDisc(put, options, light, radius);
  if (large === 'bank' && horizon > height * 0.24) paintBank(put, options, horizon, light);
  else paintClouds(put, options, horizon, light);
  return { light, radius, isHidden };
}

function paintDisc(
  put: Put,
  { time, random }: StageOptions,
  { x, y }: { x: number; y: number },
  radius: number,
): void {
  const halo = radius * (time === 'night' ? 2.6 : 3.4);
  put('halo', 'sun', circle(x, y, halo), {
    tone: 0.2,
    alpha: spread([x, y], radius * 0.9, halo, time === 'day' ? 0.3 : 0.34, 0, 1),
    mode: 'light',
  });
  const isCrescent = time === 'night' && random.next() < 0.34;
  const disc = isCrescent
    ? join(circle(x, y, radius), cut(crescentHole(x, y, radius)))
    : circle(x, y, radius);
  put('disc', 'sun', disc, {
    tone: spread(
      [x - radius * 0.3, y - radius * 0.3],
      0,
      radius * 1.7,
      0,
      time === 'night' ? 0.35 : 0.6,
    ),
    glow: 1,
    isSheet: true,
    grain: { kind: 'rings', x, y },
  });
}

/** What is missing of a crescent; it lies within the disc, for what is cut must be covered. */
function crescentHole(x: number, y: number, radius: number): Path {
  return circle(x + radius * 0.2, y - radius * 0.1, radius * 0.77);
}

function stars(
  { width, random }: StageOptions,
  horizon: number,
  light: { x: number; y: number },
  radius: number,
): Path {
  const all: Path[] = [];
  const count = Math.round((width * horizon) / 9000);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.next() * width, random.next() * horizon * 0.92];
    const size = 1.2 + random.next() * random.next() * 4;
    const [dx, dy] = [x - light.x, y - light.y];
    if (dx * dx + dy * dy < radius * radius * 2.6) continue;
    all.push(diamond(x, y, size, size));
  }
  return join(...all);
}

function paintClouds(
  put: Put,
  options: StageOptions,
  horizon: number,
  light: { x: number; y: number },
): void {
  const { width, time, weather, random } = options;
  const isHeavy = ['cloudy', 'rain', 'storm', 'snow'].includes(weather);
  if (weather === 'mist') return;
  const isStreaked = time !== 'day' || weather === 'wind' || (!isHeavy && random.next() < 0.4);
  const count = isHeavy ? 6 : pick(random, [2, 3, 4]);
  const rows: Path[][] = [[], []];
  for (let i = 0; i < count; i++) {
    const far = random.next();
    const x = width * ((i + random.next()) / count) * 1.1 - width * 0.05;
    const y = horizon * (isHeavy ? 0.08 + 0.5 * far : 0.14 + 0.62 * far);
    const wide = width * random.between(0.22, 0.42) * (isHeavy ? 1.5 : 1) * (1.1 - far * 0.5);
    const path =
      isStreaked && !isHeavy
        ? streak(x, y, wide * 1.2, wide * 0.075)
        : cloud(random, x, y, wide, wide * (isHeavy ? 0.5 : 0.36));
    rows[far < 0.5 ? 0 : 1]?.push(path);
  }
  const extras: Partial<Layer> = { isSheet: true, relief: reliefOf(light, horizon) };
  const dark = weather === 'storm' ? 0.95 : weather === 'rain' ? 0.7 : isHeavy ? 0.45 : 0.25;
  put('cloud.far', 'cloud', join(...(rows[1] ?? [])), { ...extras, tone: dark * 0.7, alpha: 0.85 });
  put('cloud', 'cloud', join(...(rows[0] ?? [])), { ...extras, tone: dark, alpha: 0.94 });
}

/** Clouds that rise from behind the horizon, across from the sun, and a lower bank before them. */
function paintBank(
  put: Put,
  { width, random }: StageOptions,
  horizon: number,
  light: { x: number; y: number },
): void {
  const way = light.x < width / 2 ? 1 : -1;
  const banks = [
    { id: 'cloud.far', rise: random.between(0.62, 0.86), at: 0.3, wide: 0.46, tone: 0.08 },
    { id: 'cloud', rise: random.between(0.3, 0.42), at: 0.1, wide: 0.62, tone: 0.3 },
  ];
  for (const { id, rise, at, wide, tone } of banks) {
    const [x, half] = [width * (0.5 + way * at), width * wide];
    const top = (share: number) => horizon * rise * (1 - share * share) * (1 - share * share * 0.3);
    // What holds the lobes together where they are small.
    const heap = Array.from({ length: 17 }, (_, n): Point => {
      const share = n / 8 - 1;
      return [x + share * half, horizon - top(share) * 0.72];
    });
    const foot = horizon + 10;
    const lobes: Path[] = [polygon([[x - half, foot], ...heap, [x + half, foot]])];
    for (let n = 0; n <= 8; n++) {
      const share = (n / 8) * 2 - 1;
      const full = horizon * random.between(0.09, 0.15) * (1.25 - Math.abs(share) * 0.6);
      const r = Math.min(full, top(share) * 0.5);
      if (top(share) < horizon * 0.05) continue;
      const y = horizon - (top(share) - r);
      lobes.push(circle(x + share * half, y, r));
      // From the lobe down to the horizon.
      lobes.push(rect(x + share * half - r, y, r * 2, Math.max(0, horizon + 10 - y)));
    }
    const highest = horizon - horizon * rise;
    put(id, 'cloud', join(...lobes), {
      tone: fall(highest, horizon, tone, Math.min(1, tone + 0.5)),
      isSheet: true,
      relief: reliefOf(light, horizon),
    });
  }
}

function reliefOf({ x, y }: { x: number; y: number }, horizon: number) {
  return { depth: 0.3, dx: x < horizon ? -8 : 8, dy: y < horizon / 2 ? -12 : 8, radius: 18 };
}
