import { fall, type Layer, spread } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, type Point, polygon } from '#press/path.ts';
import {
  below,
  lens,
  lineAlong,
  streak,
  taper,
  wave,
  wholeSheet,
} from '#press/stages/kit/shapes.ts';
import type { Random } from '#random.ts';
import type { Weather } from '#scene.ts';

/** The sheet that an overlay lies over; it comes before all that stands there. */
export interface OverlayOptions {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly random: Random;
}

/** What falls or drifts before one's eyes in a weather, and its darkening of the day. */
export function weatherOverlay(weather: Weather, options: OverlayOptions): Layer[] {
  if (weather === 'rain') return rain(options, 0.5);
  if (weather === 'storm') return [...lightning(options), ...rain(options, 1)];
  if (weather === 'snow') return snowfall(options);
  if (weather === 'mist') return mist(options);
  return weather === 'wind' ? wind(options) : [];
}

/**
 * Any place under water up to `level`: what is below takes the water's colour, a bright line shows
 * the surface, rings and glints lie on it. Pieces that float come after it.
 */
export function flood({ width, height, random }: OverlayOptions, level: number): Layer[] {
  const [length, phase] = [width * random.between(0.3, 0.42), random.next()];
  const surface = (x: number) => level + 6 * wave(x, length, phase) + 2.5 * wave(x, length * 0.31);
  const body = below(surface, width, height + 20, 20);
  const glints: Path[] = [];
  for (let i = 0; i < 16; i++) {
    const t = random.next() * random.next();
    const y = level + 26 + t * (height - level) * 0.9;
    glints.push(streak(width * random.next(), y, random.between(50, 150), 4.5 - t * 2));
  }
  return [
    // What is under water keeps its shape and some of its colour, less of both further down.
    {
      id: 'flood',
      role: 'water',
      path: body,
      mode: 'glaze',
      tone: fall(level, height, 0.24, 0.9),
      alpha: fall(level, height, 0.54, 0.76),
    },
    // Light that the surface breaks, just under it.
    {
      id: 'flood.shallow',
      role: 'foam',
      path: below((x) => surface(x) + 4, width, level + 60, 20),
      tone: 0.3,
      alpha: fall(level, level + 60, 0.34, 0),
    },
    { id: 'flood.glints', role: 'foam', path: join(...glints), tone: 0.1, alpha: 0.5 },
    {
      id: 'flood.surface',
      role: 'foam',
      path: lineAlong(surface, -20, width + 40, 7, 16),
      tone: 0,
    },
  ];
}

/** Rings on the water round something that stands or floats in it; `wide` in units. */
export function ringsAt(x: number, y: number, wide: number): Layer {
  const ring = (r: number, thick: number) =>
    join(
      ellipse(x, y, r, r * 0.17),
      cut(ellipse(x, y - thick * 0.2, r - thick, r * 0.17 - thick * 0.55)),
    );
  return {
    id: 'rings',
    role: 'foam',
    path: join(ring(wide * 0.62, 4), ring(wide * 0.95, 3)),
    tone: 0,
    alpha: 0.7,
  };
}

export function rain({ width, height, random }: OverlayOptions, strength: number): Layer[] {
  const [near, far]: [Path[], Path[]] = [[], []];
  const lean = random.between(0.1, 0.28) * (random.next() < 0.5 ? -1 : 1) * (0.6 + strength);
  const count = Math.round((70 + 90 * strength) * Math.sqrt((width * height) / 1_250_000));
  for (let i = 0; i < count; i++) {
    const isNear = i % 4 === 0;
    const long =
      (isNear ? random.between(60, 120) : random.between(24, 56)) * (0.8 + strength * 0.5);
    const [x, y] = [random.between(-0.1, 1.1) * width, random.between(-0.05, 1) * height];
    (isNear ? near : far).push(taper([x, y], [x + lean * long, y + long], 0.8, isNear ? 3.2 : 2));
  }
  return [
    {
      id: 'rain.air',
      role: 'shadow',
      path: wholeSheet(width, height),
      tone: 0.4,
      alpha: 0.08 + strength * 0.1,
    },
    { id: 'rain.far', role: 'foam', path: join(...far), tone: 0.3, alpha: 0.4 },
    { id: 'rain', role: 'foam', path: join(...near), tone: 0.1, alpha: 0.62 },
  ];
}

export function snowfall({ width, height, random }: OverlayOptions): Layer[] {
  const sizes: Path[][] = [[], [], []];
  for (let i = 0; i < 150; i++) {
    const size = i < 84 ? 0 : i < 132 ? 1 : 2;
    const r = [2.4, 4.6, 9][size] ?? 3;
    const [x, y] = [width * random.next(), height * random.next()];
    sizes[size]?.push(
      size === 0 ? lens(x, y, r * 2, r) : circle(x, y, r * random.between(0.7, 1.2)),
    );
  }
  return sizes.map(
    (flakes, n): Layer => ({
      id: 'snow',
      role: 'white',
      path: join(...flakes),
      tone: 0,
      alpha: [0.7, 0.85, 0.95][n] ?? 1,
    }),
  );
}

/** Banks of mist: pale bands that hide what is far more than what is near. */
export function mist({ width, height, horizon, random }: OverlayOptions): Layer[] {
  const layers: Layer[] = [];
  for (const [n, share] of [-0.1, 0.12, 0.34, 0.62].entries()) {
    const y = horizon + (height - horizon) * share;
    const tall = height * random.between(0.09, 0.16);
    const [length, phase] = [width * random.between(0.6, 1), random.next()];
    const line = (x: number) => y - tall * 0.5 + wave(x, length, phase) * tall * 0.16;
    layers.push({
      id: 'mist',
      role: 'cloud',
      path: below(line, width, y + tall, 40),
      tone: 0.12,
      alpha: fall(y - tall * 0.6, y + tall, 0.62 - n * 0.13, 0),
    });
  }
  return layers;
}

export function wind({ width, height, random }: OverlayOptions): Layer[] {
  const leaves: Path[] = [];
  const gusts: Path[] = [];
  for (let i = 0; i < 20; i++) {
    const turn = random.next();
    leaves.push(
      lens(
        width * random.next(),
        height * random.between(0.1, 0.9),
        random.between(14, 26),
        random.between(6, 10),
        turn,
      ),
    );
  }
  for (let i = 0; i < 7; i++)
    gusts.push(
      streak(
        width * random.next(),
        height * random.between(0.1, 0.8),
        width * random.between(0.2, 0.4),
        3,
      ),
    );
  return [
    { id: 'gusts', role: 'foam', path: join(...gusts), tone: 0, alpha: 0.35 },
    { id: 'leaves', role: 'accent2', path: join(...leaves), tone: 0.5, isSheet: true },
  ];
}

export function lightning({ width, horizon, random }: OverlayOptions): Layer[] {
  const x = width * random.between(0.2, 0.8);
  const bolt: Point[] = [[x, -10]];
  for (let i = 1; i <= 7; i++)
    bolt.push([x + random.between(-1, 1) * width * 0.05 * Math.sqrt(i), (horizon * i) / 7]);
  const [bx, by] = bolt[3] ?? [x, horizon / 2];
  const branch: Point[] = [
    [bx, by],
    [bx + width * 0.07, by + horizon * 0.12],
    [bx + width * 0.09, by + horizon * 0.26],
  ];
  return [
    {
      id: 'flash',
      role: 'lamp',
      path: circle(bx, by, horizon * 0.8),
      tone: 0,
      alpha: spread([bx, by], 0, horizon * 0.8, 0.4, 0),
      mode: 'light',
    },
    {
      id: 'lightning',
      role: 'lamp',
      path: join(lines(bolt, 6), lines(branch, 3.4)),
      tone: 0,
      glow: 1,
      isSheet: true,
    },
  ];
}

/** A place on fire: tongues of flame from below, their glow, sparks and smoke. */
export function burning({ width, height, random }: OverlayOptions): Layer[] {
  const tongue = (x: number, tall: number, wide: number): Path => {
    const lean = random.between(-0.3, 0.3) * wide;
    const foot = height + 30;
    return [
      ...[0, x - wide, foot],
      ...[
        2,
        x - wide,
        foot - tall * 0.4,
        x + lean - wide * 0.2,
        foot - tall * 0.6,
        x + lean,
        foot - tall,
      ],
      ...[
        2,
        x + lean + wide * 0.5,
        foot - tall * 0.6,
        x + wide * 1.1,
        foot - tall * 0.36,
        x + wide,
        foot,
        3,
      ],
    ];
  };
  const rows: readonly [number, number, number][] = [
    [0.3, 0.9, 0.75],
    [0.2, 0.45, 0.8],
    [0.11, 0.05, 0.9],
  ];
  const layers: Layer[] = [
    {
      id: 'fire.glow',
      role: 'fire',
      path: wholeSheet(width, height),
      tone: 0.7,
      alpha: fall(0, height, 0.02, 0.5),
      mode: 'light',
    },
  ];
  for (const [share, tone, alpha] of rows) {
    const tongues: Path[] = [];
    for (let x = -20; x < width + 40; x += width / 11) {
      const edge = 0.55 + (0.9 * Math.abs(x - width / 2)) / width;
      tongues.push(
        tongue(
          x + random.between(-20, 20),
          height * share * edge * random.between(0.6, 1.25),
          width * 0.05,
        ),
      );
    }
    layers.push({
      id: 'flames',
      role: 'fire',
      path: join(...tongues),
      tone: fall(height * (1 - share), height, tone, Math.max(0, tone - 0.4)),
      alpha,
      glow: 1,
      isSheet: true,
    });
  }
  const sparks = Array.from({ length: 40 }, () => {
    const size = random.between(2, 5);
    const [x, y] = [width * random.next(), height * random.between(0.1, 0.85)];
    return polygon([
      [x - size, y],
      [x, y - size * 1.6],
      [x + size, y],
      [x, y + size * 1.6],
    ]);
  });
  layers.push({ id: 'sparks', role: 'fire', path: join(...sparks), tone: 0.1, glow: 1 });
  return layers;
}
