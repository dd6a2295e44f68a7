import type { MotifList } from '@reverie/contract/motifs';
import { asTitle } from '#features/motifs/phrase.rules.ts';
import type { Language } from '#language/language.ts';

export type NamedMotif = { id: string; name: string };
export type SharedMotif = NamedMotif & { dreamers: number };
export type MotifFamily = NamedMotif & { motifs: NamedMotif[] };

/** Those that many share, most first, in one language: the other does not travel. */
export function sharedMotifs({ motifs }: MotifList, language: Language): SharedMotif[] {
  return motifs
    .flatMap(({ id, phrase, dreamers }) =>
      dreamers === null ? [] : [{ id, name: asTitle(phrase[language], language), dreamers }],
    )
    .sort((one, other) => other.dreamers - one.dreamers);
}

/** All of them by family, each in the order of its letters. */
export function motifFamilies(
  { motifs, categories }: MotifList,
  language: Language,
): MotifFamily[] {
  const byFamily = Map.groupBy(motifs, ({ category }) => category);
  return categories.map(({ id, label }) => ({
    ...{ id, name: label[language] },
    motifs: (byFamily.get(id) ?? [])
      .map((motif) => ({ id: motif.id, name: motif.label[language] }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
  }));
}

/** Percent of a scale's length at which a share stands, where `most` is the end of it. */
export function placeOn(share: number, most: number): string {
  const place = most > 0 ? Math.min(1, Math.max(0, share / most)) : 0;
  return `${Math.round(1_000 * place) / 10}%`;
}
