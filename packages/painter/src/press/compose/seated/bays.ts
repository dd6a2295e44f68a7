import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Box, type Path, type Point, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** Where the side of what carries loads is open, as shares of its width and height from the upper left. */
const bays: Readonly<Record<string, Box>> = {
  'delivery-van': { left: 0.05, top: 0.1, right: 0.5, bottom: 0.72 },
  lorry: { left: 0.05, top: 0.07, right: 0.57, bottom: 0.76 },
  truck: { left: 0.03, top: 0.05, right: 0.64, bottom: 0.74 },
  ambulance: { left: 0.05, top: 0.1, right: 0.54, bottom: 0.7 },
};

/** What shows who is in it on its glass, which shines: in a telephone one is as on its screen. */
const screens: Readonly<Record<string, Box>> = {
  'mobile-phone': { left: 0.1, top: 0.16, right: 0.9, bottom: 0.86 },
  tablet: { left: 0.12, top: 0.12, right: 0.88, bottom: 0.88 },
};

export function hasBay(id: string): boolean {
  return Object.hasOwn(bays, id) || Object.hasOwn(screens, id);
}

/** The same with its side open, so that what is in it is seen: dark inside, a board along its floor. */
export function withBay(id: string, piece: Piece): Piece {
  const bay = bays[id] ?? screens[id];
  if (bay === undefined) return piece;
  const box = boxOfPiece(piece);
  const at = (x: number, y: number): Point => [
    box.left + (box.right - box.left) * x,
    box.top + (box.bottom - box.top) * y,
  ];
  const [from, to] = [at(bay.left, bay.top), at(bay.right, bay.bottom)];
  const floor = (to[1] - from[1]) * 0.07;
  const inside = between(from, to);
  if (Object.hasOwn(screens, id))
    return {
      layers: [...piece.layers, shape('screen', 'lamp', inside, { tone: 0.2, glow: 0.5 })],
      anchors: { ...piece.anchors, in: from, 'in.end': to },
    };
  return {
    layers: [
      ...piece.layers,
      shape('bay', 'dark', inside, { tone: 0.55 }),
      shape('bay.floor', 'wood', between([from[0], to[1] - floor], to), { tone: 0.6 }),
    ],
    anchors: { ...piece.anchors, in: from, 'in.end': [to[0], to[1] - floor * 0.4] },
  };
}

function between([left, top]: Point, [right, bottom]: Point): Path {
  return rect(left, top, right - left, bottom - top, 4);
}
