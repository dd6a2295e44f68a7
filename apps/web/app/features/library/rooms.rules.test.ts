import { expect, test } from 'vitest';
import { moodRoomOf, moonRoomOf, roomsOf } from '#features/library/rooms.rules.ts';

const dream = (
  dreamedAt: string,
  mood: number | null = null,
  language: 'fr' | 'en' | null = 'fr',
) => ({
  ...{ dreamedAt, mood, language },
});

test('a dream hangs under the nearest of four moons', () => {
  // Full on 26 October 2026 and new on 9 November.
  expect(moonRoomOf(dream('2026-10-26T04:00:00Z'))).toBe('full');
  expect(moonRoomOf(dream('2026-11-09T07:00:00Z'))).toBe('new');
  expect(moonRoomOf(dream('2026-11-01T20:00:00Z'))).toBe('lastQuarter');
  expect(moonRoomOf(dream('2026-11-17T11:00:00Z'))).toBe('firstQuarter');
});

test('a mood that nobody told is none', () => {
  expect([2, 1, 0, -1, -2, null].map((mood) => moodRoomOf({ mood }))).toEqual([
    ...['bright', 'bright', 'even', 'dark', 'dark', 'unsaid'],
  ]);
});

test('what leads hangs in its rooms, other languages together and last, and nothing is lost', () => {
  const dreams = [
    dream('2026-10-26T04:00:00Z', 1, 'en'),
    dream('2026-11-09T07:00:00Z', -1),
    dream('2026-10-26T04:00:00Z', 1),
    dream('2026-11-09T07:00:00Z', 1, null),
  ];
  const french = roomsOf(dreams, 'moon', 'fr');
  expect(french.map(({ name, dreams }) => [name, dreams.length])).toEqual([
    ['new', 2],
    ['full', 1],
    ['others', 1],
  ]);
  const all = roomsOf(dreams, 'mood', 'all');
  expect(all.map(({ name, dreams }) => [name, dreams.length])).toEqual([
    ['bright', 3],
    ['dark', 1],
  ]);
  expect(roomsOf(dreams, 'date', 'all').map(({ name }) => name)).toEqual(['2026-10', '2026-11']);
});
