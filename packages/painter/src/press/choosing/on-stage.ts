import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';

/**
 * A dream without what it names in words of what is not in the scene: said, wished, remembered,
 * elsewhere. Whoever has a part in a deed is there, whatever was said of them before.
 */
export function withOnlyShown(told: DreamAnalysis): DreamAnalysis {
  const { offstage = [], changes, props } = told;
  if (offstage.length === 0) return told;
  const isThere = ({ start }: Evidence) =>
    !offstage.some((span) => span.start <= start && start < span.end);
  const named = [...told.symbols, ...told.characters, ...(props ?? [])];
  const isOnlySaid = (id: string) => {
    const words = named.filter((one) => one.id === id).flatMap(({ evidence }) => evidence);
    return words.length > 0 && !words.some(isThere);
  };
  // What somebody only speaks of is not beside them.
  const deeds = told.deeds?.map((deed) => {
    if (deed.act !== 'speak') return deed;
    const where = deed.where.filter(
      ({ relation, what }) => relation !== 'with' || !isOnlySaid(what),
    );
    return where.length === deed.where.length ? deed : { ...deed, where };
  });
  const parties = new Set(
    deeds?.flatMap(({ who, whom, where }) => [who, whom, ...where.map(({ what }) => what)]),
  );
  // A horse that was only told of, and is then ridden: a word of it names a somebody and a symbol.
  const kept = named.filter(({ id }) => parties.has(id)).flatMap(({ evidence }) => evidence);
  const isSeen = (words: Evidence) =>
    isThere(words) || kept.some(({ start, end }) => start < words.end && words.start < end);
  const onlyThere = <One extends { readonly evidence: readonly Evidence[] }>(
    all: readonly One[],
    isParty: (one: One) => boolean,
  ): One[] =>
    all.flatMap((one) => {
      const evidence = one.evidence.filter(isSeen);
      if (evidence.length === one.evidence.length || isParty(one)) return [one];
      return evidence.length === 0 ? [] : [{ ...one, evidence }];
    });
  return {
    ...told,
    characters: onlyThere(told.characters, ({ id }) => parties.has(id)),
    settings: onlyThere(told.settings, ({ kind = '' }) => parties.has(kind)),
    symbols: onlyThere(told.symbols, ({ id }) => parties.has(id)),
    ...(deeds && { deeds }),
    ...(props && { props: onlyThere(props, ({ id }) => parties.has(id)) }),
    ...(changes && { changes: onlyThere(changes, () => false) }),
  };
}
