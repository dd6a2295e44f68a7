import { motifNights } from '@reverie/contract/matches.rules';
import type { Carrying } from '#features/matches/pairing.rules.ts';

/** A dream that everybody reads: whose, of which night, and what it names. */
export type Night = { userId: string; day: number; motifs: readonly string[] };

/** Motifs somebody is held to carry at most: those of most of their nights. */
const carriedAtMost = 40;
/** Days that a number has room for beside a motif: of some three thousand years. */
const days = 2 ** 20;

/**
 * Adds up dreams as they are read, in any order: a number for each motif and night of somebody, since
 * there are millions.
 */
export function createTally() {
  const names: string[] = [];
  const places = new Map<string, number>();
  const nightsOf = new Map<string, Set<number>>();
  const metBy = new Map<string, number[]>();

  function placeOf(motif: string): number {
    const known = places.get(motif);
    if (known !== undefined) return known;
    places.set(motif, names.length);
    return names.push(motif) - 1;
  }

  /** Whether they have as many nights as a motif takes: of which ones is kept only until then. */
  function noteNight(userId: string, day: number): void {
    const nights = nightsOf.get(userId);
    if (!nights) nightsOf.set(userId, new Set([day]));
    else if (nights.size < motifNights) nights.add(day);
  }

  function carriedBy(met: readonly number[]): string[] {
    const counts = new Map<number, number>();
    for (const each of new Set(met)) {
      const place = Math.floor(each / days);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, nights]) => nights >= motifNights)
      .map(([place, nights]) => ({ motif: names[place] ?? '', nights }))
      .sort((a, b) => b.nights - a.nights || (a.motif < b.motif ? -1 : 1))
      .slice(0, carriedAtMost)
      .map(({ motif }) => motif);
  }

  return {
    add({ userId, day, motifs }: Night): void {
      noteNight(userId, day);
      if (motifs.length === 0) return;
      const met = metBy.get(userId) ?? [];
      for (const motif of motifs) met.push(placeOf(motif) * days + day + days / 2);
      metBy.set(userId, met);
    },

    /** Dreamers who could carry any, and who carries which. */
    sum(): { dreamers: number; carrying: Carrying[] } {
      const nights = [...nightsOf.values()];
      return {
        dreamers: nights.filter(({ size }) => size >= motifNights).length,
        carrying: [...metBy].flatMap(([userId, met]): Carrying[] => {
          const motifs = carriedBy(met);
          return motifs.length > 0 ? [{ userId, motifs }] : [];
        }),
      };
    },
  };
}
