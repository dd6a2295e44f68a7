import {
  fledFrom,
  givenTo,
  goesTo,
  thrownAt,
  toSomebody,
  toThing,
  writtenTo,
} from '#read/deeds/deed-addressed.ts';
import {
  carriedUp,
  cooksSomebody,
  inTheHand,
  intoArms,
  onBack,
  onKnees,
} from '#read/deeds/deed-borne.ts';
import {
  leapsOut,
  playsIt,
  runsInto,
  stirs,
  strikesNobody,
  takesOff,
  turnsAround,
  whispersTo,
} from '#read/deeds/deed-by-parties.ts';
import {
  beforeGlass,
  dropsOff,
  growsThere,
  hangsThere,
  holdsKite,
} from '#read/deeds/deed-of-things.ts';
import {
  carriedByWind,
  circles,
  leaks,
  leavesOnWater,
  overWays,
  rollsDown,
  rowsIn,
} from '#read/deeds/deed-under-way.ts';
import type { DeedRule } from '#read/deeds/parties.ts';
import type { Named } from '#read/named.ts';
import type { Deed } from '#schema.ts';

const rules: readonly DeedRule[] = [
  beforeGlass,
  hangsThere,
  dropsOff,
  holdsKite,
  inTheHand,
  leaks,
  circles,
  rowsIn,
  cooksSomebody,
  growsThere,
  onKnees,
  playsIt,
  whispersTo,
  runsInto,
  stirs,
  takesOff,
  leapsOut,
  turnsAround,
  strikesNobody,
  overWays,
  carriedByWind,
  leavesOnWater,
  carriedUp,
  rollsDown,
  onBack,
  intoArms,
  givenTo,
  writtenTo,
  thrownAt,
  fledFrom,
  goesTo,
  toSomebody,
  toThing,
];

/** A deed as its parties let it be: by the first rule that is of such a deed. */
export function turned(deed: Deed, named: readonly Named[]): Deed[] {
  for (const rule of rules) {
    const told = rule(deed, named);
    if (told !== null) return told;
  }
  return [deed];
}
