import { fall } from '#press/drawing.ts';
import { circle, ellipse, join, type Path } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, blob, cloud, hills, pick } from '#press/stages/kit/shapes.ts';
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
