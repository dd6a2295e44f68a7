import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, place } from '#press/path.ts';
import { blob, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const rodent =
  (id: string, coat: Role, k: number, tailLong: number): PieceMaker =>
  ({ role = coat }) => {
    const on = (path: Path) => place(path, { scale: k });
    return {
      layers: [
        shape(
          `${id}.tail`,
          'skin1',
          on(
            tailLong
              ? trail(
                  `-4,-1.2 -6.6,-0.5 -8.6,-1.4 -${tailLong},-3 -${tailLong + 1.6},-2`,
                  0.55,
                  0.2,
                )
              : circle(-4.3, -1.6, 0.6),
          ),
          { tone: 0.7, sheet: true },
        ),
        shape(
          id,
          role,
          on(
            blob(
              '-4.4,-1 -4.2,-3.4 -2.2,-5 0.6,-4.8 2.6,-4 4.2,-3 5.9,-1.6 5.6,-1 3.6,-0.6 0.6,-0.3 -3,-0.2',
            ),
          ),
          { tone: 0.4, round: 1 * k, sheet: true },
        ),
        shape(
          `${id}.ears`,
          role,
          on(join(circle(2.1, -4.6, 1.25), ellipse(3.1, -4.3, 0.8, 1.05))),
          { tone: 0.65, sheet: true },
        ),
        shape(
          `${id}.pink`,
          'skin1',
          on(
            join(
              circle(2.2, -4.5, 0.75),
              circle(5.9, -1.5, 0.36),
              ellipse(-2.6, -0.2, 1, 0.3),
              ellipse(2.8, -0.3, 0.8, 0.3),
            ),
          ),
          { tone: 0.5 },
        ),
        shape(
          `${id}.face`,
          'dark',
          on(
            join(
              circle(4, -2.5, 0.36),
              trail('5.3,-1.2 6.9,-0.9', 0.1),
              trail('5.3,-1.4 6.9,-1.9', 0.1),
            ),
          ),
          { tone: 1 },
        ),
      ],
      anchors: { mouth: [5.9 * k, -1.3 * k] },
    };
  };

const rabbit: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('rabbit.ear2', role, blob('9,-25 4,-36 5,-43 10,-38 13,-27'), {
      tone: 0.75,
      sheet: true,
    }),
    shape(
      'rabbit',
      role,
      join(
        blob(
          '-14,-4 -15,-13 -8,-20 2,-19 7,-22 12,-27 18,-26 22,-20 19,-16 14,-13 13,-7 15,-1 4,0 -10,0',
        ),
        ellipse(14, -1.2, 4, 1.3),
        ellipse(-5, -1.3, 7, 1.4),
      ),
      { tone: 0.3, round: 4, sheet: true },
    ),
    shape('rabbit.ear', role, blob('12,-25 9,-36 12,-44 16,-37 16,-26'), {
      tone: 0.35,
      round: 1.4,
      sheet: true,
    }),
    shape('rabbit.inner', 'skin1', blob('13,-28 11.4,-36 12.6,-41 14.6,-36 14.6,-28'), {
      tone: 0.5,
    }),
    shape('rabbit.tail', 'white', circle(-15, -6, 3.6), { tone: 0.1, round: 1.4 }),
    shape('rabbit.haunch', role, trail('-1,-3 2,-9 -2,-14 -8,-15', 0.7, 0.4), { tone: 0.9 }),
    shape('rabbit.face', 'dark', join(circle(17.4, -21.6, 1.1), ellipse(21.8, -19.6, 0.9, 0.7)), {
      tone: 1,
    }),
  ],
  anchors: { mouth: [21, -18] },
});

export const rodentsPieces = {
  mouse: entry(rodent('mouse', 'stone', 1, 10), 'ground', 18, 6),
  rat: entry(rodent('rat', 'near', 2.2, 12), 'ground', 44, 13),
  hamster: entry(rodent('hamster', 'wood', 1.5, 0), 'ground', 18, 9),
  rabbit: entry(rabbit, 'ground', 42, 45),
};
