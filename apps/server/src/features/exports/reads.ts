import { Readable } from 'node:stream';
import { symbolConcepts } from '@reverie/oneirology';
import type { Accounts } from '#features/accounts/service.ts';
import type { ArchiveRow } from '#features/archives/service.ts';
import { bookOf, type OwnWords } from '#features/exports/book.reads.ts';
import { csvRowOf, headers, nightRowOf, saysAnything } from '#features/exports/csv.rules.ts';
import { dreamBankOf, readMe, sddbHeader, sddbRowOf } from '#features/exports/dreambank.rules.ts';
import { fileNameOf, markdownOf } from '#features/exports/markdown.rules.ts';
import { meaningNote, nightNote, personNote } from '#features/exports/notes.rules.ts';
import { relationIn } from '#features/exports/people.rules.ts';
import { plainOf, type ToldNight } from '#features/exports/rules.ts';
import { createTold, type Tell, type ToldParts } from '#features/exports/told.reads.ts';
import type { Images } from '#features/images/service.ts';
import type { Meanings } from '#features/meanings/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import type { Clock } from '#platform/clock.ts';
import { type Cell, csvOf } from '#platform/csv/csv.ts';
import { type ZipFile, zipOf } from '#platform/zip/zip.ts';

export type ReadParts = ToldParts & {
  clock: Clock;
  images: Images;
  accounts: Accounts;
  meanings: Meanings;
  people: PeopleService;
};

const labels = new Map(symbolConcepts.map(({ id, label }) => [id, label]));

function labelOf(symbol: string, language: 'fr' | 'en'): string {
  return labels.get(symbol)?.[language] ?? symbol;
}

/** Takes the nights before a dream's, which have a row of their own, and the dream's, which has none. */
function* nightsUntil(left: ToldNight[], dreamt: string | null): Generator<Cell[]> {
  for (let [next] = left; next && (!dreamt || next.date <= dreamt); [next] = left) {
    left.shift();
    if (next.date !== dreamt) yield nightRowOf(next);
  }
}

/** Dreams as files, each format read a few dreams at a time: no more of them is in memory. */
export function createReads({ clock, images, accounts, meanings, people, ...parts }: ReadParts) {
  const { toldIn, nightsIn, nightsOf } = createTold(parts);

  function csv(row: ArchiveRow, tell: Tell): Readable {
    async function* rows() {
      yield headers(row.language);
      const left = (await nightsIn(row)).filter(saysAnything);
      for await (const told of toldIn(row, { isAnalysed: false, tell })) {
        yield* nightsUntil(left, told.dream.night);
        yield csvRowOf(told);
      }
      yield* nightsUntil(left, null);
    }
    return csvOf(rows());
  }

  function json(row: ArchiveRow, tell: Tell): Readable {
    async function* pieces() {
      const head = { format: 'reverie.dreams', version: 1, writtenAt: clock.now().toISOString() };
      yield `${JSON.stringify(head).slice(0, -1)},"dreams":[`;
      let sign = '\n';
      for await (const told of toldIn(row, { isAnalysed: true, isWhole: true, tell })) {
        yield sign + JSON.stringify(plainOf(told));
        sign = ',\n';
      }
      const beside = {
        nights: await nightsIn(row),
        people: await people.list(row.userId),
        meanings: await meanings.list(row.userId),
      };
      yield `\n],${JSON.stringify(beside).slice(1)}\n`;
    }
    return Readable.from(pieces());
  }

  async function* markdown(row: ArchiveRow, tell: Tell): AsyncGenerator<ZipFile> {
    const { language, userId } = row;
    const told = await meanings.list(userId);
    const notes = told.map((meaning) => {
      return meaningNote(meaning, { label: labelOf(meaning.symbol, language), language });
    });
    const meant = new Set(
      told.flatMap(({ symbol, meaning }) => (meaning ? [labelOf(symbol, language)] : [])),
    );
    const persons = (await people.list(userId)).map((person) => personNote(person, language));
    const ofNights = (await nightsIn(row)).map((night) => nightNote(night, language));
    for (const note of [...notes, ...persons, ...ofNights]) {
      if (note) yield { name: `Reverie/${note.name}`, content: note.text };
    }
    for await (const told of toldIn(row, { isAnalysed: true, tell })) {
      const found = told.painting && (await images.fileOf(told.painting));
      const name = fileNameOf(told, row.language);
      if (found) {
        const content = Readable.fromWeb(found.body);
        yield { name: `Reverie/paintings/${found.file}`, content, isCompressed: false };
      }
      const content = markdownOf(told, {
        ...{ language, meant },
        file: found?.file ?? null,
      });
      yield { name: `Reverie/${name}`, content };
    }
  }

  async function* dreamBank(row: ArchiveRow, tell: Tell): AsyncGenerator<ZipFile> {
    const half = (from: number) => (share: number) => tell(from + share / 2);
    const told = (from: number) => toldIn(row, { isAnalysed: false, tell: half(from) });
    async function* reports() {
      let number = 0;
      for await (const each of told(0)) {
        number += 1;
        yield dreamBankOf(each, number);
      }
    }
    async function* rows() {
      yield sddbHeader;
      let number = 0;
      for await (const each of told(0.5)) {
        number += 1;
        yield sddbRowOf(each, number);
      }
    }
    yield { name: 'README.txt', content: readMe[row.language] };
    yield { name: 'dreambank.txt', content: Readable.from(reports()) };
    yield { name: 'sddb.csv', content: csvOf(rows()) };
  }

  /** What symbols mean to somebody, and who is who: for the lists at the end of a book. */
  async function wordsOf({ userId, language }: ArchiveRow): Promise<OwnWords> {
    const meant = (await meanings.list(userId)).flatMap(({ symbol, meaning }) =>
      meaning ? [[labelOf(symbol, language), meaning] as const] : [],
    );
    const persons = (await people.list(userId))
      .filter(({ isUnreadable }) => !isUnreadable)
      .map((person) => {
        const { name, aliases } = person;
        return { name: [name, ...aliases].join(', '), who: relationIn(person, language) };
      });
    return { meanings: new Map(meant), people: persons };
  }

  /** Writes an export in the format that was asked for. */
  async function writer(row: ArchiveRow, tell: Tell) {
    if (row.format === 'csv') return { extension: 'csv', output: csv(row, tell) };
    if (row.format === 'json') return { extension: 'json', output: json(row, tell) };
    if (row.format === 'pdf') {
      const nights = await nightsOf(row);
      const { username, displayName } = await accounts.me({ userId: row.userId });
      const told = toldIn(row, { isAnalysed: true, tell });
      const author = displayName ?? username;
      const said = await wordsOf(row);
      return bookOf(row, { images, now: clock.now(), author, nights, told, said });
    }
    const files = row.format === 'dreambank' ? dreamBank(row, tell) : markdown(row, tell);
    return { extension: 'zip', output: zipOf(files, clock.now()) };
  }

  return { writer };
}
