import { circle, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Of planks, under a roof of felt. */
const shed: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('shed', role, poly('-95,0 -95,-150 0,-196 95,-150 95,0'), {
      tone: 0.35,
      round: 8,
      sheet: true,
    }),
    shape(
      'shed.planks',
      role,
      times(9, (n) =>
        rect(-78 + n * 19, -172 + Math.abs(n - 4) * 9, 1.6, 172 - Math.abs(n - 4) * 9),
      ),
      { tone: 0.75 },
    ),
    shape('shed.door', role, rect(-62, -124, 58, 122, 1), { tone: 0.6, sheet: true }),
    shape(
      'shed.braces',
      role,
      join(trail('-58,-112 -8,-112', 4), trail('-58,-16 -8,-16', 4), trail('-58,-18 -8,-110', 4)),
      { tone: 0.3 },
    ),
    shape('shed.latch', 'dark', join(rect(-14, -70, 10, 5, 1), circle(-9, -60, 3)), { tone: 0.4 }),
    shape('shed.window', 'glass', rect(26, -114, 44, 40, 1), { tone: 0.35, sheet: true }),
    shape(
      'shed.frame',
      'white',
      join(
        rect(24, -116, 48, 4),
        rect(24, -74, 48, 4),
        rect(24, -116, 4, 44),
        rect(68, -116, 4, 44),
        rect(46, -114, 3, 40),
      ),
      { tone: 0.25 },
    ),
    shape('shed.roof', 'dark', poly('-112,-140 0,-206 112,-140 108,-132 0,-192 -108,-132'), {
      tone: 0.5,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -206] },
});

/** Eight posts, a railing and a roof like a bell. */
const bandstand: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('bandstand.base', 'stone', join(rect(-190, -40, 380, 40, 2), rect(-60, -26, 120, 26)), {
      tone: 0.4,
      round: 6,
      sheet: true,
    }),
    shape(
      'bandstand.steps',
      'stone',
      times(3, (n) => rect(-60, -27 + n * 9, 120, 2)),
      { tone: 0.8 },
    ),
    shape(
      'bandstand.far',
      'white',
      times(4, (n) => rect(-92 + n * 60, -240, 5, 200)),
      { tone: 0.6 },
    ),
    shape(
      'bandstand.rail',
      'white',
      join(
        rect(-178, -92, 112, 6),
        rect(66, -92, 112, 6),
        ...[0, 1, 2, 3, 4, 5].map((n) => rect(-168 + n * 18, -90, 3, 50)),
        ...[0, 1, 2, 3, 4, 5].map((n) => rect(76 + n * 18, -90, 3, 50)),
      ),
      { tone: 0.3, sheet: true },
    ),
    shape(
      'bandstand.posts',
      'white',
      times(4, (n) => rect([-180, -68, 60, 172][n] ?? 0, -244, 8, 204)),
      { tone: 0.15, sheet: true },
    ),
    shape(
      'bandstand.frieze',
      'white',
      join(
        rect(-196, -256, 392, 14, 2),
        times(12, (n) => circle(-178 + n * 32.4, -242, 9)),
      ),
      { tone: 0.2, sheet: true },
    ),
    shape(
      'bandstand',
      role,
      blob('-206,-254 -120,-282 -60,-330 0,-372 60,-330 120,-282 206,-254 0,-262'),
      { tone: 0.4, round: 12, sheet: true },
    ),
    shape(
      'bandstand.ribs',
      role,
      join(
        trail('0,-368 0,-262', 3),
        trail('-4,-366 -50,-320 -90,-262', 3),
        trail('4,-366 50,-320 90,-262', 3),
      ),
      { tone: 0.8 },
    ),
    shape('bandstand.ball', 'told.gold', join(circle(0, -380, 9), rect(-1.4, -404, 2.8, 20)), {
      tone: 0.3,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -372], seat: [0, -40] },
});

const pyramid: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('pyramid', role, poly('-400,0 60,-520 420,0'), { tone: 0.2, round: 10, sheet: true }),
    shape('pyramid.shade', role, poly('60,-520 420,0 170,0'), { tone: 0.65, sheet: true }),
    shape(
      'pyramid.courses',
      role,
      times(9, (n) => {
        const y = -52 * (n + 1);
        const left = -400 + (460 * -y) / 520;
        const ridge = 170 - (110 * -y) / 520;
        return rect(left, y, ridge - left, 2.6);
      }),
      { tone: 0.6, alpha: 0.7 },
    ),
    shape('pyramid.door', 'dark', poly('-70,0 -64,-50 -30,-50 -24,0'), { tone: 0.6 }),
  ],
  anchors: { top: [60, -520] },
});

const silo: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('silo', role, rect(-70, -420, 140, 420, 2), { tone: 0.35, round: 22, sheet: true }),
    shape(
      'silo.hoops',
      role,
      times(9, (n) => rect(-71, -400 + n * 46, 142, 3)),
      { tone: 0.75 },
    ),
    shape(
      'silo.roof',
      'accent',
      blob('-76,-418 -60,-466 -24,-494 0,-500 24,-494 60,-466 76,-418 0,-412'),
      { tone: 0.4, round: 12, sheet: true },
    ),
    shape(
      'silo.ladder',
      'dark',
      join(
        rect(30, -440, 3, 436),
        rect(52, -440, 3, 436),
        ...[...Array(20).keys()].map((n) => rect(31, -430 + n * 21.6, 22, 2.4)),
      ),
      { tone: 0.5 },
    ),
    shape('silo.hatch', 'dark', rect(-40, -60, 34, 56, 3), { tone: 0.5 }),
  ],
  anchors: { top: [0, -500] },
});

export const farmAndParkBuildingsPieces = {
  shed: entry(shed, 'ground', 224, 206),
  bandstand: entry(bandstand, 'ground', 412, 404),
  pyramid: entry(pyramid, 'ground', 820, 520),
  silo: entry(silo, 'ground', 152, 500),
};
