import { expect, test } from 'vitest';
import {
  type AttemptRecord,
  chargeAttempt,
  failuresAllowed,
  freshAttempts,
  waitAfter,
} from '#features/attempts/rules.ts';

const start = new Date('2026-03-01T22:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Tries until refused, at the same instant. */
function tryUntilRefused(
  record: AttemptRecord,
  now: Date,
): { record: AttemptRecord; tries: number } {
  let current = record;
  for (let tries = 0; ; tries += 1) {
    const verdict = chargeAttempt(current, now);
    if (!verdict.mayTry) return { record: current, tries };
    current = verdict.charged;
  }
}

test('the sixth try in a row waits half a minute', () => {
  const { record, tries } = tryUntilRefused(freshAttempts(start), start);
  expect(tries).toBe(failuresAllowed);
  expect(chargeAttempt(record, start)).toEqual({ mayTry: false, waitSeconds: 30 });
  expect(chargeAttempt(record, later(12.5))).toEqual({ mayTry: false, waitSeconds: 18 });
  expect(chargeAttempt(record, later(30)).mayTry).toBe(true);
});

test('each further failure doubles the wait, up to an hour', () => {
  const waits = Array.from({ length: 9 }, (_, extra) => waitAfter(failuresAllowed + extra) / 1000);
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(waitAfter(1_000_000)).toBe(3_600_000);
});

test('failures further apart than a quarter of an hour are never too many', () => {
  let record = freshAttempts(start);
  for (let round = 0; round < 20; round += 1) {
    const verdict = chargeAttempt(record, later(round * 240));
    expect(verdict.mayTry).toBe(true);
    if (verdict.mayTry) record = verdict.charged;
  }
});

test('waiting out a refusal does not give five tries back', () => {
  const { record } = tryUntilRefused(freshAttempts(start), start);
  expect(tryUntilRefused(record, later(3600)).tries).toBe(1);
});

test('a day after the last wait all is forgotten', () => {
  const { record } = tryUntilRefused(freshAttempts(start), start);
  expect(tryUntilRefused(record, later(25 * 3600)).tries).toBe(failuresAllowed);
});
