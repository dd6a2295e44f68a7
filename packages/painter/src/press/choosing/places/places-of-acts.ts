import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';

/** Where people sleep; whoever sleeps in a shoe or a loaf is in no bedroom. */
const beds = new Set(
  'bed bunk-bed mattress sofa blanket pillow cradle bedroom room house childhood-home apartment hotel'.split(
    ' ',
  ),
);

const isAt = /^(?:in|on|under|at)$/;

/** `Asleep in a suitcase`, « un ours dormait dans mon sac »: it is told where, and no bedroom is. */
export function isAsleepElsewhere({ deeds = [] }: DreamAnalysis): boolean {
  const sleeping = deeds.filter(({ act }) => act === 'sleep');
  const isElsewhere = ({ where }: Deed) =>
    where.some(({ relation, what }) => isAt.test(relation) && !beds.has(what)) &&
    !where.some(({ what }) => beds.has(what));
  return sleeping.length > 0 && sleeping.every(isElsewhere);
}

/** Walls that sing, a letter that speaks: nobody stands on a stage. */
export function isSungByThings({ deeds = [], characters }: DreamAnalysis): boolean {
  const singing = deeds.filter(({ act }) => act === 'sing');
  const isSomebody = (id: string) =>
    id === 'dreamer' || characters.some((one) => one.id === id && one.identity !== 'animal');
  return singing.length > 0 && singing.every(({ who }) => !isSomebody(who) && who !== 'unknown');
}

/** Who climbs onto a horse is on no mountain, nor who climbs through a window or up a ladder. */
export function isClimbedOnto({ deeds = [] }: DreamAnalysis): boolean {
  const climbing = deeds.filter(({ act }) => act === 'climb');
  const isIn = deeds.some(
    ({ act, where }) => act === 'enter' && where.some(({ what }) => what === 'window'),
  );
  if (climbing.length === 0) return isIn || deeds.some(({ act }) => act === 'ride');
  return climbing.every(({ whom, where }) => {
    const told = [...(whom === undefined ? [] : [whom]), ...where.map(({ what }) => what)];
    return told.length > 0 && told.every((what) => climbed.test(what));
  });
}

const climbed =
  /^(?:window|ladder|stairs|wall|fence|gate|roof|tree|rope|table|bed|wardrobe|balcony|bookshelf|curtain|scaffolding|pole)$/;
