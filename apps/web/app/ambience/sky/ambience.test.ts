import { expect, test } from 'vitest';
import {
  atClock,
  first,
  inHand,
  ownOf,
  recordOf,
  released,
  restored,
  tasteOf,
  underReport,
  withHour,
  withIntensity,
  withMoment,
  withTaste,
  withWeather,
} from '#ambience/sky/ambience.ts';
import { hourOf, momentAt, moments } from '#ambience/sky/moments.ts';

const at = (hour: number, minute = 0) => new Date(2026, 9, 26, hour, minute);

test.each([
  [0, 'night'],
  [5.99, 'night'],
  [6, 'morning'],
  [10.99, 'morning'],
  [11, 'afternoon'],
  [16.99, 'afternoon'],
  [17, 'evening'],
  [20.99, 'evening'],
  [21, 'night'],
  [23, 'night'],
])('at %d o’clock it is %s', (hour, moment) => {
  expect(momentAt(hour)).toBe(moment);
});

test('every moment is shown at an hour of its own', () => {
  for (const moment of moments) expect(momentAt(hourOf[moment])).toBe(moment);
});

test('the clock leads until the reader takes the sky in hand', () => {
  const morning = atClock(first, at(7, 30));
  expect(morning).toMatchObject({ hour: 7.5, moment: 'morning', isManual: false });
  expect(atClock(morning, at(18))).toMatchObject({ hour: 18, moment: 'evening' });
  const held = inHand(morning);
  expect(atClock(held, at(18))).toEqual(held);
  expect(held).toMatchObject({ hour: 7, moment: 'morning', isManual: true });
});

test('setting the hour recomputes the moment', () => {
  expect(withHour(first, 12)).toMatchObject({ hour: 12, moment: 'afternoon', isManual: true });
});

test('a moment chosen by name sets its hour; the present one keeps it', () => {
  expect(withMoment(withHour(first, 12), 'evening')).toMatchObject({ hour: 19, moment: 'evening' });
  expect(withMoment(withHour(first, 12), 'afternoon')).toMatchObject({ hour: 12 });
});

test('given back, the sky follows the clock and is clear', () => {
  const storm = withWeather(withHour(first, 3), 'stormy');
  expect(released(storm, at(15))).toMatchObject({
    isManual: false,
    hour: 15,
    moment: 'afternoon',
    weather: 'clear',
  });
});

test('a sky in hand is kept as specified, and another is not kept', () => {
  const storm = withWeather(withHour(first, 22), 'stormy');
  expect(JSON.parse(recordOf(storm) ?? '')).toEqual({
    isManualMode: true,
    timeOfDay: 'night',
    weather: 'stormy',
    currentHour: 22,
  });
  expect(restored(first, recordOf(storm))).toEqual(storm);
  expect(recordOf(first)).toBeNull();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a bare word', '"stormy"'],
  ['a list', '[true]'],
  ['an automatic one', record({ isManualMode: false })],
  ['a word for yes', record({ isManualMode: 'true' })],
  ['an hour that is none', record({ currentHour: 24 })],
  ['half an hour', record({ currentHour: 2.5 })],
  ['an unknown moment', record({ timeOfDay: 'noon' })],
])('a record with %s is ignored', (_, kept) => {
  expect(restored(first, kept)).toEqual(first);
});

test('a record with a weather that no sky is drawn for keeps its hour, under a clear one', () => {
  expect(restored(first, record({ weather: 'snowy' }))).toEqual(withHour(first, 2));
});

function record(change: object): string {
  const good = { isManualMode: true, timeOfDay: 'night', weather: 'clear', currentHour: 2 };
  return JSON.stringify({ ...good, ...change });
}

test('taste is kept apart, and what is not understood of it is ignored', () => {
  const wild = { ...first, intensity: 'intense', isAnimated: false } as const;
  expect(withTaste(first, tasteOf(wild))).toEqual(wild);
  expect(withTaste(first, '{"intensity":"extreme","isAnimated":"no"}')).toEqual(first);
  expect(withTaste(first, null)).toEqual(first);
});

const rain = { weather: 'rainy', intensity: 'intense' } as const;

test('a report is worn under the clock, and never over a sky in hand', () => {
  const morning = atClock(first, at(7, 30));
  const worn = underReport(morning, rain);
  expect(worn).toEqual({ ...morning, ...rain, isReported: true });
  expect(underReport(morning, null)).toEqual(morning);
  const held = withWeather(morning, 'cloudy');
  expect(underReport(held, rain)).toEqual(held);
});

test('what is reported is nobody’s own until it is taken in hand', () => {
  const worn = underReport(first, rain);
  expect(ownOf(worn, first)).toEqual(first);
  expect(ownOf({ ...worn, isAnimated: false }, first)).toEqual({ ...first, isAnimated: false });
  expect(recordOf(worn)).toBeNull();
  const held = inHand(worn);
  expect(ownOf(held, first)).toMatchObject({ ...rain, isManual: true, isReported: false });
  expect(ownOf(released(held, at(15)), held)).toMatchObject({
    weather: 'clear',
    isManual: false,
    isReported: false,
  });
});

test('an intensity is a taste; that of a reported sky takes it in hand', () => {
  expect(withIntensity(first, 'intense')).toEqual({ ...first, intensity: 'intense' });
  expect(withIntensity(underReport(first, rain), 'light')).toMatchObject({
    isManual: true,
    isReported: false,
    weather: 'rainy',
    intensity: 'light',
  });
});
