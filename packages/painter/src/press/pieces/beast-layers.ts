import type { Role } from '#press/drawing.ts';
import { join } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { Beast } from '#press/pieces/beast.ts';
import { shape } from '#press/pieces/brush.ts';

/** What all of them share: far legs in the dark, then the body, then what is on it. */
export function layersOf(
  id: string,
  role: Role,
  { torso, nearLegs, farLegs }: Beast,
  extra: { body?: number[]; round: number; tone?: number; depth?: number },
): Piece['layers'] {
  const { body = [], round, tone = 0.35, depth } = extra;
  return [
    shape(`${id}.far`, role, farLegs, { tone: Math.min(1, tone + 0.4), sheet: true }),
    shape(id, role, join(torso, nearLegs, body), {
      tone,
      round,
      sheet: true,
      ...(depth !== undefined && { depth }),
    }),
  ];
}
