import { fall, spread } from '#press/drawing.ts';
import { ellipse, join, type Path } from '#press/path.ts';
import { face, panel, see } from '#press/stages/kit/camera.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { frontOf, paintBlock, paintRoom } from '#press/stages/kit/room.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** An underground car park: pillars, bays, tubes of light of which few still burn. */
export const parking = insideStage(
  { plans: ['box', 'aside'], far: [2300, 3000], tall: [250, 290], half: [620, 800] },
  (inside) => {
    const { options, camera, room, put, slots } = inside;
    const { random } = options;
    const end = see(camera, [0, 160, room.depth]);
    const light = see(camera, [0, room.tall, 520]);
    paintRoom(put, room, { light: { x: light.x, y: light.y + 160 }, dim: 0.95, ceiling: 'night' });
    const lit = Math.floor(random.between(0, 3));
    const lamps = [480, 900, 1450, 2100] as const;
    for (const [n, away] of lamps.entries()) {
      const isLit = n === lit || n === lit + 1;
      paintCeilingLamps(put, room, [[0, away]], [130, 60], isLit);
      if (!isLit) continue;
      const pool = see(camera, [0, 0, away + 20]);
      put('pool', 'lamp', ellipse(pool.x, pool.y, 250 * pool.scale, 62 * pool.scale), {
        tone: 0.3,
        alpha: spread([pool.x, pool.y], 0, 250 * pool.scale, 0.34, 0.05),
        mode: 'light',
      });
    }
    const bays: Path[] = [];
    for (let z = 300; z < room.depth; z += 260) {
      for (const way of [-1, 1]) {
        bays.push(
          face(camera, [
            [way * 230, 0, z],
            [way * 780, 0, z],
            [way * 780, 0, z + 9],
            [way * 230, 0, z + 9],
          ]),
        );
      }
    }
    put('bays', 'white', join(...bays), { tone: 0.3, alpha: 0.6 });
    const arrow = face(camera, [
      [-14, 0, 560],
      [14, 0, 560],
      [14, 0, 800],
      [46, 0, 800],
      [0, 0, 940],
      [-46, 0, 800],
      [-14, 0, 800],
    ]);
    put('arrow', 'white', arrow, { tone: 0.3, alpha: 0.6 });
    put('way.out', 'lamp', panel(camera, room.back, room.right - room.left - 420, 0, 120, 210), {
      tone: fallTone(end.y),
      glow: 0.8,
    });
    for (const z of [1900, 1350, 900, 540]) {
      for (const x of [-400, 340]) {
        const pillar = { at: [x, 0, z] as const, wide: 56, tall: room.tall, deep: 56 };
        const shade = 0.25 + 0.35 * (z / 1900);
        paintBlock(put, camera, 'pillar', 'wall', pillar, {
          front: shade + 0.15,
          side: shade + 0.35,
        });
        put('pillar.band', 'accent', panel(camera, frontOf(pillar), 0, 60, 56, 26), {
          tone: 0.35 + z / 5000,
        });
        slots.push(slotAt(camera, 'wall', [x + 28, 150, z], 50));
      }
    }
    for (const [x, z] of [
      [-520, 700],
      [560, 1050],
      [520, 520],
    ] as const)
      slots.push(slotAt(camera, 'middle', [x, 0, z], 420));
    slots.push(
      slotAt(camera, 'far', [0, 0, 1700], 300),
      slotAt(camera, 'door', [room.right - 360, 0, room.depth - 20], 130),
    );
    return { light: { x: light.x, y: light.y }, standing: { farthest: 0.14 } };
  },
);

function fallTone(y: number) {
  return fall(y - 60, y + 60, 0, 0.4);
}
