import type { Experiencer } from '#evaluate/codes.ts';
import type { Sheet } from '#evaluate/measure.ts';
import {
  animal,
  answer,
  dreamsAsked,
  emotion,
  emotionQuestions,
  eventQuestions,
  family,
  indoor,
  interactionQuestions,
  normSeries,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import {
  emotionLearner,
  eventLearner,
  interactionLearner,
  leaveOneSeriesOut,
} from '#evaluate/refit.ts';
import { emotionClasses } from '#schema.ts';

/** Answers of the engine as it ships, and with its constants fitted without the dream's series. */
export interface Pair<Answers> {
  readonly shipped: Answers;
  readonly unseen: Answers | undefined;
}

const namesOfEvents = {
  misfortune: 'misfortune',
  success: 'success',
  failure: 'failure',
  'good-fortune': 'good fortune',
} as const;

export type OtherName =
  | 'family'
  | 'animal'
  | 'indoor'
  | (typeof interactionQuestions)[number]['type']
  | (typeof namesOfEvents)[keyof typeof namesOfEvents];

/** All answers the figures are made of. */
export interface Sheets {
  /** One sheet a class, in the order of `emotionClasses`. */
  readonly anyone: Pair<readonly Sheet[]>;
  readonly dreamer: Pair<readonly Sheet[]>;
  readonly others: readonly (Pair<Sheet> & {
    readonly name: OtherName;
    readonly protocol: string;
  })[];
}

export function answerAll(dreams: readonly ReadDream[]): Sheets {
  const sheetOf = (question: Question): Sheet =>
    dreamsAsked(question, dreams).map((read) => answer(question, read));
  const protocol = 'all dreams';
  return {
    anyone: emotionSheets(dreams, 'anyone'),
    dreamer: emotionSheets(dreams, 'dreamer'),
    others: [
      { name: 'family', protocol, shipped: sheetOf(family), unseen: undefined },
      { name: 'animal', protocol, shipped: sheetOf(animal), unseen: undefined },
      { name: 'indoor', protocol: normSeries, shipped: sheetOf(indoor), unseen: undefined },
      ...interactionQuestions.map(({ type, question }) => ({
        name: type,
        protocol,
        shipped: sheetOf(question),
        unseen: leaveOneSeriesOut(dreams, question, interactionLearner(type)),
      })),
      ...eventQuestions.map(({ kind, question }) => ({
        name: namesOfEvents[kind],
        protocol,
        shipped: sheetOf(question),
        unseen: leaveOneSeriesOut(dreams, question, eventLearner(kind)),
      })),
    ],
  };
}

function emotionSheets(dreams: readonly ReadDream[], of: Experiencer): Pair<readonly Sheet[]> {
  const shipped = emotionQuestions(of).map((question) =>
    dreams.map((read) => answer(question, read)),
  );
  // The engine's constants are fitted for anyone, no matter who is asked about.
  const unseen = emotionClasses.map((kind) =>
    leaveOneSeriesOut(dreams, emotion(kind, 'anyone'), emotionLearner(kind), emotion(kind, of)),
  );
  const complete = unseen.filter((sheet) => sheet !== undefined);
  return { shipped, unseen: complete.length === unseen.length ? complete : undefined };
}
