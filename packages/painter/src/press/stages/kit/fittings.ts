import { fall, type Role, spread } from '#press/drawing.ts';
import {
  circle,
  ellipse,
  join,
  lines,
  type Path,
  type Point,
  place,
  polygon,
  rect,
} from '#press/path.ts';
import type { StageOptions } from '#press/stage.ts';
import { type Camera, onPlane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import type { Put } from '#press/stages/kit/easel.ts';
import { frame, type Room } from '#press/stages/kit/room.ts';
import { diamond } from '#press/stages/kit/shapes.ts';
import { type Opening, paintWindowLight } from '#press/stages/kit/window-light.ts';

/** A window: what is outside, in few shapes, and its frame. Returns where its middle is seen. */
export function paintWindow(
  put: Put,
  camera: Camera,
  options: StageOptions,
  { plane, at, arched = false, bars = [2, 2], frameRole = 'wood' }: Opening,
): { x: number; y: number } {
  const [x, y, wide, tall] = at;
  const { time, weather, random } = options;
  const outline = arched ? archPath(x, y, wide, tall) : rect(x, y, wide, tall);
  const pane = onPlane(camera, plane, outline);
  const middle = see(camera, plane(x + wide / 2, y + tall / 2));
  const [top, foot] = [see(camera, plane(x, y + tall)).y, see(camera, plane(x, y)).y];
  put('pane', 'glass', pane, {
    tone: fall(top, foot, time === 'night' ? 0.95 : 0.6, time === 'night' ? 0.3 : 0.02),
    glow: time === 'night' ? 0 : 0.5,
    isSheet: true,
  });
  const isClear = !['rain', 'storm', 'mist', 'snow', 'cloudy'].includes(weather);
  if (time === 'night' && isClear) {
    const specks: Path[] = [];
    for (let i = 0; i < 14; i++) {
      specks.push(
        diamond(
          x + wide * random.between(0.06, 0.94),
          y + tall * random.between(0.4, 0.9),
          0.9,
          0.9,
        ),
      );
    }
    put('pane.stars', 'star', onPlane(camera, plane, join(...specks)), { glow: 1 });
  }
  if (isClear && time !== 'day') {
    const up = time === 'night' ? random.between(0.66, 0.76) : random.between(0.34, 0.44);
    const disc = circle(
      x + wide * random.between(0.56, 0.72),
      y + tall * up,
      Math.min(wide, tall) * 0.13,
    );
    put('pane.disc', 'sun', onPlane(camera, plane, disc), { tone: 0.1, glow: 1 });
  }
  const rise = y + tall * random.between(0.2, 0.3);
  const hill = smoothHill(x, y, wide, rise, random.between(-0.08, 0.08) * tall);
  put('pane.hill', time === 'night' ? 'night' : 'far', onPlane(camera, plane, hill), {
    tone: time === 'night' ? 0.8 : 0.5,
  });
  const cross: Path[] = [];
  for (let i = 1; i < bars[0]; i++) {
    cross.push(panel(camera, plane, x + (wide * i) / bars[0] - 1.5, y, 3, tall));
  }
  for (let i = 1; i < bars[1]; i++) {
    cross.push(panel(camera, plane, x, y + (tall * i) / bars[1] - 1.5, wide, 3));
  }
  const edge = arched
    ? onPlane(camera, plane, join(archPath(x - 6, y, wide + 12, tall + 6), holeOf(outline)))
    : frame(camera, plane, at, 6);
  put('frame', frameRole, join(edge, ...cross), { tone: 0.3, isSheet: true });
  paintWindowLight(put, camera, options, { plane, at, bars });
  put('sill', frameRole, panel(camera, plane, x - 12, y - 11, wide + 24, 6), {
    tone: 0.5,
    isSheet: true,
  });
  return middle;
}

function holeOf(path: Path): Path {
  return path.length > 0 ? [4, ...path.slice(1)] : path;
}

/** An upright opening with a round head. */
export function archPath(x: number, y: number, wide: number, tall: number): Path {
  const r = wide / 2;
  const spring = y + tall - r;
  const k = r * 0.5523;
  return [
    ...[0, x, y, 1, x, spring],
    ...[2, x, spring + k, x + r - k, y + tall, x + r, y + tall],
    ...[2, x + r + k, y + tall, x + wide, spring + k, x + wide, spring],
    ...[1, x + wide, y, 3],
  ];
}

function smoothHill(x: number, y: number, wide: number, top: number, lean: number): Path {
  return [
    ...[0, x, y, 1, x, top - lean],
    ...[2, x + wide * 0.3, top + 9 - lean, x + wide * 0.6, top - 12, x + wide, top + lean],
    ...[1, x + wide, y, 3],
  ];
}

/** A lamp that hangs: its cord, shade and the cone of its light. Returns its bulb. */
export function paintHangingLamp(
  put: Put,
  camera: Camera,
  { tall }: Pick<Room, 'tall'>,
  [x, up, away]: Spot,
  { isLit, role = 'dark' }: { readonly isLit: boolean; readonly role?: Role },
): { x: number; y: number } {
  const bulb = see(camera, [x, up, away]);
  const hook = see(camera, [x, tall, away]);
  const k = bulb.scale;
  if (isLit) {
    const [low, spreadOut] = [bulb.y + 320 * k, 130 * k];
    const cone = polygon([
      [bulb.x - 20 * k, bulb.y],
      [bulb.x + 20 * k, bulb.y],
      [bulb.x + spreadOut, low],
      [bulb.x - spreadOut, low],
    ]);
    put('cone', 'lamp', cone, { tone: 0.3, alpha: fall(bulb.y, low, 0.26, 0), mode: 'light' });
  }
  put(
    'cord',
    role,
    rect(bulb.x - 1, Math.min(hook.y, -20), 2.4, bulb.y - 20 * k - Math.min(hook.y, -20)),
    {
      tone: 0.5,
    },
  );
  const shade = polygon([
    [bulb.x - 5 * k, bulb.y - 26 * k],
    [bulb.x + 5 * k, bulb.y - 26 * k],
    [bulb.x + 24 * k, bulb.y],
    [bulb.x - 24 * k, bulb.y],
  ]);
  put('shade', role, shade, {
    tone: 0.35,
    isSheet: true,
    relief: { depth: 0.3, dx: -6, dy: -4, radius: 8 },
  });
  put('bulb', 'lamp', ellipse(bulb.x, bulb.y, 17 * k, 5 * k), {
    tone: isLit ? 0 : 0.8,
    glow: isLit ? 1 : 0,
  });
  return { x: bulb.x, y: bulb.y };
}

/** A thing drawn in centimetres where it stands, y downwards. */
export function stand(camera: Camera, spot: Spot, path: Path, turn = 0): Path {
  const { x, y, scale } = see(camera, spot);
  return place(path, { x, y, scale, turn });
}

/** A straight stick in the room. */
export function stick(camera: Camera, from: Spot, to: Spot, thick: number): Path {
  const [a, b] = [see(camera, from), see(camera, to)];
  return lines(
    [
      [a.x, a.y],
      [b.x, b.y],
    ],
    thick * (a.scale + b.scale) * 0.5,
  );
}

/** A soft shadow where something stands on the floor. */
export function paintFloorShadow(
  put: Put,
  camera: Camera,
  spot: Spot,
  wide: number,
  deep: number,
): void {
  const { x, y, scale } = see(camera, spot);
  put('shadow', 'shadow', ellipse(x, y, wide * scale * 0.5, deep * scale * 0.2), {
    tone: 0.7,
    alpha: spread([x, y], 0, wide * scale * 0.55, 0.5, 0.15),
  });
}

/** Cloth that hangs from a rail in folds, `wide` and `tall` centimetres, its hem `hem` above the floor. */
export function paintDrape(
  put: Put,
  camera: Camera,
  spot: Spot,
  [wide, tall, hem]: readonly [number, number, number],
  role: Role,
): void {
  const folds = Math.max(3, Math.round(wide / 13));
  const step = wide / folds;
  const edge: Point[] = [[-wide / 2, -tall]];
  for (let n = 0; n <= folds; n++) edge.push([-wide / 2 + n * step, -tall + (n % 2) * 3]);
  const foot: Point[] = [];
  for (let n = folds * 2; n >= 0; n--) {
    foot.push([-wide / 2 - 2 + ((wide + 4) * n) / (folds * 2), -hem + (n % 2) * 4]);
  }
  const { y: top } = see(camera, [spot[0], tall, spot[2]]);
  const { y: bottom } = see(camera, [spot[0], hem, spot[2]]);
  put('drape', role, stand(camera, spot, polygon([...edge, ...foot])), {
    tone: fall(top, bottom, 0.2, 0.55),
    isSheet: true,
    grain: { kind: 'upright' },
  });
  const lines: Path[] = [];
  for (let n = 0; n < folds; n++) {
    const x = -wide / 2 + (n + 0.62) * step;
    lines.push(
      polygon([
        [x, -tall + 4],
        [x + step * 0.34, -tall + 4],
        [x + step * 0.42, -hem - 2],
        [x - step * 0.06, -hem - 2],
      ]),
    );
  }
  put('drape.folds', role, stand(camera, spot, join(...lines)), { tone: 0.85, alpha: 0.5 });
}
