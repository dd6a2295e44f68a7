import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect, smooth } from '#press/path.ts';
import { onPlane, panel, see } from '#press/stages/kit/camera.ts';
import { frame } from '#press/stages/kit/room.ts';
import { pick, taper } from '#press/stages/kit/shapes.ts';
import { type Area, at, rounded, type Wall } from '#press/stages/kit/wall.ts';

/** A board with hooks, and the coats, bag and hat that hang there; `up` is where the hooks are. */
export function hangCoats(
  wall: Wall,
  [x, up]: readonly [number, number],
  count: number,
  board: Role,
): void {
  const { put, camera, plane, random } = wall;
  put('hooks', board, panel(camera, plane, x, up, count * 30, 11), { tone: 0.7, isSheet: true });
  const inks: readonly [Role, ...Role[]] = ['accent3', 'dark', 'accent2', 'leaf', 'white'];
  for (let n = 0; n < count; n++) {
    const cx = x + 15 + n * 30;
    const kind = random.next();
    if (kind < 0.2) continue;
    const role = pick(random, inks);
    if (kind > 0.72) {
      const bag = join(
        rect(-12, 28, 24, 26, 5),
        polygon([
          [-1, 0],
          [1, 0],
          [10, 30],
          [7, 30],
          [0, 6],
          [-7, 30],
          [-10, 30],
        ]),
      );
      put('bag', role, at(wall, cx, up + 3, bag), { tone: 0.6, ...rounded });
      continue;
    }
    const tall = random.between(64, 96);
    const coat = smooth([
      [-5, 0],
      [5, 0],
      [14, 12],
      [17, tall * 0.6],
      [15, tall],
      [0, tall + 3],
      [-15, tall],
      [-17, tall * 0.6],
      [-14, 12],
    ]);
    put('coat', role, at(wall, cx, up + 4, coat), { tone: 0.62, ...rounded });
    put(
      'coat.fold',
      'dark',
      at(
        wall,
        cx,
        up + 4,
        join(taper([0, 12], [2, tall - 4], 1.2, 2.6), taper([9, 18], [11, tall * 0.7], 1, 1.8)),
      ),
      { tone: 0.5, alpha: 0.5 },
    );
  }
}

/** A radiator of ribs under a window or along a wall. */
export function paintRadiator(wall: Wall, [x, wide]: readonly [number, number], tall = 62): void {
  const { put, camera, plane } = wall;
  put('radiator', 'white', panel(camera, plane, x, 14, wide, tall), { tone: 0.7, isSheet: true });
  const ribs: Path[] = [];
  for (let u = 2; u + 6 < wide; u += 11) ribs.push(panel(camera, plane, x + u, 12, 7, tall + 4));
  put('radiator.ribs', 'white', join(...ribs), { tone: 0.2, grain: { kind: 'upright' } });
  put('radiator.pipe', 'metal', panel(camera, plane, x - 8, 0, 3, 26), { tone: 0.5 });
}

/** Sheets of paper pinned to cork: lines that nobody can read. */
export function paintNotices(wall: Wall, [x, y, wide, tall]: Area, board: Role = 'wood'): void {
  const { put, camera, plane, random } = wall;
  put('notices', board, panel(camera, plane, x, y, wide, tall), { tone: 0.35, isSheet: true });
  put('notices.rim', board, frame(camera, plane, [x, y, wide, tall], 4), {
    tone: 0.85,
    isSheet: true,
  });
  const inks: readonly [Role, Role, Role] = ['white', 'accent2', 'accent3'];
  const sheets: Path[][] = [[], [], []];
  const rules: Path[] = [];
  for (let u = 5; u + 22 < wide; u += 27) {
    for (let v = 5; v + 20 < tall; v += 31) {
      const [w, t] = [random.between(16, 23), random.between(17, 26)];
      const n = random.next() < 0.55 ? 0 : random.next() < 0.5 ? 1 : 2;
      if (v + t > tall - 3) continue;
      sheets[n]?.push(panel(camera, plane, x + u, y + v, w, t));
      for (let row = 5; row + 4 < t; row += 5)
        rules.push(panel(camera, plane, x + u + 3, y + v + row, w - 6 - (row % 3) * 2, 1.3));
    }
  }
  for (const [n, role] of inks.entries())
    put('notices.sheets', role, join(...(sheets[n] ?? [])), { tone: 0.2, isSheet: true });
  put('notices.rules', 'dark', join(...rules), { tone: 0.3, alpha: 0.45 });
}

/** A calendar: a picture and the squares of a month. */
export function hangCalendar(wall: Wall, [x, y]: readonly [number, number], ink: Role): void {
  const { put, camera, plane } = wall;
  put('calendar', 'white', panel(camera, plane, x, y, 30, 44), { tone: 0.15, isSheet: true });
  put('calendar.picture', ink, panel(camera, plane, x + 2, y + 23, 26, 19), { tone: 0.4 });
  put('calendar.sun', 'sun', at(wall, x + 19, y + 35, circle(0, 0, 4)), { tone: 0.4 });
  const days: Path[] = [];
  for (let row = 0; row < 4; row++)
    for (let n = 0; n < 6; n++)
      days.push(panel(camera, plane, x + 3 + n * 4.2, y + 3 + row * 4.6, 2.8, 2.8));
  put('calendar.days', 'dark', join(...days), { tone: 0.3, alpha: 0.5 });
}

/** A round clock. */
export function hangClock(
  wall: Wall,
  [x, y]: readonly [number, number],
  r: number,
  rim: Role = 'dark',
): void {
  const { put, random } = wall;
  put('clock', rim, at(wall, x, y, circle(0, 0, r)), { tone: 0.5, isSheet: true });
  put('clock.face', 'white', at(wall, x, y, circle(0, 0, r * 0.84)), { tone: 0.1 });
  const lean = random.between(-0.6, 0.6) * r;
  const marks = [
    [0, -0.68],
    [0.68, 0],
    [0, 0.68],
    [-0.68, 0],
  ].map(([u = 0, v = 0]) => circle(u * r, v * r, r * 0.06));
  const hands = join(
    taper([0, 0], [lean, -r * 0.34], 2.6, 1.6),
    taper([0, 0], [-lean * 0.4, -r * 0.62], 2.2, 1.2),
    ...marks,
  );
  put('clock.hands', 'dark', at(wall, x, y, hands), { tone: 0.9 });
}

/** Cloths on a rail. */
export function hangTowels(
  wall: Wall,
  [x, up, wide]: readonly [number, number, number],
  inks: readonly Role[],
): void {
  const { put, camera, plane } = wall;
  put('towel.rail', 'metal', panel(camera, plane, x - 4, up, wide + 8, 2.4), { tone: 0.5 });
  const each = wide / inks.length;
  for (const [n, role] of inks.entries()) {
    const [u, tall] = [x + n * each + 2, 42 + ((n * 13) % 17)];
    put('towel', role, panel(camera, plane, u, up - tall, each - 5, tall + 3), {
      tone: 0.4,
      isSheet: true,
    });
    put(
      'towel.bands',
      role,
      join(
        panel(camera, plane, u, up - tall + 6, each - 5, 3),
        panel(camera, plane, u, up - tall + 11, each - 5, 1.6),
      ),
      { tone: 0.9 },
    );
  }
}

/** A looking-glass in a frame, round or upright. */
export function hangMirror(
  { put, camera, plane }: Wall,
  [x, y, wide, tall]: Area,
  edge: Role,
): void {
  const outline = ellipse(x + wide / 2, y + tall / 2, wide / 2, tall / 2);
  const rim = ellipse(x + wide / 2, y + tall / 2, wide / 2 + 5, tall / 2 + 5);
  const { y: top } = see(camera, plane(x, y + tall));
  const { y: foot } = see(camera, plane(x, y));
  put('mirror.rim', edge, onPlane(camera, plane, rim), { tone: 0.6, isSheet: true });
  put('mirror', 'glass', onPlane(camera, plane, outline), {
    tone: { kind: 'ramp', x0: 0, y0: top, x1: 0, y1: foot, from: 0.1, to: 0.75 },
  });
}
