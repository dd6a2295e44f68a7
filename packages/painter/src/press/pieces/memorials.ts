import type { Layer } from '#press/drawing.ts';
import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const coffin: PieceMaker = ({ role = 'bark', state }) => {
  const layers: Layer[] = [
    shape('funeral.box', role, poly('-100,-46 -72,-58 100,-50 100,-10 -72,-2 -100,-12'), {
      tone: 0.55,
      round: 9,
      sheet: true,
    }),
    shape('funeral.feet', 'dark', join(rect(-70, -6, 12, 6), rect(76, -12, 12, 12)), { tone: 0.8 }),
  ];
  if (state === 'open')
    layers.push(
      shape('funeral.lining', 'white', poly('-94,-46 -70,-55 94,-48 94,-42 -70,-42'), {
        tone: 0.3,
      }),
      shape('funeral.lid', role, poly('-96,-50 -64,-96 104,-88 96,-52'), {
        tone: 0.85,
        round: 6,
        sheet: true,
      }),
    );
  else
    layers.push(
      shape('funeral', role, poly('-104,-44 -74,-60 104,-52 104,-44 -74,-50'), {
        tone: 0.25,
        round: 3,
        sheet: true,
      }),
    );
  layers.push(
    shape(
      'funeral.handles',
      'told.gold',
      join(
        ...[-60, -4, 52].map((x) =>
          trail(`${x},-32 ${x + 4},-24 ${x + 18},-24 ${x + 22},-32`, 2.4),
        ),
      ),
      { tone: 0.3, round: 1 },
    ),
    shape(
      'funeral.flowers',
      'accent',
      join(
        ...(state === 'open'
          ? []
          : [
              [-14, -62],
              [0, -66],
              [14, -61],
              [4, -58],
            ]
        ).map(([x = 0, y = 0]) => circle(x, y, 7)),
      ),
      { tone: 0.3, round: 3, sheet: true },
    ),
    shape(
      'funeral.leaves',
      'leaf',
      state === 'open'
        ? []
        : join(blob('18,-58 32,-64 40,-57 28,-54'), blob('-20,-58 -34,-63 -42,-57 -30,-54')),
      { tone: 0.5 },
    ),
  );
  return { layers: layers.filter(({ path }) => path.length > 0), anchors: { top: [0, -58] } };
};

const cross: PieceMaker = ({ role = 'stone' }) => ({
  layers: [
    shape('cross.mound', 'ground', blob('-60,0 -40,-8 0,-12 40,-8 60,0'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'cross',
      role,
      join(rect(-10, -150, 20, 145, 2), rect(-46, -116, 92, 20, 2), rect(-20, -14, 40, 10, 2)),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape('cross.wreath', 'leaf', [...circle(0, -104, 19), ...cut(circle(0, -104, 12))], {
      tone: 0.5,
      round: 3,
    }),
    shape(
      'cross.flowers',
      'accent',
      join(circle(-12, -92, 4.4), circle(4, -88, 4.4), circle(14, -96, 4)),
      { tone: 0.3 },
    ),
  ],
  anchors: { top: [0, -150] },
});

const statue: PieceMaker = ({ role = 'stone', state }) => ({
  layers: [
    shape(
      'statue.base',
      role,
      join(rect(-46, -70, 92, 70), rect(-54, -16, 108, 16), rect(-54, -80, 108, 14)),
      { tone: 0.55, round: 10, sheet: true },
    ),
    shape(
      'statue',
      role,
      join(
        blob('-34,-80 -38,-118 -34,-150 -24,-168 -10,-178 10,-178 26,-168 34,-150 38,-118 34,-80'),
        blob('-10,-172 -9,-196 9,-196 10,-172'),
        state === 'broken'
          ? poly('-12,-190 -4,-202 2,-194 8,-204 12,-190')
          : join(ellipse(1, -212, 18, 23), blob('16,-218 23,-208 16,-204')),
      ),
      { tone: 0.2, round: 10, depth: 0.6, sheet: true },
    ),
    shape(
      'statue.folds',
      role,
      join(
        trail('-26,-160 -8,-130 10,-84', 3, 1),
        trail('-32,-140 -16,-112 -8,-84', 3, 1),
        trail('22,-166 8,-140 20,-90', 3, 1),
      ),
      { tone: 0.8, alpha: 0.7 },
    ),
    shape(
      'statue.hair',
      role,
      state === 'broken'
        ? trail('-30,-100 -20,-94 -24,-86', 1.5)
        : join(
            ...[-14, -6, 3, 11].map((x) => circle(x, -230 + Math.abs(x) * 0.4, 8)),
            circle(-17, -218, 7),
            circle(-18, -207, 6),
          ),
      { tone: 0.5, round: 3 },
    ),
  ],
  anchors: { top: [0, -236] },
});

/** Open, its lid behind it, lined in white. */
const openCoffin: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('coffin.lid', role, poly('-92,-52 -60,-96 96,-96 112,-52'), {
      tone: 0.75,
      round: 4,
      sheet: true,
    }),
    shape('coffin.lining', 'white', poly('-104,-50 -88,-62 92,-62 108,-50'), { tone: 0.25 }),
    shape('coffin.front', role, poly('-110,-50 110,-50 98,0 -98,0'), {
      tone: 0.4,
      round: 6,
      sheet: true,
    }),
    shape(
      'coffin.handles.front',
      'told.gold',
      join(rect(-70, -30, 30, 5, 2), rect(-15, -30, 30, 5, 2), rect(40, -30, 30, 5, 2)),
      { tone: 0.3 },
    ),
  ],
  anchors: { top: [0, -50], in: [-100, -180], 'in.end': [100, -44], side: [0, -50] },
});

export const memorialsPieces = {
  coffin: entry(openCoffin, 'ground', 222, 96),
  funeral: entry(coffin, 'ground', 208, 75),
  statue: entry(statue, 'ground', 108, 240),
  cross: entry(cross, 'ground', 120, 150),
};
