import {
  bleeding,
  legged,
  lyingDown,
  melting,
  striding,
  withLegs,
} from '#press/compose/bodies/altered.ts';
import type { Piece } from '#press/piece.ts';
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
    : act !== null && afoot.has(act) && legless.has(id)
      ? withLegs(piece)
      : act !== null && afoot.has(act) && footed.has(id)
        ? striding(piece)
        : piece;
  const shown = act === 'bleed' && !legged.has(id) ? bleeding(posed) : posed;
  return changes.includes('melting') ? melting(shown) : shown;
}

const afoot = new Set<ActName>(['walk', 'run', 'dance', 'jump', 'chase', 'follow']);
export const coming = /^(?:comes|goes|returns|arrives|approaches|enters|passes|leaves|fits)$/;
/** Beasts of another build than those on four legs. */
export const otherBeasts = new Set(
  `cat rabbit hare mouse rat hamster squirrel hedgehog monkey gorilla frog toad turtle tortoise lizard
  crocodile snake fish goldfish tropical-fish clownfish salmon piranha shark whale dolphin seal
  octopus crab lobster spider ant snail worm kangaroo koala panda polar-bear beaver badger otter`.split(
    /\s+/,
  ),
);
/** Things that stand on legs, and walk on them. */
const footed = new Set('table chair armchair desk stool bed sofa laid-table'.split(' '));
/** Things that have no legs by day. */
const legless = new Set(
  `house childhood-home building castle tower lighthouse school hotel shop tree flower mushroom clock piano
  television phone computer book letter mirror painting door wardrobe bottle glass vase bag box
  suitcase lamp candle teeth eye shoe hat fruit key telephone cake bread egg page coffin statue`.split(
    /\s+/,
  ),
);
