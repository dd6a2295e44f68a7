import type { Cast, Mention } from '#grammar/person.ts';
import { isBeast } from '#read/made-of.ts';
import { allNamed, type Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';

/**
 * Who or what is named and is not there: whose a place or thing is (`my aunt's house`, « le jardin de
 * mes parents »), and what something else stands for (`instead of the cake`).
 */
export function readOwners(reading: Reading, cast: Cast): string[] {
  const named = allNamed(reading, cast);
  const ids = [...new Set(cast.mentions.map(({ id }) => id))];
  const owners = ids.filter((id) =>
    cast.mentions.every((mention) => mention.id !== id || isOwner(reading, named, mention)),
  );
  const things = [...new Set(named.map(({ id }) => id))];
  const replaced = things.filter((id) =>
    named.every((one) => one.id !== id || isReplaced(reading, one)),
  );
  return [...new Set([...owners, ...replaced])];
}

/** « À la place du gâteau », `instead of a cake`. */
function isReplaced({ tokens }: Reading, { from }: Named): boolean {
  const before = [4, 3, 2, 1].map((n) => tokens[from - n]?.lower ?? '').join(' ');
  return /(?:instead of|place d[eu']s?|lieu d[eu']|in place of)(?: \S+){0,1}$/.test(before);
}

function isOwner(reading: Reading, named: readonly Named[], { from, to }: Mention): boolean {
  const { tokens } = reading;
  if (tokens[to]?.lower === "'s") {
    const owned = named.find((one) => one.from > to && one.from <= to + 3);
    return isOwned(reading, owned);
  }
  let at = from - 1;
  if (/^(?:my|his|her|our|mon|ma|mes|son|sa|ses|la|le|l'|les|the)$/.test(tokens[at]?.lower ?? '')) {
    at -= 1;
  }
  if (!/^(?:of|de|d'|du|des)$/.test(tokens[at]?.lower ?? '')) return false;
  return isOwned(
    reading,
    named.find((one) => one.to === at),
  );
}

/** A house, a hamster: what one has, and is not there with. */
function isOwned(reading: Reading, owned: Named | undefined): boolean {
  if (owned === undefined) return false;
  return owned.kind === 'thing' ? owned.category !== 'body' : isBeast(reading, owned);
}
