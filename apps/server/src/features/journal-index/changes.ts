import type { TrueRow } from '#features/dreams/table.ts';
import * as queries from '#features/journal-index/queries.ts';
import {
  facetsOf,
  facetTerm,
  type Opened,
  type Word,
  wordsOf,
} from '#features/journal-index/rules.ts';
import type { Db } from '#platform/db/database.ts';
import type { Seal } from '#platform/seal/seal.ts';

type Entry = { kind: string; dream: TrueRow; words: Word[]; facets: string[] };

/** What several dreams nobody indexed before are found by, in five statements however many they are. */
export async function keepNew(
  db: Db,
  { termOf, words: sealing }: Opened,
  { ownerId, rows, seal }: { ownerId: string; rows: readonly TrueRow[]; seal: Seal },
): Promise<void> {
  const entries = rows.flatMap((dream): Entry[] => {
    const { title, content, tags } = dream;
    const open = [title ?? '', content, ...tags].join('\n');
    const report = dream.report ? seal.open(dream.report, dream.id) : null;
    const facets = facetsOf(dream).map((facet) => facetTerm(termOf, 'open', facet));
    return [
      { kind: 'words', dream, words: wordsOf(termOf, 'open', open), facets: [] },
      ...(report === null
        ? []
        : [{ kind: 'report', dream, words: wordsOf(termOf, 'sealed', report), facets: [] }]),
      { kind: 'facets', dream, words: [], facets },
    ];
  });
  const ids = await queries.insertEntries(
    db,
    entries.map(({ kind, dream: { id } }) => ({ ownerId, kind, ref: id, dreamId: id })),
  );
  const terms = entries.flatMap(({ kind, dream: { id, night, seq }, words, facets }) => {
    const entryId = ids.get(`${kind} ${id}`) ?? 0;
    const all = new Set([...words.map(({ term }) => term), ...facets]);
    return [...all].map((term) => ({ term, night, seq, entryId }));
  });
  await queries.insertTerms(db, terms);
  const words = new Map(entries.flatMap((entry) => entry.words.map((word) => [word.term, word])));
  const known = [...words.values()].flatMap(({ prefix, ...word }) =>
    prefix ? [{ ...word, prefix }] : [],
  );
  const named = known.map(({ term }) => term);
  const unknown = await queries.unknownOf(db, ownerId, named);
  const added = known
    .filter(({ term }) => unknown.has(term))
    .map(({ stem, ...word }) => ({ ...word, sealed: sealing.seal(stem, word.term) }));
  if (added.length > 0) await queries.insertWords(db, ownerId, added);
}
