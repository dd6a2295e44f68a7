import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { pieceFor } from '#press/pieces/registry.ts';

/** Whose head is an animal's, and that animal's concept. */
export interface Chimera {
  readonly of: string;
  readonly head: string;
}

/** Letters from somebody to the head they have: ` had a `, « à », ` with the `, « avait une ». */
const near = 24;

/**
 * `My teacher had a horse's head`, « un homme à tête de cerf »: the animal is nowhere but on their
 * shoulders. The rest of the dream is told without it.
 */
export function withChimeras(told: DreamAnalysis): {
  readonly analysis: DreamAnalysis;
  readonly chimeras: readonly Chimera[];
} {
  const analysis = beheaded(ofPeople(told));
  const head = analysis.symbols.find(({ id }) => id === 'head');
  const chimeras: (Chimera & { readonly beast: Evidence })[] = [];
  for (const part of head?.evidence ?? []) {
    for (const { id, evidence } of analysis.symbols) {
      const beast = evidence.find((own) => beastHeads.has(id) && isHeadOf(part, own));
      if (beast === undefined) continue;
      const from = Math.min(part.start, beast.start);
      const gapOf = ({ evidence: own }: (typeof analysis.characters)[number]) =>
        Math.min(...own.map(({ end }) => (end <= from ? from - end : Infinity)));
      const [owner] = analysis.characters
        .filter((one) => one.identity !== 'animal' && gapOf(one) <= near)
        .sort((a, b) => gapOf(a) - gapOf(b));
      if (owner) chimeras.push({ of: owner.id, head: id, beast });
    }
  }
  chimeras.push(...sameAs(analysis));
  if (chimeras.length === 0) return { analysis, chimeras };
  const isHead = (own: Evidence) =>
    chimeras.some(({ beast }) => own.start < beast.end && beast.start < own.end);
  const ids = new Set(['head', ...chimeras.map((one) => one.head)]);
  const gone = analysis.characters.filter(({ evidence }) => evidence.every(isHead));
  const owner = chimeras[0]?.of ?? 'dreamer';
  const name = (id: string) => (ids.has(id) || gone.some((one) => one.id === id) ? owner : id);
  return {
    chimeras,
    analysis: {
      ...analysis,
      symbols: analysis.symbols.filter(
        ({ id, evidence }) => id !== 'head' && !evidence.every(isHead),
      ),
      characters: analysis.characters.filter((one) => !gone.includes(one)),
      deeds: analysis.deeds?.map((deed) => ({
        ...deed,
        who: name(deed.who),
        ...(deed.whom !== undefined && { whom: name(deed.whom) }),
      })),
    },
  };
}

/** `My dog was the judge`: a judge, who is a dog. */
function ofPeople(told: DreamAnalysis): DreamAnalysis {
  const isBeast = (id: string | undefined) =>
    told.characters.some((one) => one.id === id && one.identity === 'animal');
  const isPerson = (id: string | undefined) =>
    told.characters.some((one) => one.id === id && one.identity !== 'animal');
  const startOf = (id: string) =>
    Math.min(
      ...told.characters.flatMap((one) =>
        one.id === id ? one.evidence.map(({ start }) => start) : [],
      ),
    );
  const changes = told.changes?.map((one) => {
    const { of, what } = one;
    if (one.change !== 'same-as' || what === undefined || !isBeast(of) || !isPerson(what))
      return one;
    // Its words hold both of them.
    const evidence = one.evidence.map((own) => ({
      ...own,
      start: Math.min(own.start, startOf(of)),
    }));
    return { ...one, of: what, what: of, evidence };
  });
  return changes ? { ...told, changes } : told;
}

/** `The waiter was an octopus`: whose head no person can have is seen as the animal alone. */
function beheaded(analysis: DreamAnalysis): DreamAnalysis {
  const { changes = [], symbols, characters, deeds = [] } = analysis;
  const names = new Map(
    changes.flatMap(({ of, change, what }) => {
      const beast = characters.find(({ id }) => id === what);
      const symbol = [...symbols, ...(analysis.props ?? [])].find(
        ({ id, evidence }) =>
          pieceFor(id) !== null &&
          evidence.some((own) => beast?.evidence.some(({ start }) => start === own.start)),
      );
      const isSomebody = characters.some(({ id }) => id === of);
      const isAlone =
        change === 'same-as' && isSomebody && symbol !== undefined && !beastHeads.has(symbol.id);
      return isAlone && beast ? [[of, beast.id] as const] : [];
    }),
  );
  if (names.size === 0) return analysis;
  const name = (id: string) => names.get(id) ?? id;
  return {
    ...analysis,
    // Several who are a beast are several of it.
    characters: characters
      .filter(({ id }) => !names.has(id))
      .map((one) => {
        const isOfMany = characters.some(
          ({ id, number }) => number === 'group' && names.get(id) === one.id,
        );
        return isOfMany ? { ...one, number: 'group' as const } : one;
      }),
    changes: changes
      .filter(({ change }) => change !== 'same-as')
      .map((one) => ({ ...one, of: name(one.of) })),
    deeds: deeds.map((deed) => ({
      ...deed,
      who: name(deed.who),
      ...(deed.whom !== undefined && { whom: name(deed.whom) }),
    })),
  };
}

/** « Mon patron était mon chat »: one being, and shown as one. */
function sameAs({ changes = [], symbols, characters }: DreamAnalysis) {
  return changes.flatMap(({ of, change, what, evidence }) => {
    if (change !== 'same-as' || !(of === 'dreamer' || characters.some((one) => one.id === of)))
      return [];
    const isSaid = (own: Evidence) =>
      evidence.some(({ start, end }) => start <= own.start && own.end <= end);
    const character = characters.find(({ id }) => id === what);
    const beast = symbols.find(
      (one) =>
        beastHeads.has(one.id) &&
        one.evidence.some(isSaid) &&
        (one.id === what || character?.evidence.some(isSaid)),
    );
    const own = beast?.evidence.find(isSaid);
    return beast && own ? [{ of, head: beast.id, beast: own }] : [];
  });
}

/** « Tête de cerf », `head of a deer`, `horse's head`. */
function isHeadOf(head: Evidence, beast: Evidence): boolean {
  const after = beast.start - head.end;
  const before = head.start - beast.end;
  return (after >= 2 && after <= 7) || (before >= 1 && before <= 3);
}
