import { fall, spread } from '#press/drawing.ts';
import { circle, cut, ellipse, join, type Path } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, blob, cloud, diamond, hills, pick, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** High in the air: seas of cloud below, one island of cloud to stand on, room to fly. */
export const sky = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const kind = pick(random, ['clouds', 'land', 'towers']);
  if (kind === 'land') {
    put('land', 'far', below(hills(random, horizon, drop * 0.03, width), width, height), {
      tone: fall(horizon, height, 0.2, 0.7),
      isSheet: true,
    });
    const fields: Path[] = [];
    for (let i = 0; i < 12; i++) {
      const t = random.next();
      fields.push(
        blob(
          random,
          width * random.next(),
          horizon + drop * (0.06 + t * 0.6),
          width * 0.08 * (0.4 + t),
          drop * 0.03 * (0.4 + t),
          0.2,
          6,
        ),
      );
    }
    put('fields', 'ground', join(...fields), { tone: 0.5, alpha: 0.7 });
  }
  for (const [i, share] of [0.02, 0.22, 0.48].entries()) {
    if (kind === 'land' && i < 2) continue;
    const y = horizon + drop * share;
    const lobes: Path[] = [];
    const size = drop * (0.12 + share * 0.3);
    for (let x = -size; x < width + size; x += size * random.between(0.7, 1.1))
      lobes.push(circle(x, y + size * 0.5, size * random.between(0.4, 0.72)));
    put(
      'sea',
      'cloud',
      join(
        below(() => y + size * 0.4, width, height + 20, width),
        ...lobes,
      ),
      {
        tone: fall(y - size * 0.2, y + drop * 0.4, share * 0.5, 0.6 + share * 0.4),
        isSheet: true,
        relief: { depth: 0.4, dx: side * 14, dy: -14, radius: 26 },
      },
    );
  }
  if (kind === 'towers') {
    const x = width * (0.5 - side * 0.34);
    const lobes = Array.from({ length: 8 }, (_, i) =>
      circle(
        x + random.between(-60, 60),
        horizon + drop * 0.2 - i * height * 0.05,
        height * random.between(0.06, 0.1) * (1.1 - i * 0.06),
      ),
    );
    put('tower', 'cloud', join(...lobes), {
      tone: 0.35,
      isSheet: true,
      relief: { depth: 0.5, dx: side * 18, dy: -12, radius: 30 },
    });
  }
  const heroX = width * (0.5 - side * 0.12);
  const heroY = height * 0.84;
  const k = scaleOfGround(camera, heroY);
  put(
    'island',
    'cloud',
    join(
      cloud(random, heroX + side * 50, heroY + 60, width * 0.62, height * 0.2),
      ellipse(heroX, heroY + 26, width * 0.26, 40),
    ),
    {
      tone: fall(heroY, height, 0.02, 0.55),
      isSheet: true,
      relief: { depth: 0.4, dx: side * 14, dy: -16, radius: 26 },
    },
  );
  const rim: Path[] = [];
  for (let i = 0; i < 5; i++)
    rim.push(
      circle(width * (0.5 + (i - 2) * 0.26), height * 1.05, height * random.between(0.06, 0.12)),
    );
  putFront('rim', 'cloud', join(...rim), { tone: 0.6, isSheet: true, alpha: 0.92 });
  slots.push(
    slot(camera, 'hero', heroX, heroY, k, 240),
    slot(camera, 'beside', heroX + side * 100 * k, heroY + 6, k, 160),
    slot(camera, 'foreground', width * (0.5 + side * 0.34), height * 0.93, k * 1.2, 200),
    slot(camera, 'middle', width * (0.5 + side * 0.3), horizon + drop * 0.5, k * 0.6, 260),
    slot(camera, 'far', width * (0.5 - side * 0.3), horizon + drop * 0.24, k * 0.3, 500),
    slot(camera, 'air', width * (0.5 + side * 0.2), height * 0.6, k * 0.9, 260),
    slot(camera, 'seat', heroX - side * 70 * k, heroY - 10, k, 120),
  );
  return { standing: false };
}, 0.06);

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
    put('craters', 'shadow', join(...craters), { tone: 0.3, alpha: 0.5 });
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

/** No place: a field of colour, a great shape that leads to the hero. */
export const abstract = outsideStage(
  (outside) => {
    const { options, camera, put, slots, side } = outside;
    const { random, width, height } = options;
    const kind = pick(random, ['rings', 'bands', 'door', 'fall']);
    const centre: [number, number] = [
      width * (0.5 + side * random.between(0.06, 0.16)),
      height * random.between(0.36, 0.46),
    ];
    const [x, y] = centre;
    const reach = Math.max(width, height);
    put('field', 'sky', wholeSheet(width, height), {
      tone: spread(centre, 20, reach * 0.8, 0.1, 1),
      grain: { kind: 'rings', x, y },
    });
    if (kind === 'rings') {
      for (const [i, share] of [0.46, 0.34, 0.22, 0.11].entries()) {
        const role = (['far', 'mid', 'far', 'sun'] as const)[i] ?? 'sun';
        put('ring', role, blob(random, x, y, reach * share, reach * share, 0.05, 14), {
          tone: 0.4 - i * 0.08,
          isSheet: true,
          glow: i === 3 ? 1 : 0,
          grain: { kind: 'rings', x, y },
        });
      }
    } else if (kind === 'bands') {
      for (let i = 0; i < 5; i++) {
        const line = hills(
          random,
          height * (0.2 + i * 0.14),
          height * 0.09,
          width * random.between(0.7, 1.4),
        );
        put(
          'band',
          (['cloud', 'far', 'mid', 'near', 'far'] as const)[i] ?? 'far',
          below(line, width, height + 20),
          { tone: 0.15 + i * 0.1, isSheet: true, grain: { kind: 'slant', slope: side * 0.1 } },
        );
      }
      put('sun', 'sun', circle(x, height * 0.17, height * 0.07), {
        tone: 0.1,
        glow: 1,
        isSheet: true,
      });
    } else if (kind === 'door') {
      for (let i = 0; i < 6; i++) {
        const k = 1 - i * 0.16;
        const [wide, tall] = [width * 0.42 * k, height * 0.42 * k];
        const arch: Path = [
          0,
          x - wide,
          y + tall * 1.1,
          1,
          x - wide,
          y - tall * 0.3,
          2,
          x - wide,
          y - tall * 1.2,
          x + wide,
          y - tall * 1.2,
          x + wide,
          y - tall * 0.3,
          1,
          x + wide,
          y + tall * 1.1,
          3,
        ];
        put('arch', i === 5 ? 'sun' : i % 2 === 0 ? 'mid' : 'far', arch, {
          tone: i === 5 ? 0.1 : 0.5 - i * 0.07,
          isSheet: true,
          glow: i === 5 ? 1 : 0,
        });
      }
    } else {
      for (let i = 0; i < 16; i++) {
        const size = width * random.between(0.02, 0.09);
        put(
          'shard',
          (['far', 'mid', 'sun', 'accent3'] as const)[i % 4] ?? 'far',
          diamond(width * random.next(), height * 0.75 * random.next(), size * 0.5, size),
          { tone: random.between(0.1, 0.7), isSheet: true },
        );
      }
    }
    const ground = hills(random, height * 0.74, height * 0.02, width * 1.2);
    put('ground', 'near', below(ground, width, height + 20), {
      tone: fall(height * 0.7, height, 0.1, 0.9),
      isSheet: true,
    });
    put('pool', 'sun', ellipse(x, height * 0.87, width * 0.4, height * 0.06), {
      tone: 0.3,
      alpha: spread([x, height * 0.87], 0, width * 0.34, 0.34, 0),
      mode: 'light',
    });
    slots.push(slot(camera, 'top', x, y - height * 0.1, 1, 200));
    return { standing: { farthest: 0.56 }, light: { x, y } };
  },
  0,
  false,
);
