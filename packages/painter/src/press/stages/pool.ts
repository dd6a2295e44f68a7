import { fall } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, lens, lineAlong, wave, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';
import { paintBubbles, paintRays } from '#press/stages/underwater.ts';

/** Under the surface of a pool: tiled wall and floor, lanes, the bright edge of the air above. */
export const pool = outsideStage(
  (outside) => {
    const { options, camera, put, slots, side } = outside;
    const { random, width, height } = options;
    const surface = height * random.between(0.15, 0.24);
    const x = width * (0.5 + side * random.between(0.08, 0.24));
    put('air', 'sky', wholeSheet(width, height), { tone: fall(0, surface, 0.5, 0.05) });
    put('disc', 'sun', circle(x, surface * 0.46, height * 0.045), {
      tone: 0.15,
      glow: 1,
      isSheet: true,
    });
    put(
      'ledge',
      'white',
      below(() => surface - 34, width, surface + 6, width),
      { tone: 0.3, alpha: 0.9 },
    );
    const [length, phase] = [width * random.between(0.14, 0.24), random.next()];
    const line = (at: number) =>
      surface + wave(at, length, phase) * 7 + wave(at, length * 0.37) * 4;
    put('water', 'water', below(line, width, height + 20, 24), {
      tone: fall(surface, height, 0.4, 1),
      isSheet: true,
    });
    const back = height * random.between(0.7, 0.78);
    const grid: Path[] = [];
    const step = width / 11;
    for (let i = 0; i <= 11; i++)
      grid.push(
        polygon([
          [i * step - 1.2, surface + 60],
          [i * step + 1.2, surface + 60],
          [i * step + 1.2, back],
          [i * step - 1.2, back],
        ]),
      );
    for (let y = back; y > surface + 60; y -= step)
      grid.push(
        polygon([
          [0, y - 1.2],
          [width, y - 1.2],
          [width, y + 1.2],
          [0, y + 1.2],
        ]),
      );
    for (let i = -9; i <= 20; i++) {
      const foot = width / 2 + (i * step - width / 2) * 2.3;
      grid.push(
        polygon([
          [i * step - 1.2, back],
          [i * step + 1.2, back],
          [foot + 3, height + 10],
          [foot - 3, height + 10],
        ]),
      );
    }
    for (const share of [0.16, 0.4, 0.74]) {
      const y = back + (height - back) * share;
      grid.push(
        polygon([
          [0, y - 1.6],
          [width, y - 1.6],
          [width, y + 1.6],
          [0, y + 1.6],
        ]),
      );
    }
    put(
      'floor',
      'water',
      below(() => back, width, height + 20, width),
      { tone: fall(back, height, 0.62, 1), alpha: 0.7 },
    );
    put('tiles', 'foam', join(...grid), { tone: 0.2, alpha: fall(surface, height, 0.1, 0.34) });
    for (const lane of [-0.3, 0.06, 0.42]) {
      const at = width * (0.5 + lane);
      const foot = width / 2 + (at - width / 2) * 2.3;
      put(
        'lane',
        'dark',
        polygon([
          [at - 10, back],
          [at + 10, back],
          [foot + 34, height + 20],
          [foot - 34, height + 20],
        ]),
        { tone: 0.5, alpha: 0.5 },
      );
    }
    paintRays(outside, x, surface);
    const glints: Path[] = [];
    for (let i = 0; i < 9; i++)
      glints.push(lens(x + wave(i, 4) * 20, surface + 24 + i * 19, height * 0.2 * (1 - i / 12), 8));
    put('glitter', 'lamp', join(...glints), { tone: 0.1, glow: 1, alpha: 0.85 });
    const floats: [Path[], Path[]] = [[], []];
    for (let at = 8; at < width; at += 23)
      floats[Math.floor(at / 92) % 2 === 0 ? 0 : 1].push(ellipse(at, line(at) - 1, 11, 8));
    put('floats', 'accent', join(...floats[0]), { tone: 0.3, isSheet: true });
    put('floats', 'white', join(...floats[1]), { tone: 0.1, isSheet: true });
    put('surface', 'foam', lineAlong(line, -20, width + 40, 6), { tone: 0 });
    paintBubbles(outside);
    const k = scaleOfGround(camera, height * 0.85);
    const way = -side;
    slots.push(
      slot(camera, 'hero', width * (0.5 + way * 0.08), height * 0.84, k, 260),
      slot(camera, 'beside', width * (0.5 - way * 0.22), height * 0.8, k * 0.92, 200),
      slot(camera, 'foreground', width * (0.5 + way * 0.34), height * 0.95, k * 1.1, 200),
      slot(camera, 'underwater', width * (0.5 - way * 0.3), height * 0.56, k * 0.8, 240),
      slot(camera, 'middle', width * (0.5 + way * 0.3), height * 0.78, k * 0.66, 240),
      slot(camera, 'far', width * (0.5 - way * 0.05), height * 0.7, k * 0.46, 240),
      slot(camera, 'top', width * (0.5 + way * 0.34), surface - 34, k * 0.6, 200),
    );
    for (const at of [-0.34, -0.14, 0.2, 0.38])
      slots.push(slot(camera, 'water', width * (0.5 + at), surface, k * 0.6, 160));
    return { standing: false, waterline: surface, isBelow: true, light: { x, y: 0 } };
  },
  0,
  false,
);
