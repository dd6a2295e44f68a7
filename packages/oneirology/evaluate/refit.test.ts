import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { fittedLines } from '#evaluate/fit.ts';
import { answer, emotion, type ReadDream } from '#evaluate/questions.ts';
import type { Code } from '#evaluate/records.ts';
import { emotionLearner, eventLearner, leaveOneSeriesOut } from '#evaluate/refit.ts';
import { emotionRules, fitStrengths } from '#evaluate/strengths.ts';
import { read } from '#read/read.ts';

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

test('what the engine counted explains how striving ends', () => {
  const text = 'I tried for hours to climb the wall. Finally I made it over the wall.';
  const { reading, analysis } = readDream('any', text, []);
  const [success] = analysis.events.success;
  if (success === undefined) throw new Error('No success was found.');
  expect(eventLearner('success').signsOf(reading, success)).toEqual({
    strong: 2,
    fair: 0,
    weak: 0,
  });
});

const strong = { strong: 1, fair: 0, weak: 0 };
const weak = { strong: 0, fair: 0, weak: 1 };
const silent = { signs: [], coded: false };

test('dreams without words of a class teach nothing about its words', () => {
  const seen = [
    { signs: [strong], coded: true },
    { signs: [strong], coded: true },
    { signs: [weak], coded: false },
    { signs: [weak], coded: false },
  ];
  const silence = Array.from({ length: 50 }, () => silent);
  const { threshold: _, ...constants } = fitStrengths(seen, emotionRules);
  expect(fitStrengths([...seen, ...silence], emotionRules)).toMatchObject(constants);
  expect(constants.strong).toBeGreaterThan(0);
});

test('a word that speaks against its class by chance weighs nothing', () => {
  const unlucky = [
    { signs: [{ ...strong, weak: 1 }], coded: false },
    { signs: [strong], coded: true },
    { signs: [strong], coded: true },
  ];
  expect(fitStrengths(unlucky, emotionRules).weak).toBe(0);
});

test('a class with few dreams is drawn to what the classes have in common', () => {
  const siblings = Array.from({ length: 60 }, (_, at) => ({
    signs: [at % 2 === 0 ? strong : weak],
    coded: at % 2 === 0,
  }));
  const alone = [{ signs: [strong], coded: false }];
  const drawn = fitStrengths(alone, emotionRules, siblings);
  expect(drawn.bias + drawn.strong).toBeGreaterThan(0);
  expect(fitStrengths(alone, emotionRules).bias).toBeLessThan(0);
});

test('constants are printed one line a class, as the calibration writes them', () => {
  const lines = fittedLines([...four('one'), ...four('other')]);
  expect(lines.find((line) => line.startsWith('anger'))).toMatch(
    /^anger: \{ bias: -?[\d.]+, strong: [\d.]+, fair: [\d.]+, weak: [\d.]+, threshold: 0\.\d+ \},$/,
  );
  expect(lines.map((line) => line.split(':')[0])).toContain('good-fortune');
});
