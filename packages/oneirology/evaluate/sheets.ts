import type { Experiencer } from '#evaluate/codes.ts';
import type { Sheet } from '#evaluate/measure.ts';
import {
  aggression,
  animal,
  answer,
  dreamsAsked,
  emotion,
  emotionQuestions,
  family,
  friendliness,
  indoor,
  misfortune,
  normSeries,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import {
  emotionLearner,
  interactionLearner,
  leaveOneSeriesOut,
  misfortuneLearner,
} from '#evaluate/refit.ts';
import { emotionClasses } from '#schema.ts';

/** Answers of the engine as it ships, and with its constants fitted without the dream's series. */
export interface Pair<Answers> {
  readonly shipped: Answers;
  readonly unseen: Answers | undefined;
}

export type OtherName =
  | 'family'
  | 'animal'
  | 'indoor'
  | 'aggression'
  | 'friendliness'
  | 'misfortune';

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
      {
        name: 'aggression',
        protocol,
        shipped: sheetOf(aggression),
        unseen: leaveOneSeriesOut(dreams, aggression, interactionLearner('aggression')),
      },
      {
        name: 'friendliness',
        protocol,
        shipped: sheetOf(friendliness),
        unseen: leaveOneSeriesOut(dreams, friendliness, interactionLearner('friendliness')),
      },
      {
        name: 'misfortune',
        protocol,
        shipped: sheetOf(misfortune),
        unseen: leaveOneSeriesOut(dreams, misfortune, misfortuneLearner),
      },
    ],
  };
}

function emotionSheets(dreams: readonly ReadDream[], of: Experiencer): Pair<readonly Sheet[]> {
  const shipped = emotionQuestions(of).map((question) =>
    dreams.map((read) => answer(question, read)),
  );
  // The engine's constants are fitted for anyone, whoever is asked about.
  const unseen = emotionClasses.map((kind) =>
    leaveOneSeriesOut(dreams, emotion(kind, 'anyone'), emotionLearner(kind), emotion(kind, of)),
  );
  const complete = unseen.filter((sheet) => sheet !== undefined);
  return { shipped, unseen: complete.length === unseen.length ? complete : undefined };
}
