import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { asShown, teethLost, toothless } from '#press/choosing/as-shown.ts';
import { deedShown, deedsShown } from '#press/choosing/deeds/deed-shown.ts';
import { rankDeeds } from '#press/choosing/deeds/rank-deeds.ts';
import { addBystanders, matesAboard, matesChased } from '#press/choosing/people/bystanders.ts';
import { rosterOf } from '#press/choosing/people/roster.ts';
import type { PlaceOf } from '#press/grounds/placed.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** What a deed must be worth to be shown beside the first. */
const leastWorth = 1.6;

/** What is stranger than this and does nothing is what the picture is of, if no act is worth more. */
const wonder = 1.6;

/** Who is in a scene, and where the analysis's ids stand among them. */
export interface Cast extends Pick<PrintScene, 'actors' | 'deeds' | 'hero'> {
  readonly places: ReadonlyMap<string, number>;
}

export function castOf(
  analysis: DreamAnalysis,
  where: PlaceOf,
  named: readonly Named[],
  bearers: ReadonlySet<string> = new Set(),
): Cast {
  const { stage } = where;
  const roster = rosterOf(analysis, where, named, bearers);
  const { actors, places, changesOf, wonderOf } = roster;
  const deeds: ShownDeed[] = [];
  const casting = { analysis, stage, roster, bearers, deeds };
  let bestWorth = 0;
  for (const { deed, worth } of rankDeeds(analysis, named, stage, changesOf)) {
    if (deeds.length > 0 && worth < leastWorth) break;
    if (deeds.length >= deedsShown) break;
    const shown = deedShown(casting, deed);
    if (deeds.length === 0 && shown.length > 0) bestWorth = worth;
    deeds.push(...shown);
  }
  deeds.push(...matesAboard(analysis, roster, deeds), ...matesChased(analysis, roster, deeds));
  // `My teeth fell out`: out of somebody's mouth.
  const loser = toothless(analysis);
  const mouth = loser === undefined ? null : roster.add(loser);
  const strange = addBystanders(analysis, where, named, roster, deeds);
  const stillest = strange.map((id) => ({ at: places.get(id), worth: wonderOf(id) }));
  const [most] = stillest.filter(
    ({ at }) => at !== undefined && !deeds.some(({ who, whom }) => who === at || whom === at),
  );
  const isWonder = most?.at !== undefined && most.worth >= wonder && most.worth > bestWorth - 0.6;
  const hero = isWonder ? most?.at : undefined;
  const shown = mouth === null ? deeds : teethLost(actors, deeds, mouth);
  return {
    actors: asShown(actors, shown),
    deeds: shown,
    places,
    ...(hero !== undefined && { hero }),
  };
}
