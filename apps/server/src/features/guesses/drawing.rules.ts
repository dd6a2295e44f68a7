import { type GuessFeeling, guessFeelings, guessPaintings } from '@reverie/contract/guesses.rules';

/** A public dream with the painting that readers see of it. */
export type Candidate = {
  dreamId: string;
  ownerId: string;
  paintingId: string;
  /** Of its painting: what could tell it apart without its dream being read. */
  style: string;
  width: number;
  height: number;
  /** As its dreamer said it was, from -2 to 2; null where they did not. */
  mood: number | null;
  /** Its day as everybody reads it, `YYYY-MM-DD`. */
  day: string;
  /** Whether it was asked of this person before. */
  isSeen: boolean;
};

/**
 * The dream of a round, its paintings in the order they hang, and which of them is its own. Null of a
 * feeling and of nights says that they are not asked.
 */
export type Drawn = {
  dreamId: string;
  paintings: string[];
  place: number;
  feeling: GuessFeeling | null;
  nights: string[] | null;
  night: number | null;
};

type Chance = (below: number) => number;

/** The grade of a mood without how much of it. */
export function feelingOf(mood: number | null): GuessFeeling | null {
  if (mood === null) return null;
  if (mood === 0) return 'neutral';
  return mood < 0 ? 'unpleasant' : 'pleasant';
}

/**
 * Draws a round: five dreamers, five paintings alike in manner and shape. Null where there are too
 * few. Everything is decided here, before anybody answers. The feeling is drawn first and a dream of
 * it then, so that whoever always says the commonest is right no more often than by chance; where a
 * feeling has no dream left, none is asked.
 */
export function draw(candidates: readonly Candidate[], random: Chance): Drawn | null {
  const able = candidates.filter((own) => !own.isSeen && hasCompany(own, candidates));
  const felt = (feeling: GuessFeeling) => able.filter(({ mood }) => feelingOf(mood) === feeling);
  const isAsked = guessFeelings.every((feeling) => felt(feeling).length > 0);
  const feeling = isAsked ? (guessFeelings[random(guessFeelings.length)] ?? null) : null;
  const from = feeling === null ? able : felt(feeling);
  const own = from[random(Math.max(1, from.length))];
  if (!own) return null;
  const hung = shuffled([own, ...companyOf(own, shuffled(candidates, random))], random);
  const nights = [...new Set(hung.map(({ day }) => day))].sort();
  const isDated = nights.length === guessPaintings;
  return {
    dreamId: own.dreamId,
    paintings: hung.map(({ paintingId }) => paintingId),
    place: hung.indexOf(own),
    feeling,
    nights: isDated ? nights : null,
    night: isDated ? nights.indexOf(own.day) : null,
  };
}

const hasCompany = (own: Candidate, all: readonly Candidate[]) =>
  companyOf(own, all).length === guessPaintings - 1;

/** The first four of as many other dreamers, whose paintings are alike. */
function companyOf(own: Candidate, all: readonly Candidate[]): Candidate[] {
  const taken = new Set([own.ownerId]);
  const found: Candidate[] = [];
  for (const each of all) {
    if (found.length === guessPaintings - 1) break;
    if (taken.has(each.ownerId) || !isAlike(each, own)) continue;
    taken.add(each.ownerId);
    found.push(each);
  }
  return found;
}

const isAlike = (one: Candidate, other: Candidate) =>
  one.style === other.style && one.width === other.width && one.height === other.height;

/** Fisher and Yates. */
function shuffled<T>(all: readonly T[], random: Chance): T[] {
  const list = [...all];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one === undefined || two === undefined) continue;
    list[at] = two;
    list[other] = one;
  }
  return list;
}
