import { fewestGuesses } from '@reverie/contract/guesses.rules';
import { getTableColumns, sql } from 'drizzle-orm';
import { guessSeen, guessSums, type SumRow } from '#features/guesses/table.ts';
import type { Db } from '#platform/db/database.ts';

type Counted = Pick<SumRow, 'question' | 'guesser' | 'form' | 'language'> & { isRight: boolean };

/** Adds one, and shows what there is once another twenty have come. */
export async function count(db: Db, { isRight, ...row }: Counted): Promise<void> {
  const right = isRight ? 1 : 0;
  const { question, guesser, form, language, rounds, correct, shownRounds, shownCorrect } =
    guessSums;
  const isDue = sql`${rounds} + 1 - ${shownRounds} >= ${fewestGuesses}`;
  await db
    .insert(guessSums)
    .values({ ...row, rounds: 1, correct: right })
    .onConflictDoUpdate({
      target: [question, guesser, form, language],
      set: {
        rounds: sql`${rounds} + 1`,
        correct: sql`${correct} + ${right}`,
        shownRounds: sql`case when ${isDue} then ${rounds} + 1 else ${shownRounds} end`,
        shownCorrect: sql`case when ${isDue} then ${correct} + ${right} else ${shownCorrect} end`,
      },
    });
}

export async function listSums(db: Db): Promise<(SumRow & { players: number })[]> {
  const { question, guesser, form, language } = guessSums;
  const players = sql<number>`(select count(distinct user_id)::int from ${guessSeen} s
    where s.answered <> '{}' and ${question} = any(s.answered)
      and s.form = ${form} and s.language = ${language})`;
  return db
    .select({ ...getTableColumns(guessSums), players })
    .from(guessSums)
    .orderBy(guesser, form, language);
}
