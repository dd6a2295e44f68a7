import type { Slot, SlotKind, StageOptions } from '#press/stage.ts';
import { type Camera, type Spot, scaleOfGround, see } from '#press/stages/kit/camera.ts';

type Facing = Slot['facing'];

/** A slot where a spot of the world is seen; `room` in centimetres. */
export function slotAt(
  camera: Camera,
  kind: SlotKind,
  spot: Spot,
  room: number,
  facing?: Facing,
): Slot {
  const { x, y, scale } = see(camera, spot);
  return slot(camera, kind, x, y, scale, room, facing);
}

/** A slot at a place of the sheet; `room` in centimetres. */
export function slot(
  { width }: { readonly width: number },
  kind: SlotKind,
  x: number,
  y: number,
  scale: number,
  room: number,
  facing: Facing = x < width / 2 ? 'right' : 'left',
): Slot {
  return { kind, x, y, scale, room: room * scale, depth: scale * 100, facing };
}

/** A slot on level ground that is seen at (x, y). */
export function groundSlot(
  camera: Camera,
  kind: SlotKind,
  x: number,
  y: number,
  room: number,
  facing?: Facing,
): Slot {
  return slot(camera, kind, x, y, scaleOfGround(camera, y), room, facing);
}

export interface Standing {
  /** On which side of the middle the hero stands. */
  readonly side?: -1 | 1;
  /** Where the ground ends, as a share of the way from the horizon to the foot of the sheet. */
  readonly farthest?: number;
  /** Which part of the sheet's width can be stood on. */
  readonly from?: number;
  readonly to?: number;
  /** How far down the hero stands, as a share of the sheet's height. */
  readonly foot?: number;
}

/**
 * Where one can stand on level ground: the hero off-centre, somebody beside, some nearer and
 * farther. None stands in a straight row with another.
 */
export function standing(
  camera: Camera,
  { random, view }: StageOptions,
  { side, farthest = 0.12, from = 0.06, to = 0.94, foot }: Standing = {},
): Slot[] {
  const { width, height, horizon } = camera;
  const way = side ?? (random.next() < 0.5 ? -1 : 1);
  const down = foot ?? { level: 0.885, high: 0.72, low: 0.93 }[view];
  const heroY = height * (down + random.between(-0.015, 0.015));
  const scale = scaleOfGround(camera, heroY);
  const within = (x: number) => Math.max(width * from, Math.min(width * to, x));
  const heroX = within(width * (0.5 + way * random.between(0.09, 0.15)));
  const rowAt = (share: number) => horizon + (heroY - horizon) * share;
  const at = (kind: SlotKind, x: number, y: number, room: number) =>
    groundSlot(camera, kind, within(x), y, room);
  const wide = width * (to - from);
  const mid = width * (from + to) * 0.5;
  const slots = [
    groundSlot(camera, 'hero', heroX, heroY, 200, way < 0 ? 'right' : 'left'),
    groundSlot(
      camera,
      'beside',
      within(heroX - way * 92 * scale),
      heroY + height * 0.008,
      130,
      way < 0 ? 'left' : 'right',
    ),
    groundSlot(camera, 'beside', within(heroX + way * 80 * scale), heroY - height * 0.012, 110),
  ];
  const front = Math.min(height * 0.975, heroY + (height - heroY) * 0.7);
  slots.push(at('foreground', mid - way * wide * 0.36, front, 140));
  slots.push(at('foreground', mid + way * wide * 0.42, front - height * 0.008, 120));
  const middles: [number, number][] = [
    [-0.3, 0.56],
    [0.34, 0.5],
    [-0.06, 0.42],
  ];
  for (const [x, share] of middles) {
    const y = rowAt(Math.max(share, farthest));
    slots.push(at('middle', mid - way * wide * x, y, 180));
  }
  const fars: [number, number][] = [
    [0.2, 0.2],
    [-0.22, 0.24],
    [0.02, 0.16],
  ];
  for (const [x, share] of fars) {
    if (share < farthest) continue;
    slots.push(at('far', mid + way * wide * x, rowAt(share), 260));
  }
  return slots;
}

/** What flies, floats or hangs: at the distance of the hero and farther. */
export function airborne(
  camera: Camera,
  { random, height, width }: StageOptions,
  top = 0.14,
): Slot[] {
  const scale = scaleOfGround(camera, height * 0.9);
  const ceiling = Math.max(height * top, 60);
  return [
    slot(camera, 'air', width * random.between(0.6, 0.74), ceiling + height * 0.14, scale, 220),
    slot(
      camera,
      'air',
      width * random.between(0.22, 0.36),
      ceiling + height * 0.04,
      scale * 0.6,
      220,
    ),
    slot(
      camera,
      'air',
      width * random.between(0.44, 0.56),
      ceiling + height * 0.24,
      scale * 0.4,
      260,
    ),
  ];
}

/** What stands where the ground meets the sky, forty and more metres away. */
export function horizonSlots(camera: Camera, random: StageOptions['random'], away = 5200): Slot[] {
  const scale = camera.focal / away;
  const y = camera.horizon + Math.min(camera.eye * scale, 14);
  return [
    slot(camera, 'horizon', camera.width * random.between(0.64, 0.78), y, scale, 1200),
    slot(camera, 'horizon', camera.width * random.between(0.2, 0.34), y, scale * 0.8, 1200),
  ];
}
