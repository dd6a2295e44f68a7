import type { Named } from '#read/named.ts';
import { isOnStage } from '#read/on-stage.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** A deed without those whom its own words name only in a clause that is not in the scene. */
export function withoutOffstage(
  reading: Reading,
  named: readonly Named[],
  from: number,
  deed: Deed,
): Deed {
  const end = sentenceAt(reading, from)?.to ?? from;
  const isThere = (id: string) => {
    const own = named.filter((one) => one.id === id);
    const here = own.find((one) => one.from >= from && one.from < end);
    return (
      here === undefined || isOnStage(reading, here.from) || own.some((one) => isTaken(one, here))
    );
  };
  const isTaken = (one: Named, here: Named) => one !== here && isOnStage(reading, one.from);
  // What is spoken of is what the words are of.
  const isTopic = (relation: string) => deed.act === 'speak' && relation === 'with';
  const where = deed.where.filter(({ relation, what }) => isTopic(relation) || isThere(what));
  const isWhole = where.length === deed.where.length;
  if (isWhole && (deed.whom === undefined || isThere(deed.whom))) return deed;
  const { whom, ...rest } = deed;
  return { ...rest, ...(whom !== undefined && isThere(whom) && { whom }), where };
}
