import {
  commonestMotif,
  commonestTogether,
  fewestCarriers,
  matchMotifs,
} from '@reverie/contract/matches.rules';

/** Who carries which motifs, of all dreamers: those who carry none count in `dreamers` alone. */
export type Carrying = { userId: string; motifs: readonly string[] };

/** Three motifs that are unusual and yet carried by enough people, and who of those may be told. */
export type Shared = {
  motifs: { id: string; carriers: number }[];
  carriers: number;
  among: string[];
};

export type Proposal = Omit<Shared, 'among'> & { one: string; other: string };

/** Whom one may be held against in one look, of those who share the same three: enough to find one. */
const triedAtMost = 20;

/**
 * Every three motifs that two of `candidates` share and that may be told: each, and all at once,
 * carried by enough dreamers to point at none, and by few enough to be unusual. By a list of carriers
 * for each motif, from the rarest on: nobody is held against everybody.
 */
export function sharedBy(
  all: readonly Carrying[],
  { dreamers, candidates }: { dreamers: number; candidates: ReadonlySet<string> },
): Shared[] {
  const unusual = unusualMotifs(all, dreamers);
  const place = new Map(unusual.map(({ id }, at) => [id, at]));
  const carriers = all.map(({ userId, motifs }) => ({
    userId,
    places: motifs.flatMap((id) => place.get(id) ?? []).sort((a, b) => a - b),
  }));
  const lists: Rare[][] = unusual.map(() => []);
  for (const one of carriers) {
    if (one.places.length < matchMotifs) continue;
    for (const at of one.places) lists[at]?.push(one);
  }
  const most = dreamers * commonestTogether;
  return lists.flatMap((list, at) => {
    const able = list.filter(({ userId }) => candidates.has(userId));
    if (able.length < 2 || list.length < fewestCarriers) return [];
    const counted = countPairs(list, at, unusual.length);
    const among = new Map<number, string[]>();
    for (const { userId, places } of able) {
      forEachPair(places, at, unusual.length, (pair) => {
        const count = counted.get(pair) ?? 0;
        if (count < fewestCarriers || count > most) return;
        const known = among.get(pair);
        if (known) known.push(userId);
        else among.set(pair, [userId]);
      });
    }
    return [...among].flatMap(([pair, ids]): Shared[] => {
      if (ids.length < 2) return [];
      const places = [at, Math.floor(pair / unusual.length), pair % unusual.length];
      const motifs = places.flatMap((each) => unusual[each] ?? []);
      return [{ motifs, carriers: counted.get(pair) ?? 0, among: ids }];
    });
  });
}

type Rare = { userId: string; places: readonly number[] };

/** The rarest first, among those that neither everybody carries nor too few. */
function unusualMotifs(all: readonly Carrying[], dreamers: number) {
  const counts = new Map<string, number>();
  for (const { motifs } of all) {
    for (const id of motifs) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, carriers]) => ({ id, carriers }))
    .filter(({ carriers }) => carriers >= fewestCarriers && carriers <= dreamers * commonestMotif)
    .sort((a, b) => a.carriers - b.carriers || a.id.localeCompare(b.id));
}

/** How many carry each two motifs beside one that is rarer. Two places of `size` are one number. */
function countPairs(list: readonly Rare[], at: number, size: number): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { places } of list) {
    forEachPair(places, at, size, (pair) => counted.set(pair, (counted.get(pair) ?? 0) + 1));
  }
  return counted;
}

function forEachPair(
  places: readonly number[],
  at: number,
  size: number,
  found: (pair: number) => void,
): void {
  const from = places.indexOf(at) + 1;
  for (let second = from; second < places.length; second += 1) {
    for (let third = second + 1; third < places.length; third += 1) {
      found((places[second] ?? 0) * size + (places[third] ?? 0));
    }
  }
}

type Choosing = {
  languageOf: (userId: string) => string | undefined;
  /** Whether two may not be told of one another. */
  isBarred: (one: string, other: string) => boolean;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
};

/** Tells each of one other at most: the rarest first, and by chance among those who share the same. */
export function pairUp(
  shared: readonly Shared[],
  { languageOf, isBarred, random }: Choosing,
): Proposal[] {
  const taken = new Set<string>();
  const proposals: Proposal[] = [];
  const inOrder = shuffled(shared, random).sort((a, b) => a.carriers - b.carriers);
  for (const { among, motifs, carriers } of inOrder) {
    const free = shuffled(
      among.filter((userId) => !taken.has(userId)),
      random,
    );
    for (const [at, one] of free.entries()) {
      if (taken.has(one)) continue;
      const other = free
        .slice(at + 1, at + 1 + triedAtMost)
        .find(
          (each) =>
            !taken.has(each) && languageOf(each) === languageOf(one) && !isBarred(one, each),
        );
      if (other === undefined) continue;
      taken.add(one).add(other);
      proposals.push({ motifs, carriers, one, other });
    }
  }
  return proposals;
}

/** Fisher and Yates: the one who asks for the order of a list learns nothing from it. */
function shuffled<T>(all: readonly T[], random: (below: number) => number): T[] {
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
