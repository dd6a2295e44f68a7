import { fall, spread } from '#press/drawing.ts';
import { cut, ellipse, join, type Path, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, blob, hills, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Inside a cave that looks out: the bright mouth, rock in three rings, a pool on the floor. */
export const cave = outsideStage((outside) => {
  const { options, camera, put, putFront, slots, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  const [x, y] = [
    width * (0.5 + side * random.between(0.04, 0.14)),
    Math.min(height * 0.56, horizon + 20),
  ];
  put('beyond', 'far', below(hills(random, horizon, drop * 0.08, width * 0.6), width, height), {
    tone: 0.2,
    isSheet: true,
  });
  const rings = [
    [0.2, 0.2, 'mid', 0.35],
    [0.3, 0.3, 'stone', 0.7],
    [0.42, 0.4, 'near', 0.8],
  ] as const;
  for (const [wide, tall, role, tone] of rings) {
    const mouth = blob(random, x, y, width * wide, height * tall, 0.1, 11);
    put('rock', role, join(wholeSheet(width, height), cut(mouth)), {
      tone: spread([x, y], height * tall * 0.8, height * 0.9, tone - 0.3, tone + 0.3),
      isSheet: true,
      grain: { kind: 'rings', x, y },
    });
  }
  const floor = hills(random, y + height * 0.17, height * 0.012, width * 0.5);
  put('floor', 'ground', below(floor, width, height + 20), {
    tone: spread([x, y + height * 0.16], 0, height * 0.6, 0, 1),
    isSheet: true,
  });
  const px = width * (0.5 + side * 0.26);
  put('pool', 'water', ellipse(px, height * 0.83, width * 0.24, height * 0.04), {
    tone: 0.25,
    isSheet: true,
  });
  put('pool.light', 'sun', ellipse(px - 20, height * 0.826, width * 0.1, height * 0.008), {
    tone: 0.2,
    alpha: 0.7,
  });
  const beam = polygon([
    [x - width * 0.1, y],
    [x + width * 0.1, y],
    [x + width * 0.3 - side * 120, height],
    [x - width * 0.3 - side * 120, height],
  ]);
  put('beam', 'sun', beam, { tone: 0.3, alpha: fall(y, height, 0.28, 0.02), mode: 'light' });
  const teeth: Path[] = [];
  for (let i = 0; i < 11; i++) {
    const tx = (width * (i + random.next())) / 11;
    const edge = Math.abs(tx - x) / width;
    const long = height * (0.05 + edge * random.between(0.2, 0.5));
    const wide = width * random.between(0.018, 0.04);
    teeth.push(
      polygon([
        [tx - wide, -20],
        [tx + wide, -20],
        [tx + wide * 0.2, long * 0.7],
        [tx, long],
        [tx - wide * 0.3, long * 0.6],
      ]),
    );
  }
  putFront('teeth', 'dark', join(...teeth), {
    tone: fall(0, height * 0.3, 0.9, 0.4),
    isSheet: true,
    grain: { kind: 'upright' },
  });
  const rim = (at: number) =>
    height * 0.99 - Math.max(0, Math.abs(at - width / 2) / width - 0.26) * height * 0.5;
  putFront('rim', 'dark', below(rim, width, height + 20, 60), { tone: 0.7, isSheet: true });
  slots.push(
    slot(camera, 'water', px, height * 0.83, scaleOfGround(camera, height * 0.83), 220),
    slot(camera, 'door', x, floor(x) + 8, scaleOfGround(camera, floor(x) + 8), 300),
    slot(camera, 'ceiling', width * 0.36, height * 0.12, 2, 120),
    slot(camera, 'ceiling', width * 0.62, height * 0.1, 1.8, 120),
  );
  return { standing: { farthest: 0.4, from: 0.16, to: 0.84 }, light: { x, y } };
}, -0.01);
