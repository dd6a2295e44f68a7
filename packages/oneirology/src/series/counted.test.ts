import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { analyseSeries, compareSeries } from '#series/analyse-series.ts';
import { entryOf, type SeriesDream } from '#series/entry.ts';
import { dateOf } from '#series/series.ts';

const told = (texts: readonly string[], from = 20_000): SeriesDream[] =>
  texts.map((text, at) => ({ id: `d${at}`, date: dateOf(from + at), analysis: analyse(text) }));

test('entries that were kept as JSON say the same as the dreams they were made of', () => {
  const dreams = told(['La mer monte, ma mère rit.', 'The sea, a dog.', 'J’ai peur du train.']);
  const kept = JSON.parse(JSON.stringify(dreams.map(entryOf)));
  expect(compareSeries(kept)).toEqual(analyseSeries(dreams));
});

test('what comes back is counted with its words, its days, its interval and its dreams', () => {
  const dreams = told(['La mer monte.', 'The sea was grey.', 'Un chien dort.', 'Rien.']);
  const { returning } = analyseSeries(dreams);
  const sea = returning.find(({ item }) => item === 'symbol:sea');
  expect(sea).toMatchObject({ k: 2, n: 4, share: 0.5, nights: 2, dreams: ['d0', 'd1'] });
  expect(sea?.words.map(({ text }) => text).toSorted()).toEqual(['mer', 'sea']);
  expect(sea?.weekdays.reduce((sum, { present }) => sum + present, 0)).toBe(2);
  expect(sea && sea.low < 0.5 && sea.high > 0.5).toBe(true);
  expect(returning.some(({ item }) => item === 'symbol:dog')).toBe(false);
});

test('below twenty-five dreams pairs are counted, and from there on compared', () => {
  const pair = 'Un train entre en gare, un phare éclaire la plage.';
  const few = analyseSeries(told(Array(10).fill(pair))).beside;
  expect(few).toMatchObject({ n: 10, looks: 0 });
  expect(few.pairs.every(({ difference, isApart }) => difference === null && !isApart)).toBe(true);
  const texts = Array.from({ length: 60 }, (_, at) =>
    at % 2 ? 'Une clé tourne dans la serrure, un chien la garde.' : 'Il neige sur le pont.',
  );
  const { looks, pairs } = analyseSeries(told(texts)).beside;
  expect(looks).toBeGreaterThan(0);
  const together = pairs.find(({ a, b }) => [a, b].every((item) => /key|dog|chien/.test(item)));
  expect(together).toMatchObject({ k: 30, isApart: true });
  expect(together?.difference?.low).toBeGreaterThan(0);
});

test('feelings are told week by week, then month by month, with their intervals', () => {
  const weeks = analyseSeries(told(Array(20).fill('J’ai peur.'))).overTime;
  expect(weeks.by).toBe('week');
  const fear = weeks.stretches[0]?.counts.find(({ item }) => item === 'emotion:apprehension');
  expect(fear).toMatchObject({ share: 1, high: 1 });
  expect(weeks.stretches.reduce((sum, { dreams }) => sum + dreams, 0)).toBe(20);
  expect(analyseSeries(told(Array(220).fill('Rien.'))).overTime.by).toBe('month');
  expect(analyseSeries([]).overTime).toEqual({ by: 'week', stretches: [] });
});
