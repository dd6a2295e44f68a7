import { join, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { poly, shape } from '#press/pieces/brush.ts';

/** A hole in a room's own wall: plaster broken away, bricks around it, the dark behind. */
export function breach(): Piece {
  const rim = poly(
    '-86,-4 -98,-40 -74,-74 -82,-112 -40,-138 -6,-124 34,-146 62,-118 92,-104 84,-62 102,-30 78,-2 30,8 -30,4',
  );
  const hole = poly(
    '-62,-14 -70,-44 -48,-72 -54,-102 -28,-116 0,-102 30,-122 48,-98 66,-88 60,-58 74,-30 54,-12 12,-6 -26,-10',
  );
  const bricks = [
    ...[rect(-88, -46, 22, 14, 2), rect(-80, -98, 24, 14, 2), rect(-34, -134, 26, 13, 2)],
    ...[rect(34, -138, 24, 14, 2), rect(68, -78, 20, 14, 2), rect(72, -28, 22, 14, 2)],
    ...[rect(-30, -8, 26, 12, 2), rect(20, -8, 26, 12, 2)],
  ];
  return {
    layers: [
      shape('breach.plaster', 'stone', rim, { tone: 0.35, round: 5, sheet: true }),
      shape('breach.bricks', 'wood', join(...bricks), { tone: 0.4 }),
      shape('breach.dark', 'night', hole, { tone: 0.9, round: 4, sheet: true }),
    ],
    anchors: { in: [-66, -116], 'in.end': [68, -8] },
  };
}
