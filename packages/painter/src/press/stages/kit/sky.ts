import { cosTurn, sinTurn } from '#maths.ts';
import { fall, type Layer, spread } from '#press/drawing.ts';
import { circle, cut, join, type Path, type Point, polygon, rect } from '#press/path.ts';
import type { StageOptions } from '#press/stage.ts';
import type { Camera } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { blob, cloud, diamond, pick, streak, wholeSheet } from '#press/stages/kit/shapes.ts';

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
  // Now and then it is what the picture is made of.
  const isHuge = !isHidden && (isLow || time === 'night') && random.next() < 0.38;
  const radius =
    (isHuge
      ? random.between(170, 270)
      : isLow
        ? random.between(62, 104)
        : time === 'night'
          ? random.between(44, 92)
          : large === 'sun'
            ? random.between(104, 150)
            : random.between(48, 72)) * Math.min(1, 0.4 + horizon / 900);
  const light = {
    x: width * (0.5 + way * random.between(0.12, 0.27)),
    y: isLow
      ? horizon - radius * (isHuge ? random.between(0.1, 0.8) : random.between(0.35, 1.3))
      : isHuge
        ? radius * random.between(0.86, 1.25)
        : Math.max(radius + 66, horizon * random.between(0.2, 0.48)),
  };
  const centre: Point = [light.x, light.y];
  const reach = Math.max(width, horizon) * (isLow ? 0.92 : 0.82);
  const isFalling = !isHidden && random.next() < 0.5;
  const [from, to] = isHidden ? [0.3, 0.72] : [0.02, 1];
  put('sky', 'sky', wholeSheet(width, height), {
    tone: isFalling
      ? fall(0, horizon, 1, time === 'night' ? 0.3 : 0)
      : spread(centre, radius, reach, from, to, time === 'day' ? 1 : 0.5),
    grain: isHidden || isFalling ? { kind: 'level' } : { kind: 'rings', ...light },
  });
  if (time === 'night' && !isHidden)
    put('stars', 'star', stars(options, horizon, light, radius), { glow: 1 });
  if (!isHidden) paintDisc(put, options, light, radius);
  if (large === 'bank' && horizon > height * 0.24) paintBank(put, options, horizon, light);
  else paintClouds(put, options, horizon, light);
  if (time !== 'night' && !isHidden && random.next() < 0.6)
    put('birds', 'dark', flock(random, width * (0.5 - way * 0.2), horizon * 0.42), { tone: 0.4 });
  return { light, radius, isHidden };
}

/** Birds far off, in a loose line. */
function flock(random: StageOptions['random'], x: number, y: number): Path {
  const birds: Path[] = [];
  const count = 5 + Math.floor(random.next() * 5);
  for (let n = 0; n < count; n++) {
    const [bx, by] = [x + n * 34 + random.between(-18, 18), y - n * 13 + random.between(-16, 16)];
    const size = random.between(10, 20);
    for (const wing of [-1, 1])
      birds.push(
        polygon([
          [bx, by],
          [bx + wing * size * 0.55, by - size * 0.62],
          [bx + wing * size * 1.2, by - size * 0.3],
          [bx + wing * size * 0.5, by - size * 0.36],
        ]),
      );
  }
  return join(...birds);
}

function paintDisc(
  put: Put,
  { time, random }: StageOptions,
  { x, y }: { x: number; y: number },
  radius: number,
): void {
  const halo = radius * (radius > 150 ? 1.5 : time === 'night' ? 2.6 : 3.4);
  put('halo', 'sun', circle(x, y, halo), {
    tone: 0.2,
    alpha: spread([x, y], radius * 0.9, halo, time === 'day' ? 0.3 : 0.34, 0, 1),
    mode: 'light',
  });
  const isCrescent = time === 'night' && random.next() < 0.34 && radius < 150;
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
  if (time === 'night' && !isCrescent && radius > 100) paintSeas(put, random, [x, y], radius);
}

/** The dark seas and the craters of a moon, all within its edge. */
function paintSeas(put: Put, random: StageOptions['random'], [x, y]: Point, radius: number): void {
  const spots = Array.from({ length: 5 }, (_, n) => {
    const [turn, away] = [n * 0.2 + random.next() * 0.12, radius * random.between(0.28, 0.52)];
    const [rx, ry] = [radius * random.between(0.2, 0.36), radius * random.between(0.16, 0.28)];
    return blob(random, x + cosTurn(turn) * away, y + sinTurn(turn) * away, rx, ry, 0.12, 7);
  });
  put('disc.seas', 'sun', join(...spots), { tone: 0.75, alpha: 0.6, glow: 1 });
  const [bowls, rims]: [Path[], Path[]] = [[], []];
  for (let n = 0; n < 14; n++) {
    const [turn, away] = [random.next(), radius * Math.sqrt(random.next()) * 0.86];
    const [cx, cy] = [x + cosTurn(turn) * away, y + sinTurn(turn) * away];
    const r = radius * random.between(0.02, 0.055);
    rims.push(circle(cx, cy, r));
    bowls.push(circle(cx + r * 0.3, cy + r * 0.2, r * 0.8));
  }
  put('disc.rims', 'sun', join(...rims), { tone: 1, glow: 1 });
  put('disc.craters', 'sun', join(...bowls), { tone: 0, glow: 1 });
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
  if (!isHeavy && isStreaked) {
    paintStreaks(put, options, horizon, light);
    return;
  }
  const count = isHeavy ? 6 : pick(random, [2, 3, 4]);
  const rows: Path[][] = [[], []];
  for (let i = 0; i < count; i++) {
    const far = random.next();
    const x = width * ((i + random.next()) / count) * 1.1 - width * 0.05;
    const y = horizon * (isHeavy ? 0.08 + 0.5 * far : 0.14 + 0.62 * far);
    const wide = width * random.between(0.22, 0.42) * (isHeavy ? 1.5 : 1) * (1.1 - far * 0.5);
    rows[far < 0.5 ? 0 : 1]?.push(cloud(random, x, y, wide, wide * (isHeavy ? 0.5 : 0.36)));
  }
  const extras: Partial<Layer> = { isSheet: true, relief: reliefOf(light, horizon) };
  const dark = weather === 'storm' ? 0.95 : weather === 'rain' ? 0.7 : isHeavy ? 0.45 : 0.25;
  put('cloud.far', 'cloud', join(...(rows[1] ?? [])), { ...extras, tone: dark * 0.7, alpha: 0.85 });
  put('cloud', 'cloud', join(...(rows[0] ?? [])), { ...extras, tone: dark, alpha: 0.94 });
}

/** Long clouds in layers: closer together and thinner towards the horizon, some before the disc. */
function paintStreaks(
  put: Put,
  { width, time, random }: StageOptions,
  horizon: number,
  light: { x: number; y: number },
): void {
  const rows: [Path[], Path[]] = [[], []];
  const count = pick(random, [4, 7, 10]);
  for (let n = 0; n < count; n++) {
    const share = 1 - ((n + random.next()) / count) * ((n + random.next()) / count);
    const wide = width * random.between(0.2, 0.5) * (1.2 - share * 0.5);
    const x = n % 3 === 0 ? light.x + random.between(-0.6, 0.6) * wide : width * random.next();
    const y = horizon * (0.1 + 0.82 * share);
    const tall = wide * random.between(0.05, 0.09) * (1.25 - share);
    const path = join(
      streak(x, y, wide, tall),
      streak(x + wide * random.between(-0.3, 0.3), y + tall * 0.7, wide * 0.6, tall * 0.8),
    );
    rows[n % 2 === 0 ? 0 : 1].push(path);
  }
  const alpha = time === 'night' ? 0.5 : 0.88;
  put('cloud.far', 'cloud', join(...rows[1]), { isSheet: true, tone: 0.5, alpha: alpha * 0.85 });
  put('cloud', 'cloud', join(...rows[0]), { isSheet: true, tone: 0.12, alpha });
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
