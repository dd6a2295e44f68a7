import type { Layer } from '#press/drawing.ts';
import type { Box } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What one sees when one steps closer: units are `scale` times as large, moved by `x` and `y`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Of the view, what everybody takes at most; the height of their feet; how near one goes. */
const room = { across: 0.78, up: 0.64 };
const feetAt = 0.87;
const usualNearest = 0.68;
/** Half of a room is its lid: in one, one goes nearer. */
export const nearestInside = 0.52;
/** A pattern is no place to lose one's size in: there one goes as near as need be. */
export const nearestOnPattern = 0.25;

/**
 * Steps closer where a picture would be mostly empty ground: until those who are in it, in `box`,
 * fill it well. Null where they do already. Outside, a `horizon`
 * that is not far above them stays in the picture. `nearest` is the least share of the sheet's
 * width that is still seen.
 */
export function closerTo(
  box: Box,
  { width, height }: Sheet,
  horizon: number | null,
  nearest = usualNearest,
): Camera | null {
  const isSkySeen = horizon !== null && horizon > 0 && horizon < box.bottom;
  const sky = isSkySeen ? Math.max(horizon + height * 0.02, box.top - height * 0.3) : box.top;
  const upper = Math.min(box.top, sky);
  const wide = Math.max(
    (box.right - box.left) / room.across,
    ((box.bottom - upper) / room.up) * (width / height),
    width * nearest,
  );
  if (wide > width * 0.93) return null;
  const tall = (wide * height) / width;
  const middle = (box.left + box.right) / 2;
  const edge = (1 - room.across) / 2;
  // They stay where they are across the sheet; who stands has the ground near the lower edge.
  const left = within(
    middle * (1 - wide / width),
    within(box.right + wide * edge - wide, 0, width - wide),
    within(box.left - wide * edge, 0, width - wide),
  );
  const isStanding = box.bottom > height * 0.5;
  const kept = ((box.top + box.bottom) / 2) * (1 - tall / height);
  const most = within(box.top - tall * 0.06, 0, height - tall);
  const top = within(isStanding ? box.bottom - tall * feetAt : kept, 0, most);
  const scale = width / wide;
  return { x: -left * scale, y: -top * scale, scale };
}

export function seenBy(camera: Camera | null, layers: readonly Layer[]): readonly Layer[] {
  return camera ? placePiece({ layers }, camera) : layers;
}

export function lightSeenBy(
  camera: Camera | null,
  light: { readonly x: number; readonly y: number },
) {
  if (!camera) return light;
  return { x: light.x * camera.scale + camera.x, y: light.y * camera.scale + camera.y };
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}
