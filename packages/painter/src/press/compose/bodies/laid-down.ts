import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** What is in the air by itself: it flies, drifts, shines in the sky or falls from it. */
const hovering = new Set(
  `plane bat-animal party-balloons balloon bubbles dove seagull eagle leaf ghost butterfly dragonfly bee
  moon sun stars shooting-star cloud lightning planet kite wing explosion fly-insect alien dragon
  helicopter rain storm thunder snow music ufo parachute firework rainbow feather window
  theatre-play shrimp squid blood airship satellite space-shuttle hang-glider drone light-aircraft paper-plane
  mosquito hummingbird phoenix pterodactyl cobweb`.split(/\s+/),
);

/** Whether a thing that is drawn round its middle lies somewhere, where nobody does anything to it. */
export function isLaidDown(id: string): boolean {
  return !hovering.has(id);
}

/** The same with its lowest point at its origin. */
export function laidDown(piece: Piece): Piece {
  const { bottom } = boxOfPiece(piece);
  const anchors = Object.fromEntries(
    Object.entries(piece.anchors ?? {}).map(([name, [x, y]]) => [name, [x, y - bottom] as const]),
  );
  return { ...piece, anchors, layers: placePiece({ layers: piece.layers }, { y: -bottom }) };
}
