import { fall, spread } from '#press/drawing.ts';
import { circle, cut, ellipse, join, type Path } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { blob, clump, diamond, pick, taper, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Beyond the air: stars, a ringed planet, grey ground of a small moon under one's feet. */
export const space = outsideStage(
  (outside) => {
    const { options, camera, put, slots, side } = outside;
    const { random, width, height } = options;
    put('space', 'night', wholeSheet(width, height), {
      tone: spread([width / 2 + side * width * 0.2, height * 0.3], 100, height, 0.15, 1),
      grain: { kind: 'rings', x: width / 2, y: height * 0.3 },
    });
    const haze = blob(random, width * 0.5, height * 0.32, width * 0.62, height * 0.14, 0.3, 10);
    put('nebula', 'accent3', haze, {
      tone: 0.7,
      alpha: spread([width / 2, height * 0.32], 40, width * 0.5, 0.42, 0),
    });
    const specks: Path[] = [];
    for (let i = 0; i < 150; i++) {
      const size = 1.2 + random.next() * random.next() * 5;
      specks.push(diamond(width * random.next(), height * 0.8 * random.next(), size, size));
    }
    put('stars', 'star', join(...specks), { glow: 1 });
    const [x, y, r] = [
      width * (0.5 + side * random.between(0.12, 0.24)),
      height * random.between(0.26, 0.36),
      height * random.between(0.12, 0.2),
    ];
    const isRinged = random.next() < 0.6;
    put('planet', 'sun', circle(x, y, r), {
      tone: spread([x - r * 0.5, y - r * 0.5], 0, r * 1.9, 0.05, 1),
      isSheet: true,
      glow: 0.5,
      grain: { kind: 'level' },
    });
    const bands = [-0.36, 0.02, 0.34].map((up) =>
      ellipse(x, y + r * up, r * Math.sqrt(1 - up * up) * 0.96, r * 0.07),
    );
    put('planet.bands', 'accent', join(...bands), { tone: 0.4, alpha: 0.5 });
    if (isRinged) {
      const ring = join(
        ellipse(x, y, r * 1.8, r * 0.42, -0.045),
        cut(ellipse(x, y, r * 1.42, r * 0.3, -0.045)),
      );
      put('ring', 'star', ring, { tone: 0.4, alpha: 0.85, isSheet: true });
      const half: Path = [
        0,
        x - r,
        y,
        2,
        x - r,
        y - r * 1.33,
        x + r,
        y - r * 1.33,
        x + r,
        y,
        1,
        x + r,
        y - r * 0.14,
        1,
        x - r,
        y + r * 0.12,
        3,
      ];
      put('planet.front', 'sun', half, {
        tone: spread([x - r * 0.5, y - r * 0.5], 0, r * 1.9, 0.05, 1),
      });
    }
    const other = {
      x: width * (0.5 - side * random.between(0.3, 0.5)),
      y: height * random.between(0.34, 0.52),
    };
    const far = height * random.between(0.05, 0.12);
    put(
      'planet.other',
      pick(random, ['accent2', 'water', 'accent3']),
      circle(other.x, other.y, far),
      {
        tone: spread([other.x + side * far * 0.5, other.y - far * 0.5], 0, far * 1.8, 0.05, 1),
        isSheet: true,
      },
    );
    const comet = [width * random.between(0.2, 0.8), height * random.between(0.05, 0.2)] as const;
    const tail = [0, 1, 2].map((n) =>
      taper(
        comet,
        [comet[0] + side * width * (0.2 - n * 0.03), comet[1] - height * (0.05 + n * 0.016)],
        7,
        0,
      ),
    );
    put('comet', 'star', join(circle(...comet, 6), ...tail), { tone: 0, glow: 1, alpha: 0.9 });
    put('moonlet', 'white', circle(width * (0.5 - side * 0.3), height * 0.16, height * 0.03), {
      tone: 0.4,
      isSheet: true,
    });
    const top = height * random.between(0.66, 0.72);
    const ground = ellipse(width / 2, top + width * 1.5, width * 1.7, width * 1.5);
    put('moon', 'stone', ground, { tone: fall(top, height, 0.02, 0.9), isSheet: true });
    const craters: Path[] = [];
    for (let i = 0; i < 9; i++) {
      const t = random.between(0.2, 1);
      craters.push(
        ellipse(
          width * random.next(),
          top + (height - top) * t,
          70 * t * random.between(0.4, 1.2),
          16 * t,
        ),
      );
    }
    put('craters', 'shadow', join(...craters), { tone: 0.5, alpha: 0.6 });
    const rocks: Path[] = [];
    for (let i = 0; i < 14; i++) {
      const t = random.between(0.1, 1);
      const size = 6 + 34 * t * random.next();
      const rx = width * (i % 2 === 0 ? random.between(0, 0.3) : random.between(0.7, 1));
      rocks.push(clump(random, rx, top + (height - top) * t, size, size * 0.6));
    }
    put('rocks', 'stone', join(...rocks), {
      tone: 0.7,
      isSheet: true,
      relief: { depth: 0.5, dx: side * 8, dy: -8, radius: 12 },
    });
    const floating = { ...camera, horizon: Math.min(camera.horizon, top - 40) };
    const k = scaleOfGround(floating, height * 0.85);
    slots.push(
      slot(camera, 'air', width * (0.5 - side * 0.26), height * 0.52, k * 0.8, 260),
      slot(camera, 'top', x, y - r, 0.4, 300),
    );
    return { standing: { farthest: 0.6 }, light: { x, y } };
  },
  0,
  false,
);
