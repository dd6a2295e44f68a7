import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point, polygon } from '#press/path.ts';
import { scaleOfGround } from '#press/stages/kit/camera.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { bareTree, fir, frond, tuft } from '#press/stages/kit/plants.ts';
import { below, diamond, hills, pick, taper } from '#press/stages/kit/shapes.ts';
import { groundSlot, slot } from '#press/stages/kit/slots.ts';

type Kind = 'bare' | 'firs' | 'beeches';

/** Trunks behind trunks, light between them, ferns before one's feet. */
export const forest = woods(0);

/** A glade: trees stand back around open ground. */
export const clearing = woods(1);

function woods(open: 0 | 1) {
  return outsideStage((outside) => layWoods(outside, open), 0.05);
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
    { share: 0.36, count: Math.round(5 + width / 500), role: 'near', tone: 0.6 },
  ] as const;
  paintLight(outside);
  for (const row of rows) {
    const share = open ? row.share * 0.62 : row.share;
    paintRow(outside, kind, { ...row, share }, gap);
  }
  if (open) paintGlade(outside, gap.x);
  paintFloor(outside, gap.x);
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

/** Shafts that fall between the trunks. */
function paintLight({ put, sky, options: { random, width, height } }: Outside) {
  if (sky.isHidden) return;
  const shafts: Path[] = [];
  for (let n = 0; n < 5; n++) {
    const x = sky.light.x + width * (n - 2) * 0.16 + random.between(-30, 30);
    const out = (x - sky.light.x) * 1.6 + random.between(-60, 60);
    const wide = random.between(18, 60);
    shafts.push(
      polygon([
        [x - wide * 0.4, -20],
        [x + wide * 0.4, -20],
        [sky.light.x + out + wide * 1.5, height * 0.8],
        [sky.light.x + out - wide * 1.5, height * 0.8],
      ]),
    );
  }
  put('shafts', 'sun', join(...shafts), {
    tone: 0.3,
    alpha: fall(0, height * 0.8, 0.26, 0),
    mode: 'light',
  });
}

/** What lies and grows on the ground: leaves, mushrooms, ferns, the shadows of the trunks. */
function paintFloor(
  { put, camera, sky, options: { random, width, height, weather } }: Outside,
  x: number,
) {
  const drop = height - camera.horizon;
  const [shadows, leaves, ferns]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 9; n++) {
    const at = width * ((n + random.next()) / 9);
    if (Math.abs(at - x) < width * 0.08) continue;
    const top = camera.horizon + drop * 0.36;
    const out = at + (at - sky.light.x) * random.between(0.6, 0.9);
    shadows.push(taper([at, top], [out, height + 20], 16, random.between(40, 80)));
  }
  put('trunks.shadow', 'shadow', join(...shadows), { tone: 0.7, alpha: 0.34, mode: 'glaze' });
  for (let n = 0; n < 34; n++) {
    const y = camera.horizon + drop * (0.4 + 0.58 * random.next());
    const k = scaleOfGround(camera, y);
    leaves.push(diamond(random.next() * width, y, k * 7 + 2, k * 2.6 + 1));
  }
  put('leaves', pick(random, ['accent', 'accent2', 'leaf']), join(...leaves), {
    tone: 0.3,
    alpha: 0.8,
  });
  for (let n = 0; n < 8; n++) {
    const share = 0.38 + 0.4 * random.next();
    const edge = n % 2 === 0 ? random.between(0, 0.3) : random.between(0.7, 1);
    const y = camera.horizon + drop * share;
    ferns.push(
      frond(
        width * edge,
        y,
        scaleOfGround(camera, y) * random.between(36, 66),
        random.between(-0.4, 0.4),
        5,
      ),
    );
  }
  put('ferns', 'leaf', join(...ferns), { tone: 0.7 });
  if (weather === 'snow' || random.next() < 0.4) return;
  const [caps, stems, spots]: [Path[], Path[], Path[]] = [[], [], []];
  const from = random.next() < 0.5 ? 0.06 : 0.74;
  for (let n = 0; n < 6; n++) {
    const [mx, y] = [width * (from + random.next() * 0.22), height * random.between(0.8, 0.94)];
    const r = scaleOfGround(camera, y) * random.between(6, 13);
    stems.push(taper([mx, y], [mx, y - r * 1.7], r * 0.7, r * 0.5));
    caps.push([
      ...[
        0,
        mx - r,
        y - r * 1.4,
        2,
        mx - r * 0.8,
        y - r * 2.8,
        mx + r * 0.8,
        y - r * 2.8,
        mx + r,
        y - r * 1.4,
      ],
      3,
    ]);
    spots.push(
      circle(mx - r * 0.3, y - r * 1.9, r * 0.16),
      circle(mx + r * 0.35, y - r * 2, r * 0.18),
    );
  }
  put('mushrooms.stem', 'white', join(...stems), { tone: 0.3 });
  put('mushrooms', 'accent', join(...caps), { tone: 0.4, isSheet: true });
  put('mushrooms.spots', 'white', join(...spots), { tone: 0 });
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

/** A straight trunk that leaves the sheet, with the boughs of a tall wood. */
function pole(random: Outside['options']['random'], x: number, y: number, k: number): Path {
  const thick = k * random.between(30, 58) + 6;
  const parts: Path[] = [taper([x, y], [x + random.between(-14, 14), -30], thick, k * 26 + 4)];
  for (let n = 0; n < 4; n++) {
    const up = y * random.between(0.2, 0.8);
    const way = n % 2 === 0 ? 1 : -1;
    const long = y * random.between(0.08, 0.2);
    const knee: Point = [x + way * long * 0.6, up - long * random.between(0.1, 0.3)];
    parts.push(taper([x, up], knee, thick * 0.24, thick * 0.16));
    parts.push(
      taper(knee, [x + way * long, up - long * random.between(0.5, 0.9)], thick * 0.16, 0),
    );
    parts.push(taper(knee, [knee[0] + way * long * 0.5, knee[1] + long * 0.04], thick * 0.1, 0));
  }
  return join(...parts);
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
    else trees.push(pole(random, x, y, k));
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
