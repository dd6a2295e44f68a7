import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { dayNoteLimit } from '@reverie/contract/layers.rules';
import { countCharacters } from '@reverie/contract/text.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headers, nightRowOf } from '#features/exports/csv.rules.ts';
import type { ToldNight } from '#features/exports/rules.ts';
import type { Entry } from '#features/imports/rules.ts';
import { readTable } from '#features/imports/tables.reads.ts';
import { csvOf } from '#platform/csv/csv.ts';
import { aUser } from '#testing/accounts.ts';
import { openCarrying } from '#testing/carried.ts';
import { aDream } from '#testing/dreams.ts';

const { app, exportOf, lookAt, apply } = openCarrying();

const source = { size: 0, from: () => Readable.from([]) };
const read = (written: string) =>
  readTable(written, { source, fileName: 'a.csv', kind: 'csv', columns: null });

async function allOf(entries: Awaited<ReturnType<typeof read>>['entries']) {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
/** What people write, and what tables trip over. */
const note = fc
  .array(
    fc.oneof(
      fc.constantFrom(...["'", '=', '+', '-', '@', '"', ',', ';', '\t', '\r', '\n', '\r\n', ' ']),
      fc.string({ unit: 'grapheme', maxLength: 9 }).filter((part) => !part.includes('\0')),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''))
  .filter((written) => written.trim() !== '' && written.isWellFormed());
const night = fc.record({
  date: fc
    .date({ min: new Date('1950-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  hadNoRecall: fc.constant(true),
  bedtime: maybe(clock),
  rising: maybe(clock),
  awakenings: maybe(fc.nat(30)),
  naps: maybe(fc.nat(10)),
  dayNote: maybe(note),
  moodBefore: maybe(fc.integer({ min: -2, max: 2 })),
  moodAfter: maybe(fc.integer({ min: -2, max: 2 })),
  quality: maybe(fc.integer({ min: 1, max: 5 })),
});

test('whatever is said of nights comes back from a table as it was said', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(night, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('fr' as const, 'en' as const),
      async (nights: ToldNight[], language) => {
        async function* rows() {
          yield headers(language);
          for (const each of nights) yield nightRowOf(each);
        }
        const { beside, entries } = await read(await textOf(csvOf(rows())));
        expect(beside?.nights).toEqual(nights);
        expect(await allOf(entries)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('sleep noted by other programs is read as they write it, and what is none is left', async () => {
  const { beside, entries } = await read(
    [
      'date;bedtime;rise_time;awakenings;night quality;note du jour;dream',
      `2026-01-04;11:40 PM;7h05;2;9;${'a'.repeat(dayNoteLimit + 9)};Un phare.`,
      '2026-01-05;00:10:00;25:00;beaucoup;3;;',
      ';22:00;;;;;',
      '2026-01-06;;;;;;',
    ].join('\n'),
  );
  expect(beside?.nights).toMatchObject([
    { date: '2026-01-04', bedtime: '23:40', rising: '07:05', awakenings: 2, quality: null },
    { date: '2026-01-05', bedtime: '00:10', rising: null, awakenings: null, quality: 3 },
  ]);
  const { dayNote } = Object(beside?.nights[0]);
  expect(countCharacters(dayNote)).toBeLessThanOrEqual(dayNoteLimit);
  // A night of no date and a row of nothing are shown as what they are.
  const told = await allOf(entries);
  expect(told.map(({ place }) => place)).toEqual(['2', '4', '5']);
});

test('nights without a dream go into a table in their place, come back with it, and are taken back', async () => {
  const ada = await aUser(app());
  const { client } = ada;
  const dreamtOn = (date: string) => `${date}T05:00:00Z`;
  for (const date of ['2026-01-05', '2026-02-03']) {
    await aDream(client, { content: `Un phare, le ${date}.`, dreamedAt: dreamtOn(date) });
  }
  const slept = { bedtime: '23:10', rising: '06:40', awakenings: 2, naps: 1, quality: 4 } as const;
  const nights = [
    { date: '2026-01-04', hadNoRecall: true },
    { date: '2026-01-05', ...slept, dayNote: 'Le port.\n\n=Une digue.', moodBefore: -1 },
    { date: '2026-01-20', dayNote: "'=Rien", moodAfter: 2 },
    { date: '2026-02-04', ...slept, hadNoRecall: true },
  ];
  for (const each of nights) await client.nights.put(each);
  const { bytes } = await exportOf(ada, { format: 'csv', language: 'fr' });
  const rows = new TextDecoder().decode(bytes).match(/(?<=\r\n[^,\r]*,)\d{4}-\d\d-\d\d/g);
  expect(rows).toEqual([...['2026-01-04', '2026-01-05', '2026-01-20', '2026-02-03', '2026-02-04']]);
  const some = await exportOf(ada, { format: 'csv', from: '2026-02-04' });
  expect(new TextDecoder().decode(some.bytes).trim().split('\r\n')).toHaveLength(2);

  const bob = await aUser(app());
  const look = await lookAt(bob, bytes, 'reverie.csv');
  expect(look).toMatchObject({
    problem: null,
    counts: { all: 2, new: 2, refused: 0 },
    beside: { nights: 4 },
  });
  await apply(bob, look.id);
  for (const { date, ...said } of nights) {
    expect(await bob.client.nights.get({ date })).toMatchObject(said);
  }
  // Written again they are the same, to the letter, but for the names of dreams.
  const again = await exportOf(bob, { format: 'csv', language: 'fr' });
  const ofNights = (table: Uint8Array) =>
    read(new TextDecoder().decode(table)).then(({ beside }) => beside?.nights);
  expect(await ofNights(again.bytes)).toEqual(await ofNights(bytes));
  await bob.client.imports.undo({ id: look.id });
  await app().app.jobs.idle();
  for (const { date } of nights) {
    expect(await bob.client.nights.get({ date })).toMatchObject({ revision: 0, dayNote: null });
  }
}, 120_000);
