import { fall } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, fir } from '#press/stages/kit/plants.ts';
import { below, hills, pick } from '#press/stages/kit/shapes.ts';

/** White ground, blue shade, dark trees; a trail of steps that leads away. */
export const snowfield = outsideStage((outside) => {
  const { options, camera, put, putFront, side } = outside;
  const { random, width, height } = options;
  const { horizon } = camera;
  const drop = height - horizon;
  put(
    'hills',
    'far',
    below(hills(random, horizon - drop * 0.06, drop * 0.1, width * 0.9), width, height),
    { tone: fall(horizon - drop * 0.2, horizon, 0.5, 0.05), isSheet: true },
  );
  const mid = hills(random, horizon + drop * 0.02, drop * 0.03, width * 0.7);
  const kind = pick(random, ['firs', 'bare']);
  const row: Path[] = [];
  for (let i = 0; i < 13; i++) {
    const x = width * random.next();
    const tall = height * random.between(0.05, 0.12);
    row.push(
      kind === 'firs'
        ? fir(random, x, mid(x) + 8, tall, tall * 0.32)
        : bareTree(random, x, mid(x) + 8, tall, tall * 0.07),
    );
  }
  put('woods', 'mid', join(...row), { tone: 0.6, isSheet: true });
  for (const [share, tone] of [
    [0.03, 0.15],
    [0.2, 0.3],
    [0.5, 0.1],
  ] as const) {
    const line = hills(
      random,
      horizon + drop * share,
      drop * (0.03 + share * 0.05),
      width * random.between(0.8, 1.3),
    );
    put('snow', 'white', below(line, width, height + 20), {
      tone: fall(horizon + drop * share, horizon + drop * (share + 0.45), tone * 0.3, tone + 0.45),
      isSheet: true,
      grain: { kind: 'slant', slope: side * 0.1 },
    });
  }
  const steps: Path[] = [];
  for (let i = 0; i < 15; i++) {
    const t = (i / 15) * (i / 15);
    const y = horizon + drop * (0.22 + 0.7 * t);
    const k = scaleOfGround(camera, y);
    const x =
      width * (0.5 - side * (0.12 + 0.18 * (1 - t) * (1 - t))) + (i % 2 === 0 ? -13 : 13) * k;
    steps.push(ellipse(x, y, 9 * k, 4.5 * k));
  }
  put('steps', 'far', join(...steps), { tone: 0.7, alpha: 0.8 });
  const x = width * (0.5 + side * random.between(0.3, 0.42));
  const y = horizon + drop * 0.3;
  const tall = height * random.between(0.44, 0.6);
  const tree =
    kind === 'firs'
      ? fir(random, x, y, tall, tall * 0.4)
      : bareTree(random, x, y, tall, tall * 0.06);
  put('tree.shadow', 'far', ellipse(x - side * 40, y, tall * 0.22, 10), { tone: 0.8, alpha: 0.5 });
  put('tree', 'dark', tree, { tone: 0.4, isSheet: true });
  if (kind === 'firs') {
    const caps = Array.from({ length: 5 }, (_, i) =>
      ellipse(
        x + side * tall * (0.015 + i * 0.026),
        y - tall * (0.86 - i * 0.16),
        tall * (0.03 + i * 0.016),
        7,
      ),
    );
    put('tree.snow', 'white', join(...caps), { tone: 0.1 });
  }
  const bank = hills(random, height * 0.99, height * 0.025, width * 0.5);
  putFront('bank', 'white', below(bank, width, height + 20), {
    tone: fall(height * 0.94, height, 0.3, 0.75),
    isSheet: true,
  });
  return { standing: { farthest: 0.2 } };
});
