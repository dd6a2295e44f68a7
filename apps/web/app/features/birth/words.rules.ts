import type { Character, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Shown } from '@reverie/painter/page';

/** Where somebody or something of a picture is said in the dream; offsets of its text. */
export type Said = { start: number; end: number };

type Told = Pick<DreamAnalysis, 'symbols' | 'characters' | 'settings'>;

/** The words of each actor, and of the place, where the dream has some; null where it has none. */
export function wordsOf(
  actors: readonly Shown[],
  { symbols, characters, settings }: Told,
): { actors: (Said | null)[]; place: Said | null } {
  const left = characters.filter(({ shown }) => shown);
  const found = actors.map((actor): Said | null => {
    if (actor.kind === 'thing') {
      return firstOf(symbols.find(({ id }) => id === actor.id)?.evidence);
    }
    if (actor.who === 'dreamer') return null;
    const place = left.findIndex((character) => isLike(character, actor));
    const [character] = place < 0 ? [] : left.splice(place, 1);
    return firstOf(character?.evidence);
  });
  return { actors: found, place: firstOf(settings.find(({ shown }) => shown)?.evidence) };
}

/** The press knows age and sex where the dream tells; what it does not know fits all. */
function isLike({ gender, age }: Character, actor: Extract<Shown, { kind: 'person' }>): boolean {
  const isKnown = actor.gender === 'male' || actor.gender === 'female';
  const isGrown = age !== 'child' && age !== 'baby';
  return (
    (!isKnown || (gender !== 'male' && gender !== 'female') || gender === actor.gender) &&
    (isGrown ? actor.age === 'adult' || actor.age === 'old' : actor.age === age)
  );
}

function firstOf(evidence: readonly Evidence[] | undefined): Said | null {
  const spoken = evidence?.find(({ negated }) => !negated);
  return spoken ? { start: spoken.start, end: spoken.end } : null;
}
