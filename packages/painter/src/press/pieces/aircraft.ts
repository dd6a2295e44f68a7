import { circle, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const plane: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape(
      'plane.far',
      role,
      join(
        poly('180,-60 40,-330 -60,-330 40,-40'),
        poly('-1120,-60 -1220,-180 -1290,-180 -1240,-40'),
      ),
      { tone: 0.9, sheet: true },
    ),
    shape(
      'plane',
      role,
      join(
        blob(
          '-1400,-60 -1200,-110 -600,-150 600,-160 1100,-140 1330,-60 1390,10 1300,80 1000,120 200,130 -700,90 -1200,0',
        ),
        blob('-1430,-430 -1330,-440 -1100,-120 -1420,-60'),
      ),
      { tone: 0.25, round: 64, depth: 0.5, sheet: true },
    ),
    shape('plane.tail', 'accent', blob('-1430,-430 -1335,-440 -1180,-220 -1410,-200'), {
      tone: 0.4,
    }),
    shape(
      'plane.windows',
      'night',
      join(
        times(20, (n) => rect(-760 + n * 84, -70, 40, 56, 18)),
        blob('1130,-100 1240,-84 1300,-40 1180,-40'),
      ),
      { tone: 0.6 },
    ),
    shape('plane.stripe', 'accent', poly('-1260,20 1370,30 1340,56 -1180,50'), { tone: 0.5 }),
    shape('plane.wing', role, poly('320,40 -420,480 -560,480 -180,50'), {
      tone: 0.5,
      round: 30,
      sheet: true,
    }),
    shape('plane.engine', 'metal', join(blob('60,190 150,180 180,215 150,260 20,262 -10,225')), {
      tone: 0.35,
      round: 20,
      sheet: true,
    }),
    ...(state === 'broken'
      ? [
          shape(
            'plane.smoke',
            'shadow',
            times(6, (n) => circle(-80 - n * 150, 190 - n * 46, 60 + n * 22)),
            { tone: 0.5, alpha: 0.8, round: 30 },
          ),
        ]
      : []),
  ],
  anchors: { top: [0, -160] },
});

const balloon: PieceMaker = ({ role = 'accent' }) => {
  const skin = blob(
    '-60,-430 -250,-560 -390,-800 -420,-1050 -330,-1290 -160,-1420 0,-1450 160,-1420 330,-1290 420,-1050 390,-800 250,-560 60,-430',
  );
  return {
    layers: [
      shape('balloon', role, skin, { tone: 0.35, round: 90, sheet: true }),
      shape(
        'balloon.gores',
        'accent2',
        join(
          blob(
            '-30,-430 -130,-700 -160,-1050 -90,-1340 0,-1450 90,-1340 160,-1050 130,-700 30,-430',
          ),
          blob('-56,-432 -240,-560 -380,-800 -410,-1050 -330,-1280 -300,-1050 -230,-700'),
          blob('56,-432 240,-560 380,-800 410,-1050 330,-1280 300,-1050 230,-700'),
        ),
        { tone: 0.35, round: 40 },
      ),
      shape(
        'balloon.ropes',
        'dark',
        join(
          trail('-60,-430 -52,-160', 5),
          trail('60,-430 52,-160', 5),
          trail('-22,-430 -18,-160', 4),
          trail('22,-430 18,-160', 4),
        ),
        { tone: 0.5 },
      ),
      shape(
        'balloon.basket',
        'wood',
        join(poly('-66,-160 66,-160 52,-30 -52,-30'), rect(-74, -172, 148, 20, 8)),
        { tone: 0.5, round: 12, sheet: true },
      ),
      shape('balloon.flame', 'fire', blob('-16,-400 0,-340 16,-400 8,-440 0,-480 -8,-440'), {
        tone: 0.2,
        glow: 1,
      }),
    ],
    anchors: { basket: [0, -160], top: [0, -1450] },
  };
};

const rocket: PieceMaker = ({ role = 'white', state, random }) => ({
  layers: [
    ...(state === 'moving'
      ? [
          shape(
            'rocket.fire',
            'fire',
            join(
              times(3, (n) =>
                blob(
                  `${-70 + n * 50},-120 ${-90 + n * 60},60 ${-50 + n * 50},${random.between(220, 300)} ${-20 + n * 50},60 ${-10 + n * 50},-120`,
                ),
              ),
            ),
            { tone: 0.3, glow: 1 },
          ),
        ]
      : []),
    shape(
      'rocket.fins',
      'accent',
      join(
        blob('-110,-420 -250,-200 -260,0 -120,-120'),
        blob('110,-420 250,-200 260,0 120,-120'),
        rect(-80, -130, 160, 50),
      ),
      { tone: 0.6, round: 24, sheet: true },
    ),
    shape(
      'rocket',
      role,
      blob(
        '-120,-110 -160,-500 -130,-900 -60,-1150 0,-1270 60,-1150 130,-900 160,-500 120,-110 0,-90',
      ),
      { tone: 0.25, round: 56, depth: 0.5, sheet: true },
    ),
    shape('rocket.nose', 'accent', blob('-108,-990 -60,-1150 0,-1270 60,-1150 108,-990 0,-960'), {
      tone: 0.4,
      round: 30,
    }),
    shape('rocket.window', 'metal', join(circle(0, -740, 82), rect(-150, -300, 300, 20)), {
      tone: 0.5,
    }),
    shape('rocket.glass', 'glass', circle(0, -740, 60), { tone: 0.5, round: 16 }),
    shape('rocket.fin', 'accent', blob('0,-420 26,-220 24,0 0,20 -24,0 -26,-220'), {
      tone: 0.3,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -1270] },
});

export const aircraftPieces = {
  plane: entry(plane, 'air', 2830, 925),
  balloon: entry(balloon, 'ground', 840, 1425),
  rocket: entry(rocket, 'ground', 522, 1290),
};
