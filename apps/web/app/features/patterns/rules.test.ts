import { expect, test } from 'vitest';
import { countedOnOneDay } from '#features/patterns/rules.ts';

const below = { status: 'not-enough-data' } as const;

/** Something that comes in so many of three nights of each day, from Sunday on. */
const coming = (item: string, present: readonly number[]) => ({
  ...{ item, weekdays: present.map((each) => ({ nights: 3, present: each })) },
});

test('what comes on one day alone is counted, things before feelings', () => {
  const counted = countedOnOneDay({
    temporal: below,
    returning: [
      coming('symbol:bridge', [1, 0, 1, 1, 1, 1, 1]),
      coming('emotion:apprehension', [0, 3, 0, 0, 0, 0, 0]),
      coming('symbol:sea', [0, 3, 0, 0, 0, 0, 0]),
    ],
  });
  expect(counted).toEqual({
    ...{ item: 'symbol:sea', weekday: 1, present: 3, nights: 3, elsewhere: 0, others: 18 },
  });
});

test('two on one day, or as many elsewhere, are worth no sentence; nor where rhythms are sought', () => {
  const few = coming('symbol:sea', [0, 2, 0, 0, 0, 0, 0]);
  const spread = coming('symbol:snow', [0, 3, 1, 1, 0, 1, 0]);
  expect(countedOnOneDay({ temporal: below, returning: [few, spread] })).toBeNull();
  const clear = coming('symbol:key', [0, 3, 0, 0, 0, 0, 0]);
  expect(countedOnOneDay({ temporal: { status: 'enough' }, returning: [clear] })).toBeNull();
});
