import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { answer, emotion, type ReadDream } from '#evaluate/questions.ts';
import type { Code } from '#evaluate/records.ts';
import { emotionLearner, leaveOneSeriesOut } from '#evaluate/refit.ts';
import { read } from '#read/reading.ts';

const anger = emotion('anger', 'anyone');

function readDream(series: string, text: string, codes: Code[]): ReadDream {
  const dream = { series, n: '1', text, codes };
  return { dream, reading: read(text), analysis: analyse(text) };
}

const calm = 'I was walking along a quiet river and then I sat down on the grass to rest.';
const angry = 'My neighbour was furious with me and I was very angry at him for a long while.';
const denied = 'I was not angry with my neighbour at all, we only stood there in the garden.';
const supposed = 'It was as if my neighbour were furious, but he only stood there in the garden.';
const coded: Code[] = [{ t: 'emot', code: 'AN', char: 'D' }];

function four(series: string): ReadDream[] {
  return [
    readDream(series, calm, []),
    readDream(series, angry, coded),
    readDream(series, denied, []),
    readDream(series, supposed, []),
  ];
}

test('the engine’s p can be traced to what it counted', () => {
  const learner = emotionLearner('anger');
  for (const { reading, analysis } of four('any')) {
    for (const finding of anger.findings(analysis)) {
      expect(learner.signsOf(reading, finding)).toBeDefined();
    }
  }
});

test('a p that the counts do not explain is not refitted', () => {
  const [, dream] = four('any');
  const [finding] = dream === undefined ? [] : anger.findings(dream.analysis);
  if (dream === undefined || finding === undefined) throw new Error('No anger was found.');
  const other = { ...finding, p: finding.p / 2 };
  expect(emotionLearner('anger').signsOf(dream.reading, other)).toBeUndefined();
});

test('a series is judged by what the others teach', () => {
  const [teacher, pupil] = [four('teacher'), four('pupil')];
  const answers = leaveOneSeriesOut([...teacher, ...pupil], anger, emotionLearner('anger'));
  expect(answers?.slice(4).map(({ said }) => said)).toContain(true);
  // Where the other series codes nobody as angry, the same words convince no longer.
  const denying = four('teacher').map((each) => ({ ...each, dream: { ...each.dream, codes: [] } }));
  const unlearned = leaveOneSeriesOut([...denying, ...pupil], anger, emotionLearner('anger'));
  expect(unlearned?.slice(4).map(({ said }) => said)).toEqual([false, false, false, false]);
});

test('as shipped, only the dream that tells of anger is answered yes', () => {
  expect(four('any').map((each) => answer(anger, each).said)).toEqual([false, true, false, false]);
});
