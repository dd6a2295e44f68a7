import { fall, spread } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, fir, frond, tuft } from '#press/stages/kit/plants.ts';
import { below, hills, pick, taper } from '#press/stages/kit/shapes.ts';
import { groundSlot, slot } from '#press/stages/kit/slots.ts';

type Kind = 'bare' | 'firs' | 'beeches';

/** Trunks behind trunks, light between them, ferns before one's feet. */
export const forest = woods(0);

/** A glade: trees stand back around open ground. */
export const clearing = woods(1);

function woods(open: 0 | 1) {
  return outsideStage((outside) => layWoods(outside, open));
}

function layWoods(outside: Outside, open: 0 | 1) {
  const { options, camera, slots, putFront } = outside;
  const { random, width, height } = options;
  const kind: Kind = pick(random, ['bare', 'firs', 'beeches']);
  const gap = {
    x: width * (0.5 + outside.side * random.between(0.04, 0.14)),
    wide: width * (open ? 0.52 : 0.2),
  };
  const rows = [
    { share: 0.06, count: Math.round(14 + width / 300), role: 'far', tone: 0.55 },
    { share: 0.17, count: Math.round(7 + width / 450), role: 'mid', tone: 0.5 },
    { share: 0.36, count: Math.round(5 + width / 500), role: 'near', tone: 0.55 },
  ] as const;
  for (const row of rows) {
    const share = open ? row.share * 0.62 : row.share;
    paintRow(outside, kind, { ...row, share }, gap);
  }
  if (open) paintGlade(outside, gap.x);
  const line = hills(random, height * 0.985, height * 0.02, width * 0.5);
  const front: Path[] = [];
  for (let i = 0; i < 22; i++) {
    const x = (i * width) / 21 + random.between(-20, 20);
    const edge = Math.abs(x - width / 2) / (width / 2);
    const tall = 40 + 120 * edge * edge * random.between(0.6, 1.3);
    front.push(
      i % 3 === 0
        ? frond(x, line(x) + 12, tall, random.between(-0.3, 0.3), 5)
        : tuft(random, x, line(x) + 8, tall * 0.6),
    );
  }
  putFront('undergrowth', 'dark', join(below(line, width, height + 20), ...front), {
    tone: fall(height * 0.86, height, 0.25, 0.8),
    isSheet: true,
  });
  const edges: Path[] = [];
  for (const side of [-1, 1] as const) {
    const x = side < 0 ? width * random.between(-0.02, 0.035) : width * random.between(0.965, 1.02);
    const thick = width * random.between(0.06, 0.1);
    edges.push(taper([x, height + 30], [x, -20], thick * 1.25, thick * 0.8));
    for (let i = 0; i < 4; i++) {
      const y = height * (0.04 + 0.13 * i + random.next() * 0.05);
      const long = width * random.between(0.1, 0.24);
      edges.push(taper([x, y + 40], [x - side * long, y - long * 0.3], 15, 3));
      edges.push(
        taper(
          [x - side * long * 0.55, y + 24 - long * 0.16],
          [x - side * long * 0.9, y + 36],
          7,
          0,
        ),
      );
    }
  }
  putFront('trees.front', 'dark', join(...edges), {
    tone: 0.72,
    isSheet: true,
    grain: { kind: 'upright' },
  });
  slots.push(
    slot(camera, 'ceiling', width * 0.4, height * 0.1, scaleOfGround(camera, height * 0.7), 160),
    slot(camera, 'ceiling', width * 0.64, height * 0.16, scaleOfGround(camera, height * 0.62), 160),
    groundSlot(camera, 'far', gap.x, camera.horizon + (height - camera.horizon) * 0.14, 200),
  );
  return { standing: { from: 0.14, to: 0.86 } };
}

/** The light of the opening lies on the grass. */
function paintGlade({ put, camera, options: { width, height } }: Outside, x: number) {
  const y = camera.horizon + (height - camera.horizon) * 0.6;
  const [rx, ry] = [width * 0.5, (height - camera.horizon) * 0.26];
  put('glade', 'sun', ellipse(x, y, rx, ry), {
    tone: 0.3,
    alpha: spread([x, y], 0, ry, 0.32, 0),
    mode: 'light',
  });
}

function paintRow(
  { put, options: { random, width, height }, camera }: Outside,
  kind: Kind,
  row: {
    readonly share: number;
    readonly count: number;
    readonly role: 'far' | 'mid' | 'near';
    readonly tone: number;
  },
  gap: { readonly x: number; readonly wide: number },
): void {
  const { share, count, role, tone } = row;
  const foot = camera.horizon + (height - camera.horizon) * share;
  const k = scaleOfGround(camera, foot);
  const line = hills(random, foot, height * 0.008, width * 0.4);
  const trees: Path[] = [];
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.1, 0.9)) * width) / count;
    // A way is left open for the eye.
    if (Math.abs(x - gap.x) < gap.wide * (0.24 + share * 1.2)) continue;
    const y = line(x) + 10;
    const tall = Math.max(height * 0.5, k * random.between(1100, 1700));
    if (kind === 'firs')
      trees.push(
        fir(
          random,
          x,
          y + 10,
          Math.min(tall, height * 0.62) * random.between(0.7, 1.1),
          (width / count) * random.between(1.1, 1.5),
        ),
      );
    else if (kind === 'bare')
      trees.push(bareTree(random, x, y, y + 60, k * random.between(34, 60) + 5));
    else
      trees.push(
        taper(
          [x, y],
          [x + random.between(-14, 14), -30],
          k * random.between(30, 58) + 6,
          k * 26 + 4,
        ),
      );
  }
  put(`trees.${role}`, role, join(...trees), {
    tone: fall(0, foot, Math.min(1, tone + 0.3), Math.max(0, tone - 0.3)),
    isSheet: true,
    grain: { kind: 'upright' },
  });
  put(`ground.${role}`, role === 'near' ? 'ground' : role, below(line, width, height + 20), {
    tone: fall(
      foot,
      foot + height * 0.3,
      role === 'near' ? 0.15 : tone - 0.15,
      role === 'near' ? 0.95 : tone + 0.4,
    ),
    isSheet: true,
  });
}
