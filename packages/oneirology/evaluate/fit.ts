import type { StrengthModel } from '#calibration.ts';
import {
  emotion,
  eventQuestions,
  interactionQuestions,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import {
  emotionLearner,
  eventLearner,
  examplesOf,
  interactionLearner,
  shapeShares,
} from '#evaluate/refit.ts';
import { emotionRules, eventRules, fitStrengths } from '#evaluate/strengths.ts';
import { emotionClasses } from '#schema.ts';

/** Constants fitted on all dreams, one line each, to be written into src/calibration.ts. */
export function fittedLines(dreams: readonly ReadDream[]): string[] {
  const of = emotionClasses.map(
    (kind) => examplesOf(dreams, emotion(kind, 'anyone'), emotionLearner(kind).signsOf) ?? [],
  );
  return [
    ...emotionClasses.map((kind, at) =>
      strengthLine(kind, fitStrengths(of[at] ?? [], emotionRules, of.flat())),
    ),
    ...eventQuestions.map(({ kind, question }) => {
      const examples = examplesOf(dreams, question, eventLearner(kind).signsOf) ?? [];
      return strengthLine(kind, fitStrengths(examples, eventRules));
    }),
    ...interactionQuestions.map(({ type, question }) => shapeLine(dreams, type, question)),
  ];
}

function strengthLine(kind: string, model: StrengthModel): string {
  const constants = Object.entries(model).map(([name, value]) => `${name}: ${rounded(value)}`);
  return `${kind}: { ${constants.join(', ')} },`;
}

function shapeLine(
  dreams: readonly ReadDream[],
  type: (typeof interactionQuestions)[number]['type'],
  question: Question,
): string {
  const learner = interactionLearner(type);
  const shares = shapeShares(type, examplesOf(dreams, question, learner.signsOf) ?? []);
  const written = [...shares].map(([shape, share]) => `${shape} → ${rounded(share)}`);
  return `${type}: ${written.join(', ')}`;
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
