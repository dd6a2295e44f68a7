import { fall } from '#press/drawing.ts';
import { circle, join, type Path, rect } from '#press/path.ts';
import { onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { decorFor } from '#press/stages/kit/decor.ts';
import { paintFloor } from '#press/stages/kit/floors.ts';
import { insideStage } from '#press/stages/kit/inside.ts';
import { paintPaper } from '#press/stages/kit/papers.ts';
import { frame, paintRoom } from '#press/stages/kit/room.ts';
import { diamond, pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';

/** In a lift: two doors that shut, a row of numbers above them, a panel of buttons, a rail. */
export const lift = insideStage(
  { plans: ['box'], far: [430, 520], tall: [250, 275], half: [130, 150] },
  (inside) => {
    const { camera, room, put, slots, options } = inside;
    const { random } = options;
    const decor = decorFor(random);
    const kind = pick(random, ['panels', 'mirror', 'cage']);
    const wide = room.right - room.left;
    const middle = wide / 2;
    const light = see(camera, [(room.left + room.right) / 2, room.tall - 8, 260]);
    paintRoom(put, room, {
      light,
      dim: 0.75,
      wall: kind === 'panels' ? 'metal' : decor.wall,
      ceiling: 'metal',
    });
    paintFloor(put, room, pick(random, ['checks', 'lozenges', 'herringbone']), 36);
    paintPaper(put, camera, room.back, 'damask', [wide, 100, room.tall], {
      role: kind === 'panels' ? 'dark' : 'white',
      alpha: kind === 'panels' ? 0.14 : 0.24,
    });
    const panels: Path[] = [];
    for (const plane of [room.leftWall, room.rightWall]) {
      for (let at = 16; at < room.depth - 70; at += 92)
        panels.push(panel(camera, plane, at, 24, 78, 190));
    }
    put('panels', kind === 'mirror' ? 'glass' : decor.wood, join(...panels), {
      tone: 0.5,
      isSheet: true,
    });
    const insets: Path[] = [];
    for (const plane of [room.leftWall, room.rightWall]) {
      for (let at = 16; at < room.depth - 70; at += 92) {
        insets.push(
          frame(camera, plane, [at + 9, 34, 60, 62], 2.4),
          frame(camera, plane, [at + 9, 108, 60, 96], 2.4),
        );
        if (kind === 'cage')
          for (let n = 0; n < 5; n++)
            insets.push(panel(camera, plane, at + 14 + n * 12, 110, 1.6, 92));
      }
    }
    put('panels.insets', kind === 'mirror' ? 'white' : 'told.gold', join(...insets), {
      tone: 0.4,
      alpha: 0.7,
    });
    put('dado', decor.wood, panel(camera, room.back, 0, 0, wide, 100), {
      tone: 0.75,
      isSheet: true,
    });
    put('dado.rail', 'told.gold', panel(camera, room.back, 0, 98, wide, 4), { tone: 0.4 });
    for (const plane of [room.leftWall, room.rightWall]) {
      put('rail', 'metal', panel(camera, plane, 0, 92, room.depth - 60, 7), {
        tone: 0.1,
        isSheet: true,
      });
    }
    put('frame', 'dark', panel(camera, room.back, middle - 84, 0, 168, 214), {
      tone: 0.5,
      isSheet: true,
    });
    const gap = random.between(2, 26);
    put('beyond', 'lamp', panel(camera, room.back, middle - 76, 0, 152, 206), {
      tone: 0.1,
      glow: 0.9,
    });
    for (const way of [-1, 1]) {
      const x = way < 0 ? middle - 76 : middle + gap;
      put(
        'door',
        decor.soft === 'white' ? 'metal' : decor.soft,
        panel(camera, room.back, x, 0, 76 - gap, 206),
        {
          tone: fall(camera.horizon - 200, camera.horizon + 250, 0.2, 0.6),
          isSheet: true,
          grain: { kind: 'upright' },
        },
      );
    }
    const fans: Path[] = [];
    for (const way of [-1, 1]) {
      const x = way < 0 ? middle - 76 + 8 : middle + gap + 8;
      const w = 60 - gap;
      for (const [low, high] of [
        [14, 84],
        [96, 190],
      ] as const) {
        fans.push(frame(camera, room.back, [x, low, w, high - low], 1.8));
        fans.push(
          onPlane(
            camera,
            room.back,
            diamond(x + w / 2, (low + high) / 2, w * 0.34, (high - low) * 0.36),
          ),
        );
      }
    }
    put('door.fans', 'told.gold', join(...fans), { tone: 0.35, alpha: 0.75 });
    put('sign', 'dark', panel(camera, room.back, middle - 52, 220, 104, 24), {
      tone: 0.8,
      isSheet: true,
    });
    const numbers: Path[] = [];
    const lit = Math.floor(random.next() * 6);
    for (let n = 0; n < 6; n++) {
      const dot = onPlane(
        camera,
        room.back,
        circle(middle - 40 + n * 16, 232, n === lit ? 6 : 3.4),
      );
      numbers.push(dot);
    }
    put('numbers', 'lamp', join(...numbers), { tone: 0, glow: 1 });
    const board = [middle + 92, 88, 30, 78] as const;
    put('board', 'white', panel(camera, room.back, ...board), { tone: 0.4, isSheet: true });
    const buttons: Path[] = [];
    for (let row = 0; row < 6; row++) {
      for (const u of [8, 22])
        buttons.push(onPlane(camera, room.back, circle(board[0] + u, 96 + row * 12, 4)));
    }
    put('buttons', 'accent2', join(...buttons), { tone: 0.4 });
    put('lamp', 'lamp', panel(camera, room.ceiling, middle - 50, 130, 100, room.depth - 240), {
      tone: 0,
      glow: 1,
    });
    const glow = see(camera, room.floor(middle, 260));
    put('glow', 'lamp', rect(glow.x - 90, glow.y - 6, 180, 12, 6), {
      tone: 0.2,
      alpha: 0.2,
      mode: 'light',
    });
    slots.push(slotAt(camera, 'door', room.back(middle, 0), 120));
    return { light: { x: light.x, y: light.y }, standing: { from: 0.22, to: 0.78, farthest: 0.3 } };
  },
);
