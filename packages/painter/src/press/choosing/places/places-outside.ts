import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** Houses that people stand before, by where they do. */
const frontOf: Readonly<Record<string, string>> = {
  ...{ school: 'street', hospital: 'street', bar: 'street', restaurant: 'street', shop: 'street' },
  ...{ hotel: 'street', museum: 'street', library: 'street', prison: 'street', theatre: 'street' },
  ...{ church: 'square', house: 'garden', 'childhood-home': 'garden' },
};

/** What of them is a room, or the people in it. */
const within = /class|scène|stage|bar$|comptoir/i;

/** `Outside the school`, « devant l'église »: before it, and never in it; undefined where somebody is. */
export function frontStoodIn(
  { deeds = [], settings }: DreamAnalysis,
  { id, evidence }: Named,
): string | undefined {
  const front = frontOf[id];
  if (front === undefined || evidence.length > 1) return undefined;
  if (evidence.some(({ text }) => within.test(text) && text !== 'bar')) return undefined;
  const told = deeds.flatMap(({ where }) => where).filter(({ what }) => what === id);
  // « Il y avait un lion devant l'école »: nobody does anything, and the place is told to be outside.
  const isOutside =
    deeds.length === 0 &&
    settings.some(
      ({ place, evidence: own }) =>
        place === 'outdoor' &&
        own.some((one) => evidence.some(({ start, end }) => one.start <= start && end <= one.end)),
    );
  const isBefore =
    told.length > 0 ? told.every(({ relation }) => relation === 'before') : isOutside;
  // « Devant l'hôpital, assise sur un banc »: no hospital sits, and nothing else happens to it.
  const isParty = deeds.some(({ who, act, whom }) => whom === id || (who === id && act !== 'sit'));
  return isBefore && !isParty ? front : undefined;
}

const homes = /^(?:house|log-cabin|childhood-home|apartment)$/;

/** Letters from a house to the water or the hills that it stands by: ` at the edge of the `. */
const houseReach = 24;

/** `In a cabin by the lake`, « dans un chalet à la montagne »: in the house, and what is told after it is outside. */
export function isInHouseBy({ deeds = [] }: DreamAnalysis, named: readonly Named[]): boolean {
  const inside = deeds.filter(
    ({ act, where }) =>
      act === 'stand' && where.some(({ relation, what }) => relation === 'in' && homes.test(what)),
  );
  const words = inside.flatMap(({ evidence }) => evidence);
  if (words.length === 0) return false;
  const isDone = (id: string) =>
    deeds.some(
      (deed) =>
        !inside.includes(deed) &&
        (deed.whom === id ||
          deed.where.some(
            ({ relation, what }) => what === id && /^(?:in|on|at|through|towards)$/.test(relation),
          )),
    );
  const outdoor = named.filter(({ id }) => {
    const stage = stageOfConcept(id.replace(/^at-/, ''));
    return stage !== undefined && stage !== 'garden' && !isInside(stage) && !homes.test(id);
  });
  return (
    outdoor.length > 0 &&
    outdoor.every(
      ({ id, evidence }) =>
        !isDone(id) &&
        evidence.every((own) =>
          words.some((one) => one.start <= own.start && own.start - one.end <= houseReach),
        ),
    )
  );
}

/** `At school, in the yard`: where its pupils are let out. */
export function isInYard({ settings }: DreamAnalysis): boolean {
  return settings.some(({ evidence }) =>
    evidence.some(
      ({ text, negated }) => !negated && /^(?:yard|cour|courtyard|school ?yard)$/i.test(text),
    ),
  );
}

/** `In the lift of a hotel`, « dans l'escalier de l'école »: on the way, and in no room of it. */
export function wayStoodIn(
  { deeds = [], changes = [] }: DreamAnalysis,
  best: string,
): string | undefined {
  if (changes.some(({ of }) => of === best)) return undefined;
  const isIn = (where: Deed['where'], of: RegExp) =>
    where.find(({ relation, what }) => /^(?:in|on)$/.test(relation) && of.test(what))?.what;
  const way = deeds
    .filter(({ who, act }) => who === 'dreamer' && /^(?:stand|sit|wait|lie)$/.test(act))
    .map(({ where }) => isIn(where, /^(?:lift|stairs)$/))
    .find((what) => what !== undefined);
  const isElsewhere = deeds.some(({ where }) =>
    where.some(({ relation, what }) => what === best && /^(?:in|on|through)$/.test(relation)),
  );
  return isElsewhere ? undefined : way;
}
