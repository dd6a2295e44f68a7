import { symbolConcepts } from '@reverie/oneirology';
import type pg from 'pg';
import { zipf } from '#random.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import {
  type Met as MetThing,
  metTerm,
  writeMet,
} from '../apps/server/src/features/journal-index/met.rules.ts';
import { termsBy } from '../apps/server/src/features/journal-index/rules.ts';
import { createSeal } from '../apps/server/src/platform/seal/seal.ts';

/** Of each dream, on average as those of the demonstration community. */
const symbolsEach = 8;
const names = 300;

export type Met = ReturnType<typeof createMet>;

/** What is met in dreams, under terms by somebody's key: symbols, and people by their names. */
export function createMet(key: Buffer, random: () => number) {
  const [termOf, sealing] = [termsBy(key), createSeal(key)];
  const thing = (met: MetThing) => ({ met, term: metTerm(termOf, 'report', met) });
  const read = thing({ kind: 'read', value: '', isShown: true });
  const symbols = symbolConcepts.map(({ id }) =>
    thing({ kind: 'symbol', value: id, isShown: true }),
  );
  const people = Array.from({ length: names }, (_, at) => `nom${at}`).map((value) => [
    thing({ kind: 'name', value, isShown: true }),
    thing({ kind: 'called', value, isShown: true, label: value }),
  ]);
  const [drawSymbol, drawName] = [zipf(symbols.length, random), zipf(names, random)];

  function metInOne(): string[] {
    const drawn = Array.from({ length: symbolsEach }, () => symbols[drawSymbol()]);
    const named = random() < 0.4 ? (people[drawName()] ?? []) : [];
    return [...new Set([read, ...drawn, ...named].flatMap((one) => one?.term ?? []))];
  }

  return {
    async insertTallies(client: pg.Client, ownerId: string): Promise<void> {
      const all = [read, ...symbols, ...people.flat()];
      await client.query(
        `insert into journal_tallies (owner_id, term, sealed)
         select $1::uuid, * from unnest($2::bigint[], $3::bytea[])`,
        [
          ownerId,
          all.map(({ term }) => term),
          all.map(({ met, term }) => Buffer.from(sealing.seal(writeMet(met), term))),
        ],
      );
    },

    async insertMet(client: pg.Client, ownerId: string, ids: readonly string[]): Promise<void> {
      const rows = ids.flatMap((id) => metInOne().map((term) => ({ id, term })));
      await client.query(
        `insert into journal_met (term, dream_id, owner_id, is_living)
         select term, id, $1::uuid, true from unnest($2::bigint[], $3::uuid[]) as m (term, id)
         order by 1`,
        [ownerId, rows.map(({ term }) => term), rows.map(({ id }) => id)],
      );
    },
  };
}
