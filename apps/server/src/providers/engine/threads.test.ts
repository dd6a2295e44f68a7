import { reportLimit } from '@reverie/contract/dreams.rules';
import { analyseSeries } from '@reverie/oneirology';
import { analyse } from '@reverie/oneirology/reading';
import { afterAll, expect, test } from 'vitest';
import { createEngineThreads } from '#providers/engine/threads.ts';

const threads = createEngineThreads();
afterAll(threads.close);

const long = 'Ma sœur Lucie aime mon frère Paul. '.repeat(600).slice(0, reportLimit);

test('a text is read as the engine reads it', async () => {
  const text = 'I am afraid of the sea.';
  expect(await threads.analyse(text, 'en')).toEqual(analyse(text, { language: 'en' }));
});

test('the longest text leaves the asking thread free to turn', async () => {
  // The thread is there: what follows is reading, not starting.
  await threads.analyse('Je vole.', undefined);
  let turns = 0;
  let isRead = false;
  const turn = () => {
    turns += 1;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const found = await threads.analyse(long, undefined);
  isRead = true;
  expect(found.quality.words).toBeGreaterThan(3_000);
  expect(turns).toBeGreaterThan(20);
});

test('a series is read as the engine reads it, from what is kept', async () => {
  const kept = ['Je vole au-dessus de la mer.', 'I am afraid of the sea.'].map((text, at) => ({
    id: String(at),
    date: `2026-02-0${at + 1}`,
    analysis: analyse(text),
  }));
  const asJson = kept.map((each) => ({ ...each, analysis: JSON.stringify(each.analysis) }));
  expect(await threads.compare(asJson, 'male')).toEqual(analyseSeries(kept, { reference: 'male' }));
});

test('an analysis of another version, or none at all, is passed over', async () => {
  const dreams = ['null', '{"schemaVersion":0}'].map((analysis, at) => ({
    id: String(at),
    date: '2026-02-01',
    analysis,
  }));
  expect((await threads.compare(dreams, 'none')).dreams).toBe(0);
});

test('those beyond the line are told to come again', async () => {
  const asked = Array.from({ length: 40 }, () => threads.analyse(long, undefined));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
