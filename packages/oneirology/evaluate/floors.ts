import Sentiment from 'sentiment';
import { codedValence } from '#evaluate/codes.ts';
import type { Sheet } from '#evaluate/measure.ts';
import type { Answer, ReadDream } from '#evaluate/questions.ts';
import { vaderValence } from '#evaluate/vader.ts';

/** A coder who sees everything in every dream: what any honest figure must beat. */
export function alwaysYes(sheet: Sheet): Answer[] {
  return sheet.map((given) => ({ ...given, said: true, p: 1 }));
}

/** Who tells how a dream leans; the sign of the answer counts, 0 is no answer. */
export interface ValenceReader {
  readonly name: string;
  readonly lean: (dream: ReadDream) => number;
}

const afinn = new Sentiment();

export const engineValence: ValenceReader = {
  name: 'engine',
  lean: ({ analysis }) => analysis.affect.valence,
};

export const valenceFloors: readonly ValenceReader[] = [
  { name: 'AFINN', lean: ({ dream }) => afinn.analyze(dream.text).score },
  { name: 'VADER', lean: ({ dream }) => vaderValence(dream.text) },
  { name: 'always positive', lean: () => 1 },
];

/**
 * Answers to `is it a positive dream?` over the dreams whose coded feelings are on one side. A
 * reader without an answer is wrong, whichever side the dream is on.
 */
export function valenceSheet(dreams: readonly ReadDream[], reader: ValenceReader): Answer[] {
  return dreams.flatMap((read): Answer[] => {
    const lean = codedValence(read.dream.codes);
    if (lean === undefined) return [];
    const coded = lean === 1;
    const isRight = Math.sign(reader.lean(read)) === lean;
    return [{ series: read.dream.series, coded, said: coded === isRight, p: undefined }];
  });
}
