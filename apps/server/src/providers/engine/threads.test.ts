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

test('a series is read as the engine reads it, from what is kept of each dream', async () => {
  const kept = ['Je vole au-dessus de la mer.', 'I am afraid of the sea.'].map((text, at) => ({
    id: String(at),
    date: `2026-02-0${at + 1}`,
    analysis: analyse(text),
  }));
  const made = await threads.enter(
    kept.map(({ id, analysis }) => ({ id, analysis: JSON.stringify(analysis) })),
  );
  const entries = made.map(({ entry }, at) => ({ date: kept[at]?.date ?? '', entry }));
  const [noted] = await threads.enterNotes([{ id: 'n', text: 'J’ai vu la mer.' }]);
  const notes = [{ date: '2026-01-31', entry: noted?.entry ?? '' }];
  const dayNotes = [{ date: '2026-01-31', analysis: analyse('J’ai vu la mer.') }];
  expect(await threads.compare({ entries, notes, reference: 'male' })).toEqual(
    analyseSeries(kept, { reference: 'male', dayNotes }),
  );
});

test('an analysis of another version, or none at all, is passed over', async () => {
  const dreams = ['null', '{"schemaVersion":0}'].map((analysis, at) => ({ id: `${at}`, analysis }));
  expect(await threads.enter(dreams)).toEqual([]);
  const entries = [{ date: '2026-02-01', entry: '{"version":0}' }];
  expect((await threads.compare({ entries, notes: [], reference: 'none' })).dreams).toBe(0);
});

test('those beyond the line are told to come again', async () => {
  const asked = Array.from({ length: 40 }, () => threads.analyse(long, undefined));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
