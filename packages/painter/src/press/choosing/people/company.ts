import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Cast } from '#press/choosing/people/cast-of.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import type { Actor, ShownDeed } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

const dining = new Set<StageName>(['kitchen', 'livingRoom', 'restaurant', 'garden']);

/** What one does at table. */
const atTable = new Set<ShownDeed['act']>([
  ...(['eat', 'sit', 'speak', 'laugh', 'cry', 'shout', 'look', 'wait', 'stand', 'sing'] as const),
]);

const table: Actor = {
  kind: 'thing',
  id: 'laid-table',
  label: { fr: 'table mise', en: 'laid table' },
  count: 1,
  changes: [],
};

/** `A horse was sitting at the dinner table`: it dines as the others do. */
function isSeatedBeast(
  one: Actor | undefined,
  deeds: readonly ShownDeed[],
  place: number,
): boolean {
  const isUpright = one?.kind === 'thing' && beastHeads.has(one.id) && one.id !== 'fish';
  return isUpright && deeds.some(({ who, act }) => who === place && act === 'sit');
}

/** Who dines together sits at one table: a meal of several people has one, told or not. */
export function atOneTable<Shown extends Pick<Cast, 'actors' | 'deeds' | 'hero'>>(
  cast: Shown,
  { symbols, props = [] }: DreamAnalysis,
  stage: StageName,
): Shown {
  const { actors, deeds } = cast;
  const people = [...actors.keys()].filter(
    (n) => actors[n]?.kind === 'person' || isSeatedBeast(actors[n], deeds, n),
  );
  const guests = people.reduce((sum, n) => sum + (actors[n]?.count ?? 0), 0);
  const isNamed = [...symbols, ...props].some(({ id }) => id === 'feast' || id === 'laid-table');
  const isEating = deeds.some(({ act, who }) => act === 'eat' && people.includes(who));
  const isMeal = isNamed || (isEating && guests > 2);
  const known = actors.findIndex((one) => one.kind === 'thing' && one.id === 'laid-table');
  if (!isMeal || !dining.has(stage) || guests < 2 || (known < 0 && actors.length >= 6)) return cast;
  const to = known < 0 ? actors.length : known;
  const relation = { name: 'at', to } as const;
  const seated = deeds.map((deed): ShownDeed => {
    const isGuest = people.includes(deed.who) && atTable.has(deed.act);
    // Who eats in a place does so at its table.
    const isFree =
      deed.relation === undefined || (deed.act === 'eat' && deed.relation.to === 'place');
    return isGuest && isFree ? { ...deed, relation } : deed;
  });
  const busy = new Set(deeds.flatMap(({ who, whom }) => [who, whom]));
  const others = people
    .filter((n) => !busy.has(n))
    .map((who): ShownDeed => ({ who, act: 'sit', relation }));
  if (others.length === 0 && seated.every((deed, n) => deed === deeds[n])) return cast;
  return {
    ...cast,
    actors: known < 0 ? [...actors, table] : actors,
    deeds: [...seated, ...others].slice(0, 5),
  };
}
