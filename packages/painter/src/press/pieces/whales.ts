import { circle, join, place } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const whale: PieceMaker = ({ role = 'night', state }) => {
  const m = (path: readonly number[]) => place(path, { scale: 100 });
  const lift = state === 'moving' ? -0.05 : 0;
  const fluke = place(
    blob(
      '0.3,0.3 -0.4,-0.5 -1.2,-1.7 -1.9,-2.1 -1.9,-1.2 -1.6,-0.6 -2.5,-0.75 -3.3,-0.3 -2.4,0.15 -1.2,0.35 -0.1,0.5',
    ),
    { x: -5.6, y: -1.2, turn: lift },
  );
  const body = join(
    blob(
      '-6.1,-1.2 -4.4,-1.3 -2.2,-1.9 1,-2.4 4.2,-2.3 6.4,-1.4 7.1,-0.2 6.8,0.8 5,1.7 2,2.1 -1,1.6 -3.6,0.4 -5.4,-0.6',
    ),
    fluke,
  );
  const grooves = join(
    ...[0, 1, 2, 3, 4].map((n) =>
      trail(
        `${6.6 - n * 0.3},${0.75 + n * 0.16} ${4.4 - n * 0.4},${1.2 + n * 0.16} ${1.6 - n * 0.2},${1.55 + n * 0.1}`,
        0.06,
        0.03,
      ),
    ),
  );
  return {
    layers: [
      shape('whale.fin2', role, m(blob('3.9,1.4 4.2,2.4 3.8,3.4 3.2,2.9 3,1.6')), {
        tone: 0.95,
        sheet: true,
      }),
      shape('whale', role, m(body), { tone: 0.35, round: 62, sheet: true }),
      shape(
        'whale.belly',
        'white',
        m(blob('7.05,-0.05 6.7,0.85 5,1.7 2,2.1 -0.6,1.72 1.6,1.35 4.4,0.95')),
        { tone: 0.45, alpha: 0.92 },
      ),
      shape('whale.grooves', role, m(grooves), { tone: 0.6 }),
      shape('whale.fin', role, m(blob('3.1,0.9 2.4,2 1,3.4 0.2,3.9 0.2,3.2 0.9,1.9 1.7,0.8')), {
        tone: 0.55,
        round: 26,
        sheet: true,
      }),
      shape(
        'whale.mouth',
        'dark',
        m(join(trail('7.05,-0.2 6,0.25 5.1,0.3 4.6,0.12', 0.07, 0.03))),
        { tone: 0.8 },
      ),
      shape('whale.eye', 'white', m(circle(4.7, -0.3, 0.15)), { tone: 0 }),
      shape('whale.pupil', 'dark', m(circle(4.74, -0.3, 0.085)), { tone: 1 }),
    ],
    anchors: { mouth: [690, 0], top: [100, -240], blowhole: [450, -225] },
  };
};

const shark: PieceMaker = ({ role = 'metal', state }) => {
  const jaw = state === 'open' ? 0.35 : 0.12;
  const m = (path: readonly number[]) => place(path, { scale: 100 });
  return {
    layers: [
      shape(
        'shark',
        role,
        m(
          join(
            blob(
              '-1.9,-0.05 -1.2,-0.22 -0.3,-0.46 0.7,-0.52 1.5,-0.36 2.1,-0.08 1.9,0.08 1.4,0.26 0.6,0.42 -0.4,0.34 -1.3,0.1',
            ),
            blob('0.3,-0.44 0.1,-0.85 -0.16,-1.16 -0.2,-1.1 -0.28,-0.75 -0.4,-0.4'),
            blob(
              '-1.7,0 -2,-0.4 -2.5,-0.95 -2.56,-0.85 -2.26,-0.1 -2.44,0.4 -2.4,0.52 -2,0.3 -1.7,0.1',
            ),
            blob('0.8,0.3 0.5,0.72 0.05,0.98 0.08,0.7 0.3,0.3'),
            poly('-1,-0.22 -1.3,-0.42 -1.25,-0.18'),
          ),
        ),
        { tone: 0.4, round: 22, sheet: true },
      ),
      shape(
        'shark.belly',
        'white',
        m(blob('2,0.05 1.4,0.26 0.6,0.42 -0.4,0.34 -1.2,0.12 0,0.16 1,0.06 1.6,0')),
        { tone: 0.2 },
      ),
      shape(
        'shark.mouth',
        'blood',
        m(blob(`1.75,0.04 1.3,${0.06 + jaw} 1.05,${0.1 + jaw * 0.7} 1.3,0.06`)),
        { tone: 0.8 },
      ),
      shape(
        'shark.teeth',
        'white',
        m(
          times(5, (n) =>
            poly(
              `${1.66 - n * 0.1},0.045 ${1.58 - n * 0.1},0.055 ${1.61 - n * 0.1},${0.05 + jaw * 0.5}`,
            ),
          ),
        ),
        { tone: 0 },
      ),
      shape(
        'shark.gills',
        'dark',
        m(
          join(
            circle(1.5, -0.13, 0.045),
            times(3, (n) => trail(`${0.78 - n * 0.11},-0.2 ${0.73 - n * 0.11},0.02`, 0.022)),
          ),
        ),
        { tone: 0.8 },
      ),
    ],
    anchors: { mouth: [180, 8], top: [0, -110] },
  };
};

const dolphin: PieceMaker = ({ role = 'water', state }) => {
  const turn = state === 'moving' ? -0.06 : 0;
  const m = (path: readonly number[]) => place(path, { scale: 100, turn });
  return {
    layers: [
      shape(
        'dolphin',
        role,
        m(
          join(
            blob(
              '-1.1,0.2 -0.7,-0.12 -0.1,-0.36 0.5,-0.34 0.82,-0.16 0.92,-0.06 1.2,0.02 1.2,0.1 0.88,0.13 0.5,0.18 0,0.16 -0.6,0.2 -1,0.34',
            ),
            blob('0.1,-0.32 -0.06,-0.62 -0.26,-0.66 -0.2,-0.34'),
            blob('-0.95,0.22 -1.3,0.1 -1.55,0.22 -1.3,0.3 -1.4,0.56 -1.2,0.58 -0.96,0.36'),
            blob('0.4,0.1 0.2,0.42 0.02,0.44 0.14,0.1'),
          ),
        ),
        { tone: 0.4, round: 13, sheet: true },
      ),
      shape(
        'dolphin.belly',
        'white',
        m(blob('1.15,0.09 0.88,0.13 0.5,0.18 0,0.16 -0.5,0.19 0.1,0.06 0.7,0.04')),
        { tone: 0.2 },
      ),
      shape(
        'dolphin.eye',
        'dark',
        m(join(circle(0.74, -0.05, 0.03), trail('1.18,0.06 0.95,0.06 0.84,0.02', 0.016))),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: [118, 6], top: [0, -36] },
  };
};

export const whalesPieces = {
  whale: entry(whale, 'water', 1600, 720),
  shark: entry(shark, 'water', 466, 215),
  dolphin: entry(dolphin, 'water', 275, 125),
};
