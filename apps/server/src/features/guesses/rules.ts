import { createHash } from 'node:crypto';
import { dreamLanguages } from '@reverie/contract/dreams.rules';
import type { GuessRow } from '@reverie/contract/guesses';
import {
  chanceOf,
  fewestGuesses,
  type GuessQuestion,
  guessers,
  guessForms,
  guessQuestions,
} from '@reverie/contract/guesses.rules';
import { wilson } from '@reverie/oneirology';
import type { RoundRow, SumRow } from '#features/guesses/table.ts';

type Fixed = Pick<RoundRow, 'id' | 'place' | 'feeling' | 'night' | 'nonce'>;

/** What is right, said before anybody answers in a way that only the nonce opens. */
export function commitmentOf({ id, place, feeling, night, nonce }: Fixed): string {
  const said = [id, place, feeling ?? '-', night ?? '-', nonce];
  return createHash('sha256').update(said.join(' ')).digest('hex');
}

type Guesses = Pick<RoundRow, 'place' | 'feeling' | 'night'> & {
  chosen: number | null;
  chosenFeeling: RoundRow['feeling'];
  chosenNight: number | null;
};

export type Told = { question: GuessQuestion; isRight: boolean };

/** What these choices say of a round, of the questions that were asked and not passed over. */
export function toldBy(guesses: Guesses): Told[] {
  const { place, feeling, night, chosen, chosenFeeling, chosenNight } = guesses;
  const all = [
    { question: 'painting', right: place, said: chosen },
    { question: 'feeling', right: feeling, said: chosenFeeling },
    { question: 'night', right: night, said: chosenNight },
  ] as const;
  return all.flatMap(({ question, right, said }) =>
    right === null || said === null ? [] : [{ question, isRight: right === said }],
  );
}

/** Of the engine only what a person answered too: its rounds are theirs, question by question. */
export function toldByEngine(row: RoundRow): Told[] {
  const asked = new Set(toldBy(row).map(({ question }) => question));
  return toldBy({
    ...row,
    chosen: row.engine,
    chosenFeeling: row.engineFeeling,
    chosenNight: row.engineNight,
  }).filter(({ question }) => asked.has(question));
}

/** The engine plays by the paintings alone. */
const possibleRows =
  guessQuestions.length * dreamLanguages.length * ((guessers.length - 1) * guessForms.length + 1);

type Sum = SumRow & { players: number };

/** What may be shown of these sums: of members only where enough different ones played. */
export function presentSums(sums: readonly Sum[]): { rows: GuessRow[]; hidden: number } {
  const shown = guessQuestions.flatMap((question) =>
    sums.filter(
      ({ guesser, shownRounds, players, ...sum }) =>
        sum.question === question &&
        shownRounds >= fewestGuesses &&
        (guesser !== 'member' || players >= fewestGuesses),
    ),
  );
  return {
    rows: shown.map(({ question, guesser, form, language, shownRounds, shownCorrect }) => ({
      ...{ question, guesser, form, language, rounds: shownRounds, right: shownCorrect },
      ...{ share: shownCorrect / shownRounds, ...wilson(shownCorrect, shownRounds) },
      chance: chanceOf(question),
    })),
    // Of all there could be: how many have begun would say that somebody has played.
    hidden: possibleRows - shown.length,
  };
}

const columns = [
  ...(['question', 'guesser', 'form', 'language', 'rounds', 'right', 'share'] as const),
  ...(['low', 'high', 'chance'] as const),
];

/** RFC 4180: only words and numbers of ours are in it. */
export function csvOf(rows: readonly GuessRow[]): string {
  const lines = rows.map((row) => columns.map((column) => row[column]).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
