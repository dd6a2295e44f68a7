import { expect, test } from 'vitest';
import { Crowded, createAnswers } from '#platform/answers.ts';

const minute = 60_000;

/** Somebody elsewhere whose answers a test holds. */
function elsewhere(change: Partial<Parameters<typeof createAnswers>[0]> = {}) {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const asked: string[] = [];
  const open: ((fail?: Error) => void)[] = [];
  const answers = createAnswers<string>({
    clock: { now: () => new Date(now) },
    freshFor: 15 * minute,
    knownFor: 60 * minute,
    silentFor: minute,
    most: 3,
    mostAtOnce: 2,
    ...change,
  });
  const get = (question: string) =>
    answers.get(question, () => {
      asked.push(question);
      const turn = asked.length;
      return new Promise<string>((resolve, reject) => {
        open.push((fail) => (fail ? reject(fail) : resolve(`${question} ${turn}`)));
      });
    });
  return {
    asked,
    get,
    pass: (millis: number) => (now += millis),
    reply: (fail?: Error) => {
      for (const settle of open.splice(0)) settle(fail);
    },
  };
}

test('however many ask the same, it is asked once, and again when the answer is old', async () => {
  const { asked, get, pass, reply } = elsewhere();
  const all = Promise.all([get('a'), get('a'), get('a')]);
  reply();
  expect(await all).toEqual(Array(3).fill({ answer: 'a 1', isLastKnown: false }));
  pass(15 * minute - 1);
  expect((await get('a')).answer).toBe('a 1');
  expect(asked).toEqual(['a']);
  pass(1);
  const next = get('a');
  reply();
  expect(await next).toEqual({ answer: 'a 2', isLastKnown: false });
});

test('while nobody answers the last known is said for its time, and then the failure', async () => {
  const { asked, get, pass, reply } = elsewhere();
  const first = get('a');
  reply();
  await first;
  pass(20 * minute);
  const failing = get('a');
  reply(new Error('away'));
  expect(await failing).toEqual({ answer: 'a 1', isLastKnown: true });
  // A failure is not tried again at once.
  expect(await get('a')).toEqual({ answer: 'a 1', isLastKnown: true });
  expect(asked).toEqual(['a', 'a']);
  pass(39 * minute);
  const late = get('a');
  reply(new Error('away'));
  expect((await late).isLastKnown).toBe(true);
  pass(minute);
  const tooLate = get('a');
  reply(new Error('still away'));
  await expect(tooLate).rejects.toThrow('still away');
  await expect(get('a')).rejects.toThrow('still away');
  pass(minute);
  const back = get('a');
  reply();
  expect(await back).toEqual({ answer: 'a 5', isLastKnown: false });
});

test('a crowd of questions is refused, those under way are not', async () => {
  const { asked, get, reply } = elsewhere();
  const [a, b] = [get('a'), get('b')];
  await expect(get('c')).rejects.toBeInstanceOf(Crowded);
  const again = get('a');
  reply();
  expect((await Promise.all([a, b, again])).map(({ answer }) => answer)).toEqual([
    'a 1',
    'b 2',
    'a 1',
  ]);
  // To be refused is no failure of a provider that was not asked.
  const c = get('c');
  reply();
  expect((await c).answer).toBe('c 3');
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('what was not asked for the longest is forgotten first', async () => {
  const { asked, get, reply } = elsewhere();
  const ask = async (question: string) => {
    const answer = get(question);
    reply();
    await answer;
  };
  for (const question of ['a', 'b', 'c', 'a', 'd']) await ask(question);
  asked.length = 0;
  for (const question of ['a', 'c', 'd', 'b']) await ask(question);
  expect(asked).toEqual(['b']);
});
