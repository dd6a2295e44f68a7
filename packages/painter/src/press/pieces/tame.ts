import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, type Path, place, rect, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { type Beast, type BeastBuild, beast } from '#press/pieces/beast.ts';
import { blob, pick, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Sits and looks at us; walks where it moves. */
const cat: PieceMaker = ({ role = 'dark', state }) =>
  state === 'moving' ? walkingCat(role) : sittingCat(role);

function sittingCat(role: Role): Piece {
  const k = 0.22;
  const on = (path: Path) => place(path, { x: -176 * k, y: -470 * k, scale: k });
  const body = on(
    join(
      blob(
        '120,470 118,436 128,396 148,366 150,344 146,322 156,306 176,298 196,298 214,306 222,326 214,348 206,362 222,398 230,440 228,470',
      ),
      poly('150,316 156,272 178,300'),
      poly('194,300 216,272 220,318'),
    ),
  );
  return {
    layers: [
      shape('cat.tail', role, on(trail('212,460 262,466 286,440 278,404 296,384', 19, 13)), {
        tone: 0.7,
        sheet: true,
      }),
      shape('cat', role, body, { tone: 0.55, round: 4, depth: -0.7, sheet: true }),
      shape(
        'cat.chest',
        role,
        on(
          join(
            trail('168,468 170,420 176,400', 2.5, 1.5),
            trail('190,468 188,420 182,400', 2.5, 1.5),
          ),
        ),
        { tone: 0, alpha: 0.5 },
      ),
      shape('cat.eyes', 'lamp', on(join(ellipse(170, 324, 8, 9), ellipse(199, 324, 8, 9))), {
        tone: 0.15,
        glow: 1,
      }),
      shape(
        'cat.pupils',
        'dark',
        on(
          join(
            ellipse(171, 324, 2.3, 8),
            ellipse(200, 324, 2.3, 8),
            blob('181,336 185,341 189,336'),
          ),
        ),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: [1, -28], top: [2, -42] },
  };
}

function walkingCat(role: Role): Piece {
  const b = beast(
    {
      height: 27,
      length: 36,
      chest: 11.5,
      waist: 9.5,
      sway: 0.6,
      neck: { length: 11, rise: 0.13, base: 5.4, top: 4.6 },
      head: {
        size: 11.5,
        tilt: 0.02,
        outline: pts(
          '-0.15,0.1 -0.1,-0.3 0.2,-0.5 0.6,-0.42 0.82,-0.15 0.96,0.04 0.92,0.24 0.7,0.38 0.3,0.46 -0.05,0.38',
        ),
      },
      legs: [3, 1.8, 1.5],
      foot: 'paw',
      bend: 0.08,
    },
    true,
  );
  const tail = trail('-16,-24 -26,-28 -30,-40 -26,-50', 3, 2.2);
  return {
    layers: [
      shape('cat.far', role, b.farLegs, { tone: 0.9, sheet: true }),
      shape(
        'cat',
        role,
        join(
          b.torso,
          b.nearLegs,
          tail,
          b.onHead(
            join(
              poly('-0.08,-0.22 -0.05,-0.85 0.3,-0.46'),
              poly('0.3,-0.46 0.55,-0.85 0.68,-0.34'),
            ),
          ),
        ),
        { tone: 0.55, round: 3, depth: -0.7, sheet: true },
      ),
      shape('cat.eyes', 'lamp', b.onHead(ellipse(0.6, -0.12, 0.12, 0.09)), { tone: 0.15, glow: 1 }),
    ],
    anchors: { mouth: b.headAt([0.9, 0.2]), top: b.withers },
  };
}

const dogHead = pts(
  '-0.08,0.1 -0.02,-0.2 0.2,-0.36 0.42,-0.31 0.54,-0.13 0.88,-0.11 1.01,-0.02 0.99,0.13 0.64,0.24 0.36,0.34 0.05,0.36',
);

const dog: PieceMaker = ({ role = 'wood', state, random }) => {
  const b = beast(
    {
      height: 54,
      length: 62,
      chest: 26,
      waist: 17,
      neck: { length: 29, rise: 0.16, base: 11, top: 8.5 },
      head: { size: 26, tilt: 0, outline: dogHead },
      legs: [6, 3.3, 2.6],
      foot: 'paw',
      bend: 0.09,
    },
    state === 'moving',
  );
  const tail = pick(random, [
    trail('-28,-50 -42,-58 -46,-72 -40,-82', 6, 3),
    trail('-28,-50 -40,-54 -52,-66 -62,-68', 6, 3),
  ]);
  return {
    layers: [
      shape('dog.far', role, b.farLegs, { tone: 0.8, sheet: true }),
      shape('dog', role, join(b.torso, b.nearLegs, tail), { tone: 0.35, round: 6, sheet: true }),
      shape(
        'dog.ear',
        'bark',
        b.onHead(blob('0.1,-0.3 0.26,-0.27 0.27,0.05 0.16,0.36 -0.05,0.4 -0.14,0.16 -0.02,-0.14')),
        { tone: 0.5, round: 3 },
      ),
      shape(
        'dog.collar',
        'accent',
        limb(b.headAt([-0.32, -0.02]), b.headAt([0.08, 0.5]), 1.9, 1.9),
        { tone: 0.5 },
      ),
      shape(
        'dog.face',
        'dark',
        b.onHead(
          join(
            ellipse(0.97, -0.03, 0.09, 0.075),
            circle(0.5, -0.13, 0.045),
            trail('0.93,0.12 0.74,0.14 0.6,0.1', 0.025),
          ),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers },
  };
};

const equine = pts(
  '-0.06,0.06 -0.02,-0.14 0.2,-0.2 0.5,-0.15 0.82,-0.09 1,-0.04 1.05,0.08 0.99,0.18 0.86,0.21 0.6,0.19 0.34,0.32 0.1,0.32',
);

const horseBuild: BeastBuild = {
  height: 152,
  length: 150,
  chest: 62,
  waist: 50,
  sway: 5,
  neck: { length: 88, rise: 0.155, base: 29, top: 14 },
  head: { size: 62, tilt: 0.1, outline: equine },
  legs: [14, 6.2, 4.6],
  foot: 'hoof',
  bend: 0.06,
};

function horseLike(
  id: string,
  role: Role,
  mane: Role,
  isMoving: boolean,
  build = horseBuild,
): { piece: Piece['layers']; b: Beast } {
  const b = beast(build, isMoving);
  const [nx, ny] = b.nape;
  const [rx, ry] = b.rump;
  const hair = join(
    stroke(
      [
        [nx + 6, ny - 9],
        [nx - 12, ny - 1],
        [nx - 30, ny + 26],
        [nx - 40, ny + 56],
      ],
      15,
      20,
    ),
    blob(`${nx - 4},${ny - 14} ${nx + 12},${ny - 8} ${nx + 22},${ny + 10} ${nx + 12},${ny + 4}`),
  );
  const swish = isMoving ? 26 : 0;
  const tail = stroke(
    [
      [rx + 6, ry - 2],
      [rx - 14 - swish, ry + 6],
      [rx - 22 - swish * 1.6, ry + 44 - swish],
      [rx - 18 - swish * 2.4, ry + 92 - swish * 2],
    ],
    9,
    17,
  );
  return {
    b,
    piece: [
      shape(`${id}.tail`, mane, tail, { tone: 0.6, round: 5, sheet: true }),
      shape(`${id}.far`, role, b.farLegs, { tone: 0.8, sheet: true }),
      shape(
        id,
        role,
        join(b.torso, b.nearLegs, b.onHead(poly('-0.05,-0.1 0.02,-0.38 0.14,-0.14'))),
        { tone: 0.35, round: 13, sheet: true },
      ),
      shape(`${id}.mane`, mane, hair, { tone: 0.55, round: 5 }),
      shape(
        `${id}.face`,
        'dark',
        join(
          b.hooves,
          b.onHead(
            join(
              circle(0.33, -0.04, 0.042),
              ellipse(0.95, 0.02, 0.035, 0.025),
              trail('1,0.12 0.88,0.13', 0.018),
            ),
          ),
        ),
        { tone: 0.8 },
      ),
    ],
  };
}

const horse: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['bark', 'wood', 'hair2']);
  const { piece, b } = horseLike('horse', coat, 'dark', state === 'moving');
  return {
    layers: piece,
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers, saddle: [0, -148] },
  };
};

const unicorn: PieceMaker = ({ role = 'white', state }) => {
  const { piece, b } = horseLike('unicorn', role, 'accent3', state === 'moving');
  const horn = shape(
    'unicorn.horn',
    'told.gold',
    b.onHead(poly('0.14,-0.16 0.42,-0.82 0.28,-0.18')),
    { tone: 0.3, glow: 0.6 },
  );
  return { layers: [...piece, horn], anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers } };
};

const donkey: PieceMaker = ({ role = 'stone', state }) => {
  const { piece, b } = horseLike('donkey', role, 'near', state === 'moving', {
    ...horseBuild,
    height: 108,
    length: 112,
    chest: 48,
    waist: 42,
    neck: { length: 62, rise: 0.13, base: 21, top: 12 },
    head: { size: 52, tilt: 0.09, outline: equine },
    legs: [11, 5, 4],
  });
  const ears = shape(
    'donkey.ears',
    role,
    b.onHead(
      join(
        blob('-0.04,-0.1 -0.2,-0.4 -0.14,-0.72 0.04,-0.44 0.08,-0.12'),
        blob('0.08,-0.12 0.1,-0.45 0.24,-0.68 0.26,-0.36 0.2,-0.14'),
      ),
    ),
    { tone: 0.6, sheet: true },
  );
  const muzzle = shape(
    'donkey.muzzle',
    'white',
    b.onHead(blob('0.8,-0.08 1,-0.04 1.05,0.08 0.99,0.18 0.8,0.2 0.74,0.05')),
    { tone: 0.3 },
  );
  return {
    layers: [...piece, muzzle, ears],
    anchors: { mouth: b.headAt([0.95, 0.16]), top: b.withers },
  };
};

const bovine = pts(
  '-0.1,0.1 -0.04,-0.2 0.18,-0.27 0.4,-0.2 0.8,-0.08 1,0 1.04,0.16 0.94,0.3 0.7,0.31 0.36,0.34 0.05,0.36',
);

const cowBuild: BeastBuild = {
  height: 136,
  length: 168,
  chest: 74,
  waist: 64,
  rump: 1,
  sway: 3,
  neck: { length: 62, rise: 0.06, base: 32, top: 20 },
  head: { size: 54, tilt: 0.085, outline: bovine },
  legs: [15, 7.5, 5.6],
  foot: 'hoof',
  bend: 0.05,
};

const cow: PieceMaker = ({ role = 'white', state }) => {
  const b = beast(cowBuild, state === 'moving');
  const patches = join(
    blob('-70,-132 -40,-134 -28,-112 -44,-88 -70,-94 -82,-112'),
    blob('0,-132 30,-133 38,-108 20,-92 -2,-104'),
    blob('48,-110 66,-112 70,-88 54,-80'),
    blob('-22,-84 -4,-90 2,-76 -14,-68'),
    b.onHead(blob('0,-0.2 0.3,-0.24 0.4,-0.06 0.28,0.16 0.05,0.2')),
  );
  return {
    layers: [
      shape('cow.far', role, b.farLegs, { tone: 0.9, sheet: true }),
      shape(
        'cow',
        role,
        join(
          b.torso,
          b.nearLegs,
          trail('-82,-126 -92,-110 -94,-70 -92,-56', 4.5, 3.5),
          ellipse(-92, -50, 5, 10),
          ellipse(-34, -66, 18, 10),
        ),
        { tone: 0.2, round: 14, depth: 0.6, sheet: true },
      ),
      shape('cow.patches', 'dark', join(patches, b.hooves), { tone: 0.6 }),
      shape(
        'cow.muzzle',
        'skin1',
        b.onHead(blob('0.8,-0.06 1,0 1.05,0.16 0.95,0.3 0.76,0.3 0.72,0.1')),
        { tone: 0.5 },
      ),
      shape('cow.horn', 'wood', b.onHead(join(trail('0.1,-0.2 0.16,-0.4 0.3,-0.46', 0.09, 0.04))), {
        tone: 0.1,
      }),
      shape('cow.ear', role, b.onHead(blob('0,-0.14 -0.24,-0.2 -0.36,-0.06 -0.16,0.02')), {
        tone: 0.7,
        sheet: true,
      }),
      shape(
        'cow.face',
        'dark',
        b.onHead(join(circle(0.4, -0.07, 0.04), ellipse(0.96, 0.08, 0.03, 0.045))),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: b.headAt([0.95, 0.25]), top: b.withers },
  };
};

const bull: PieceMaker = ({ role = 'dark', state }) => {
  const b = beast(
    {
      ...cowBuild,
      chest: 82,
      waist: 58,
      sway: 9,
      neck: { length: 56, rise: 0.03, base: 44, top: 26 },
    },
    state === 'moving',
  );
  return {
    layers: [
      shape('bull.far', role, b.farLegs, { tone: 0.95, sheet: true }),
      shape(
        'bull',
        role,
        join(
          b.torso,
          b.nearLegs,
          ellipse(48, -132, 40, 22),
          trail('-82,-126 -96,-116 -100,-80 -94,-58', 5, 4),
          ellipse(-93, -52, 5, 11),
        ),
        { tone: 0.5, round: 13, depth: -0.6, sheet: true },
      ),
      shape(
        'bull.horns',
        'white',
        b.onHead(
          join(
            trail('0.16,-0.2 0.12,-0.5 0.36,-0.72', 0.13, 0.03),
            trail('0.02,-0.14 -0.16,-0.38 -0.02,-0.62', 0.11, 0.03),
          ),
        ),
        { tone: 0.35, sheet: true },
      ),
      shape('bull.eye', 'blood', b.onHead(ellipse(0.42, -0.06, 0.055, 0.04)), {
        tone: 0,
        glow: 0.6,
      }),
      shape('bull.ring', 'told.gold', b.onHead(ellipse(1.02, 0.24, 0.055, 0.07)), { tone: 0.3 }),
    ],
    anchors: { mouth: b.headAt([0.95, 0.25]), top: b.withers },
  };
};

const sheep: PieceMaker = ({ role = 'white', random }) => {
  const wool: number[] = [];
  for (const [x, y, r] of [
    [-34, -50, 15],
    [-36, -66, 14],
    [-22, -78, 15],
    [-4, -80, 16],
    [14, -79, 15],
    [30, -70, 15],
    [34, -54, 14],
    [24, -42, 13],
    [6, -40, 14],
    [-14, -40, 14],
  ] as const) {
    wool.push(...circle(x + random.between(-1, 1), y, r));
  }
  const leg = (x: number) => join(rect(x - 3, -34, 6, 32, 2), rect(x - 3.5, -5, 8, 5, 2));
  return {
    layers: [
      shape('sheep.legs', 'dark', join(leg(-24), leg(-16), leg(18), leg(26)), {
        tone: 0.6,
        sheet: true,
      }),
      shape('sheep', role, join(wool, ellipse(0, -58, 36, 22)), {
        tone: 0.12,
        round: 9,
        depth: 0.6,
        sheet: true,
      }),
      shape('sheep.head', 'dark', blob('32,-84 44,-90 56,-80 66,-64 62,-54 52,-54 40,-62 32,-72'), {
        tone: 0.5,
        sheet: true,
      }),
      shape('sheep.ear', 'dark', blob('34,-82 22,-84 20,-76 32,-74'), { tone: 0.8, sheet: true }),
      shape('sheep.tuft', role, join(circle(36, -88, 8), circle(45, -91, 7)), {
        tone: 0.1,
        round: 4,
      }),
      shape('sheep.eye', 'white', circle(51, -76, 2), { tone: 0 }),
    ],
    anchors: { mouth: [64, -57], top: [0, -92] },
  };
};

const pig: PieceMaker = ({ role = 'told.pink' }) => {
  const leg = (x: number) => poly(`${x - 7},-34 ${x + 8},-34 ${x + 5},0 ${x - 5},0`);
  return {
    layers: [
      shape('pig.far', role, join(leg(-22), leg(32)), { tone: 0.85, sheet: true }),
      shape(
        'pig',
        role,
        join(
          blob(
            '-52,-48 -44,-70 -10,-78 28,-76 50,-74 64,-62 78,-52 76,-38 58,-32 40,-26 0,-20 -36,-24',
          ),
          leg(-36),
          leg(18),
        ),
        { tone: 0.35, round: 10, sheet: true },
      ),
      shape('pig.ear', role, blob('38,-76 40,-90 52,-84 58,-68 50,-66'), {
        tone: 0.65,
        sheet: true,
      }),
      shape(
        'pig.snout',
        role,
        join(
          ellipse(78, -45, 4.5, 8.5, -0.02),
          trail('-50,-56 -60,-60 -62,-52 -56,-52 -58,-62 -66,-64', 2.6, 1.6),
        ),
        { tone: 0.7 },
      ),
      shape(
        'pig.face',
        'dark',
        join(circle(61, -58, 2.2), ellipse(79, -48, 1, 1.8), ellipse(79, -42, 1, 1.8)),
        { tone: 0.8 },
      ),
    ],
    anchors: { mouth: [74, -38], top: [0, -78] },
  };
};

const elephant: PieceMaker = ({ role = 'stone', state }) => {
  const step = state === 'moving' ? 16 : 0;
  const leg = (x: number, shift: number, r: number) =>
    join(
      limb([x, -150], [x + shift, -30], r, r * 0.74),
      rect(x + shift - r * 0.8, -34, r * 1.6, 34, 7),
    );
  const trunk =
    state === 'moving'
      ? trail('176,-236 210,-200 236,-190 262,-214 262,-250', 50, 17)
      : trail('174,-236 196,-176 198,-104 204,-56 226,-40', 50, 16);
  return {
    layers: [
      shape('elephant.far', role, join(leg(38, -step, 30), leg(-78, step, 33)), {
        tone: 0.95,
        sheet: true,
      }),
      shape(
        'elephant',
        role,
        join(
          blob(
            '-172,-170 -158,-244 -100,-286 -20,-290 60,-276 118,-280 124,-170 70,-112 -50,-104 -140,-116',
          ),
          ellipse(134, -246, 58, 62, -0.06),
          trunk,
          leg(80, step, 32),
          leg(-118, -step, 36),
          trail('-164,-226 -184,-190 -182,-130 -186,-108', 7, 4),
          ellipse(-186, -100, 5, 13),
        ),
        { tone: 0.4, round: 26, sheet: true },
      ),
      shape(
        'elephant.ear',
        role,
        blob('64,-296 108,-290 128,-246 116,-190 84,-150 52,-176 34,-236'),
        { tone: 0.55, round: 12, sheet: true },
      ),
      shape('elephant.tusk', 'white', trail('166,-192 188,-160 220,-156 236,-168', 13, 3), {
        tone: 0.15,
        sheet: true,
      }),
      shape('elephant.eye', 'dark', ellipse(152, -250, 6, 5), { tone: 0.9 }),
      shape(
        'elephant.toes',
        'white',
        join(
          ...[80 + step, -118 - step].map((x) =>
            join(ellipse(x + 20, -5, 7, 6), ellipse(x + 6, -5, 7, 6)),
          ),
        ),
        { tone: 0.35 },
      ),
    ],
    anchors: { mouth: [180, -190], top: [0, -290], trunk: [226, -40] },
  };
};

export const tamePieces = {
  cat: entry(cat, 'ground', 41, 44),
  dog: entry(dog, 'ground', 122, 80),
  horse: entry(horse, 'ground', 260, 230),
  unicorn: entry(unicorn, 'ground', 260, 250),
  donkey: entry(donkey, 'ground', 195, 185),
  cow: entry(cow, 'ground', 250, 155),
  bull: entry(bull, 'ground', 250, 165),
  sheep: entry(sheep, 'ground', 120, 98),
  pig: entry(pig, 'ground', 150, 90),
  elephant: entry(elephant, 'ground', 430, 308),
};
