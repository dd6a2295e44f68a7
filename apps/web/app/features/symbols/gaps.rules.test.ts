import { expect, test } from 'vitest';
import { daysOf, medianGap } from '#features/symbols/gaps.rules.ts';

const at = (date: string, hour = '03') => `${date}T${hour}:00:00.000Z`;

test('a day counts once, however many sentences and dreams it left', () => {
  const told = [
    { dreamId: 'b', dreamedAt: at('2026-03-04', '05') },
    { dreamId: 'a', dreamedAt: at('2026-03-04') },
    { dreamId: 'a', dreamedAt: at('2026-03-04') },
    { dreamId: 'c', dreamedAt: at('2026-02-01') },
  ];
  const days = daysOf(told, (moment) => moment.slice(0, 10));
  expect(days.map(({ dreamId }) => dreamId)).toEqual(['c', 'a']);
});

test('a gap is said from the third time on, and is the one in the middle', () => {
  expect(medianGap([])).toBeNull();
  expect(medianGap([at('2026-01-01'), at('2026-01-09')])).toBeNull();
  const three = [at('2026-01-01'), at('2026-01-03'), at('2026-01-11')];
  expect(medianGap(three)).toBe(5);
  expect(medianGap([...three, at('2026-03-01')])).toBe(8);
});
