import {
  bleeding,
  lyingDown,
  melting,
  seenThrough,
  striding,
  withLegs,
} from '#press/compose/bodies/altered.ts';
import type { Piece } from '#press/piece.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { ActName, Thing } from '#press/scene.ts';

/** As the dream has it: asleep, on legs of its own, melting. */
export function altered(
  piece: Piece,
  { id, changes }: Thing,
  act: ActName | null,
  isResting: boolean,
) {
  const posed = isResting
    ? lyingDown(piece, id)
    : act !== null && afoot.has(act) && !legless.has(id) && !isBeast(id) && !footed.has(id)
      ? withLegs(piece)
      : act !== null && afoot.has(act) && footed.has(id)
        ? striding(piece)
        : piece;
  const bled = act === 'bleed' && !isBeast(id) ? bleeding(posed) : posed;
  const shown = changes.includes('melting') ? melting(bled) : bled;
  return changes.includes('invisible') ? seenThrough(shown) : shown;
}

const afoot = new Set<ActName>([
  ...(['walk', 'run', 'dance', 'jump', 'chase', 'follow', 'leave', 'enter'] as const),
]);
export const coming = /^(?:comes|goes|returns|arrives|approaches|enters|passes|leaves|fits)$/;
/** Things that stand on legs, and walk on them. */
export const footed: ReadonlySet<string> = new Set(
  'table chair armchair desk stool bed sofa laid-table'.split(' '),
);
/** What moves without legs, or is nowhere that one walks. */
const legless = new Set(
  `car bus truck tractor train metro tram van taxi ambulance fire-engine police-car bicycle motorcycle
  boat ship raft plane helicopter rocket balloon party-balloons kite bubbles parachute ufo drone cloud moon sun stars star planet rainbow wave sea river lake
  rain snow wind storm tornado lightning smoke fire fog water waterfall road street path stairs bridge
  light shadow feather leaf leaves`.split(/\s+/),
);
