import type { Cast, Mention } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { allNamed, isHomeward, type Named } from '#read/named.ts';
import { placesOnlySaid } from '#read/people/only-said.ts';
import { isOwnRole } from '#read/people/own-roles.ts';
import { onlyPictured } from '#read/pictured.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * Who or what is named and is not there: whose a place or thing is (`my aunt's house`, « le jardin de
 * mes parents »), what something else stands for (`instead of the cake`), what only a picture
 * shows, what the dreamer is (`I'm a plumber`), and a place that says which thing or how many.
 */
export function readOwners(reading: Reading, cast: Cast): string[] {
  const named = allNamed(reading, cast);
  const ids = [...new Set(cast.mentions.map(({ id }) => id))];
  const owners = ids.filter((id) =>
    cast.mentions.every(
      (mention) =>
        mention.id !== id || isOwnRole(reading, mention) || isOwner(reading, named, mention),
    ),
  );
  const things = [...new Set(named.map(({ id }) => id))];
  const replaced = things.filter((id) =>
    named.every((one) => one.id !== id || isReplaced(reading, one)),
  );
  const symbols = matchesOf(reading, 'symbol');
  const undone = symbols
    .map(({ meaning }) => meaning.value.id)
    .filter((id) =>
      symbols.every(
        (one) =>
          one.meaning.value.id !== id || isReplaced(reading, one) || isHomeward(reading, one.from),
      ),
    );
  const only = [...onlyPictured(reading, cast), ...placesOnlySaid(reading)];
  return [...new Set([...owners, ...replaced, ...undone, ...only])];
}

/** « À la place du gâteau », `instead of a cake`. */
function isReplaced({ tokens }: Reading, { from }: Pick<Named, 'from'>): boolean {
  const before = [4, 3, 2, 1].map((n) => tokens[from - n]?.lower ?? '').join(' ');
  // « Au milieu du désert » is in it.
  return /(?:^| )(?:instead of|place d(?:es?|u|')|lieu d(?:es?|u|')|in place of)(?: \S+){0,1}$/.test(
    before,
  );
}

/** Whether somebody is only said to have what stands beside their name. */
export function isOwner(
  reading: Reading,
  named: readonly Named[],
  { from, to }: Pick<Mention, 'from' | 'to'>,
): boolean {
  const { tokens } = reading;
  if (tokens[to]?.lower === "'s") {
    const owned = named.find((one) => one.from > to && one.from <= to + 3);
    return owned === undefined ? isThingWord(reading, to + 1) : isOnlyHad(reading, owned);
  }
  let at = from - 1;
  if (/^(?:my|his|her|our|mon|ma|mes|son|sa|ses|la|le|l'|les|the)$/.test(tokens[at]?.lower ?? '')) {
    at -= 1;
  }
  if (!/^(?:of|de|d'|du|des)$/.test(tokens[at]?.lower ?? '')) return false;
  const owned = named.find((one) => one.to === at);
  if (owned !== undefined) return isOnlyHad(reading, owned);
  return articles.has(tokens[at - 2]?.lower ?? '') && isThingWord(reading, at - 1);
}

const articles = wordSet("le la l' les un une des mon ma mes son sa ses the a an");

/** « Le tablier de ma grand-mère »: of a thing that has no name here; of a body somebody is there. */
function isThingWord({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return word.length > 3 && !ofBodies.has(word);
}

/** What is somebody's own, and where they are. */
const ofBodies = wordSet(
  `main mains bras épaule épaules genou genoux corps pieds pied tête visage yeux joue lèvres bouche cheveux côté
  ventre poitrine doigts voix regard sourire présence silhouette ombre fantôme reste moitié
  hand hands arms shoulder shoulders knees lap body feet head face eyes cheek lips mouth hair side back
  belly chest fingers voice smile presence shadow ghost rest half mother father sister brother friend
  friends wife husband daughter daughters parents children house boyfriend girlfriend family`,
);

/** A house, a hamster: what one has, and is not there with. */
function isOnlyHad(reading: Reading, owned: Named | undefined): boolean {
  if (owned === undefined) return false;
  return owned.kind === 'thing' ? owned.category !== 'body' : isBeast(reading, owned);
}
