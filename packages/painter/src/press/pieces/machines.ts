import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Two steel lockers shut, the third open: what it holds is between `in` and `in.end`. */
const locker: PieceMaker = ({ role = 'told.blue' }) => {
  const door = (x: number) => rect(x, -174, 32, 166, 1.5);
  const vents = (x: number) => times(4, (n) => rect(x + 8, -162 + n * 6, 16, 2.2, 1));
  return {
    layers: [
      shape('locker', role, rect(-52, -180, 104, 180, 2), { tone: 0.55, round: 5, sheet: true }),
      shape('locker.doors', role, join(door(-50), door(18)), { tone: 0.3, round: 3 }),
      shape('locker.vents', 'dark', join(vents(-50), vents(18)), { tone: 0.7 }),
      shape('locker.inside', 'dark', rect(-16, -174, 32, 166, 1), { tone: 0.85 }),
      shape('locker.shelf', 'metal', rect(-16, -144, 32, 2), { tone: 0.4 }),
      shape(
        'locker.coat.idle',
        'accent',
        blob('-9,-136 0,-140 9,-136 11,-70 8,-50 -8,-50 -11,-70'),
        {
          tone: 0.5,
          round: 3,
        },
      ),
      shape('locker.door.front', role, poly('-16,-174 -16,-8 -38,2 -38,-184'), {
        tone: 0.15,
        round: 3,
        sheet: true,
      }),
      shape(
        'locker.hinges.front',
        'metal',
        join(rect(-18, -156, 4, 10, 1), rect(-18, -40, 4, 10, 1)),
        {
          tone: 0.2,
        },
      ),
      shape(
        'locker.handles',
        'metal',
        join(
          rect(-24, -96, 3, 14, 1),
          rect(44, -96, 3, 14, 1),
          rect(-38, -166, 10, 5, 1),
          rect(29, -130, 10, 5, 1),
        ),
        { tone: 0.15 },
      ),
    ],
    anchors: { top: [0, -180], in: [-15, -142], 'in.end': [15, -9] },
  };
};

/** A belt on rollers, on two frames; what lies on it is carried off. */
const conveyorBelt: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape(
      'conveyor.legs',
      'metal',
      join(
        rect(-104, -62, 9, 62),
        rect(-62, -62, 9, 62),
        rect(56, -62, 9, 62),
        rect(98, -62, 9, 62),
        rect(-104, -26, 51, 5),
        rect(56, -26, 51, 5),
      ),
      { tone: 0.6, round: 2, sheet: true },
    ),
    shape('conveyor', role, rect(-130, -82, 260, 24, 12), { tone: 0.5, round: 4, sheet: true }),
    shape('conveyor.side', 'metal', rect(-122, -78, 244, 16, 8), { tone: 0.3, round: 3 }),
    shape(
      'conveyor.rollers',
      role,
      times(9, (n) => circle(-112 + n * 28, -70, 5.4)),
      { tone: 0.75, round: 2 },
    ),
    shape(
      'conveyor.axles',
      'metal',
      times(9, (n) => circle(-112 + n * 28, -70, 1.6)),
      { tone: 0.1 },
    ),
    shape(
      'conveyor.warning',
      'told.gold',
      times(6, (n) =>
        poly(`${-100 + n * 38},-86 ${-88 + n * 38},-86 ${-92 + n * 38},-82 ${-104 + n * 38},-82`),
      ),
      { tone: 0.2 },
    ),
  ],
  anchors: { top: [0, -84] },
});

/** Steps that rise by themselves, between balustrades of glass. */
const escalator: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('escalator.under', 'dark', poly('-150,0 -96,0 128,-182 170,-182 170,0 -70,0'), {
      tone: 0.7,
      sheet: true,
    }),
    shape(
      'escalator.steps',
      role,
      times(11, (n) => {
        const [x, y] = [-112 + n * 21, -6 - n * 17];
        return poly(`${x},${y} ${x},${y - 17} ${x + 22},${y - 17} ${x + 22},${y - 10}`);
      }),
      { tone: 0.35, sheet: true },
    ),
    shape(
      'escalator.treads',
      'told.gold',
      times(11, (n) => rect(-112 + n * 21, -24 - n * 17, 21, 1.8)),
      { tone: 0.2 },
    ),
    shape(
      'escalator.glass',
      'glass',
      poly('-156,-64 -104,-64 118,-246 172,-246 172,-188 130,-188 -92,-6 -156,-6'),
      {
        tone: 0.15,
        alpha: 0.42,
      },
    ),
    shape(
      'escalator',
      role,
      trail('-160,-10 -164,-56 -150,-68 -106,-68 116,-250 170,-250 178,-244', 9),
      {
        tone: 0.6,
        round: 2,
        sheet: true,
      },
    ),
    shape(
      'escalator.skirt',
      role,
      poly('-158,-8 -92,-8 130,-190 176,-190 176,-180 134,-180 -88,2 -158,2'),
      { tone: 0.25, round: 2, sheet: true },
    ),
  ],
  anchors: { top: [60, -150], foot: [-130, 0] },
});

/** Four wings that turn in a drum of glass. */
const revolvingDoor: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('revolving.floor', 'dark', ellipse(0, -6, 108, 13), { tone: 0.6, sheet: true }),
    shape('revolving.glass', 'glass', rect(-104, -226, 208, 220), {
      tone: { kind: 'ramp', x0: -104, y0: 0, x1: 104, y1: 0, from: 0.1, to: 0.55 },
      alpha: 0.62,
    }),
    shape(
      'revolving.wings',
      'glass',
      join(poly('0,-222 -70,-214 -70,4 0,-8'), poly('0,-222 62,-226 62,-14 0,-8')),
      {
        tone: 0.5,
        alpha: 0.55,
      },
    ),
    shape(
      'revolving.frames',
      role,
      join(
        rect(-2.6, -224, 5.2, 218),
        trail('-70,-212 -70,2', 3.4),
        trail('62,-224 62,-12', 3),
        trail('-70,-104 0,-108', 2.6),
        trail('0,-108 62,-112', 2.4),
      ),
      { tone: 0.5, sheet: true },
    ),
    shape(
      'revolving.panes.front',
      'glass',
      join(poly('-104,-226 -52,-216 -52,6 -104,-4'), poly('104,-226 52,-216 52,6 104,-4')),
      { tone: 0.05, alpha: 0.34 },
    ),
    shape(
      'revolving.posts.front',
      role,
      join(
        rect(-108, -228, 7, 224),
        rect(101, -228, 7, 224),
        trail('-52,-214 -52,5', 3.2),
        trail('52,-214 52,5', 3.2),
      ),
      { tone: 0.35, round: 2, sheet: true },
    ),
    shape(
      'revolving',
      role,
      blob('-112,-244 0,-250 112,-244 114,-226 60,-216 0,-213 -60,-216 -114,-226'),
      {
        tone: 0.45,
        round: 5,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [0, -248], in: [-46, -206], 'in.end': [46, -2], door: [0, 0] },
});

/** A post, three arms, one of them across the way. */
const turnstile: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('turnstile', role, join(rect(-38, -98, 30, 98, 4), rect(-44, -104, 42, 12, 5)), {
      tone: 0.4,
      round: 5,
      sheet: true,
    }),
    shape('turnstile.panel', 'dark', rect(-33, -84, 20, 22, 2), { tone: 0.6 }),
    shape('turnstile.light', 'leaf', circle(-23, -97, 3), { tone: 0.1, glow: 0.8 }),
    shape(
      'turnstile.arms',
      role,
      join(trail('-8,-82 62,-82', 5), trail('-8,-82 30,-34', 5, 4), trail('-8,-82 22,-112', 5, 3)),
      {
        tone: 0.2,
        round: 1.6,
        sheet: true,
      },
    ),
    shape('turnstile.hub', role, circle(-8, -82, 8), { tone: 0.65, round: 3, sheet: true }),
  ],
  anchors: { top: [-23, -104] },
});

/** On tracks, its arm bent, its bucket on the ground. */
const excavator: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('excavator.tracks', 'dark', rect(-190, -66, 230, 66, 33), {
      tone: 0.7,
      round: 8,
      sheet: true,
    }),
    shape(
      'excavator.wheels',
      'metal',
      times(5, (n) => circle(-156 + n * 42, -33, 15)),
      { tone: 0.6, round: 5 },
    ),
    shape(
      'excavator.arm',
      role,
      join(poly('10,-140 34,-120 190,-286 172,-306'), poly('168,-306 200,-300 262,-120 236,-110')),
      {
        tone: 0.55,
        round: 6,
        sheet: true,
      },
    ),
    shape(
      'excavator.piston',
      'metal',
      join(trail('46,-112 140,-206', 7), trail('120,-244 204,-262', 6)),
      { tone: 0.3 },
    ),
    shape(
      'excavator.bucket',
      'metal',
      blob('226,-126 262,-122 286,-82 278,-36 240,-14 204,-26 214,-62 240,-70 234,-100'),
      {
        tone: 0.6,
        round: 5,
        sheet: true,
      },
    ),
    shape(
      'excavator.teeth',
      'metal',
      join(
        poly('204,-30 190,-14 212,-20'),
        poly('220,-20 210,-2 230,-14'),
        poly('238,-15 232,3 250,-14'),
      ),
      { tone: 0.4 },
    ),
    shape('excavator', role, blob('-204,-150 -196,-92 -60,-74 44,-78 50,-124 40,-150 -60,-158'), {
      tone: 0.35,
      round: 10,
      sheet: true,
    }),
    shape('excavator.cab', role, poly('-66,-152 -60,-268 30,-268 44,-150'), {
      tone: 0.3,
      round: 6,
      sheet: true,
    }),
    shape('excavator.window', 'glass', poly('-48,-158 -44,-252 20,-252 30,-158'), { tone: 0.35 }),
    shape(
      'excavator.grille',
      'dark',
      times(4, (n) => rect(-186, -140 + n * 12, 60, 4, 1)),
      { tone: 0.5, alpha: 0.7 },
    ),
  ],
  anchors: { top: [-14, -268], driver: [-10, -160], saddle: [-10, -160] },
});

/** A harvester: its reel of blades before it, its cab high. */
const combineHarvester: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('harvester.spout', role, poly('-120,-300 -40,-372 -26,-360 -96,-284'), {
      tone: 0.6,
      sheet: true,
    }),
    shape(
      'harvester',
      role,
      blob('-250,-270 -246,-110 -120,-84 60,-84 120,-120 124,-200 80,-220 60,-280 -60,-296'),
      {
        tone: 0.35,
        round: 14,
        sheet: true,
      },
    ),
    shape('harvester.cab', 'glass', poly('70,-214 78,-336 170,-332 184,-206'), {
      tone: 0.35,
      sheet: true,
    }),
    shape('harvester.roof', role, join(rect(64, -350, 124, 18, 6), trail('124,-334 130,-208', 5)), {
      tone: 0.5,
      round: 4,
      sheet: true,
    }),
    shape('harvester.feeder', role, poly('120,-150 260,-70 240,-30 110,-90'), {
      tone: 0.55,
      round: 5,
      sheet: true,
    }),
    shape(
      'harvester.reel',
      'told.gold',
      join(hoop(290, -86, 66, 6), ...times6((n) => spokeOf(290, -86, 62, n)), circle(290, -86, 10)),
      { tone: 0.4, sheet: true },
    ),
    shape('harvester.table', 'metal', poly('220,-22 372,-22 356,0 232,0'), {
      tone: 0.4,
      sheet: true,
    }),
    shape('harvester.tyres', 'dark', join(circle(60, -82, 82), circle(-180, -52, 52)), {
      tone: 0.7,
      round: 10,
      sheet: true,
    }),
    shape('harvester.rims', 'told.gold', join(circle(60, -82, 40), circle(-180, -52, 24)), {
      tone: 0.3,
      round: 6,
    }),
    shape('harvester.hubs', 'dark', join(circle(60, -82, 10), circle(-180, -52, 7)), { tone: 0.6 }),
    shape(
      'harvester.panel',
      role,
      join(rect(-220, -240, 120, 60, 8), cut(rect(-212, -232, 104, 44, 5))),
      { tone: 0.85 },
    ),
  ],
  anchors: { top: [-40, -296], driver: [120, -220] },
});

/** Sixths of a turn, without a sine. */
const sixths = [
  [1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
  [-1, 0],
  [-0.5, -0.866],
  [0.5, -0.866],
] as const;
const times6 = <Item>(draw: (n: readonly [number, number]) => Item): Item[] => sixths.map(draw);
const spokeOf = (x: number, y: number, r: number, [dx, dy]: readonly [number, number]) =>
  trail(`${x},${y} ${x + dx * r},${y + dy * r}`, 5);

/** A home on two wheels, its door and its window lit. */
const caravan: PieceMaker = ({ role = 'foam' }) => ({
  layers: [
    shape(
      'caravan.bar',
      'dark',
      join(trail('196,-44 262,-34 282,-34', 7), rect(254, -38, 8, 38, 2)),
      { tone: 0.6, sheet: true },
    ),
    shape(
      'caravan',
      role,
      blob(
        '-206,-60 -212,-150 -196,-224 -150,-246 0,-250 140,-246 188,-222 204,-150 200,-60 150,-44 -160,-44',
      ),
      {
        tone: 0.2,
        round: 14,
        sheet: true,
      },
    ),
    shape('caravan.band', 'accent', blob('-211,-120 0,-124 203,-120 202,-84 0,-86 -209,-84'), {
      tone: 0.35,
    }),
    shape(
      'caravan.windows',
      'glass',
      join(rect(-176, -206, 92, 62, 12), rect(92, -206, 76, 62, 12)),
      { tone: 0.4 },
    ),
    shape(
      'caravan.curtains',
      'accent2',
      join(
        poly('-176,-206 -150,-206 -160,-144 -176,-146'),
        poly('-84,-206 -110,-206 -100,-144 -84,-146'),
        poly('92,-206 112,-206 104,-144 92,-146'),
        poly('168,-206 148,-206 156,-144 168,-146'),
      ),
      { tone: 0.3 },
    ),
    shape('caravan.door', role, rect(-40, -214, 74, 168, 8), { tone: 0.55, round: 4 }),
    shape('caravan.pane', 'lamp', rect(-26, -200, 46, 48, 6), { tone: 0.2, glow: 0.4 }),
    shape('caravan.step', 'metal', rect(-46, -30, 84, 10, 2), { tone: 0.4, sheet: true }),
    shape('caravan.tyre', 'dark', circle(96, -36, 36), { tone: 0.7, round: 6, sheet: true }),
    shape('caravan.hub', 'metal', circle(96, -36, 17), { tone: 0.2, round: 3 }),
  ],
  anchors: { top: [0, -250], door: [-2, 0] },
});

export const machinesPieces = {
  locker: entry(locker, 'ground', 104, 186),
  'conveyor-belt': entry(conveyorBelt, 'ground', 260, 86),
  escalator: entry(escalator, 'ground', 346, 256),
  'revolving-door': entry(revolvingDoor, 'ground', 228, 255),
  turnstile: entry(turnstile, 'ground', 108, 116),
  excavator: entry(excavator, 'ground', 490, 306),
  'combine-harvester': entry(combineHarvester, 'ground', 624, 372),
  caravan: entry(caravan, 'ground', 494, 250),
};
