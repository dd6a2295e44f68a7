import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { analyse, engine } from '#analyse.ts';
import { codesOf } from '#coding/codes.ts';
import { correctable, correctedShare } from '#coding/error-rates.ts';
import { indicesOf } from '#coding/indices.ts';
import { asCodeList, asCodingSheet, asJsonLd, type CodedSheet } from '#coding/sheets.ts';
import type { DreamAnalysis } from '#schema.ts';
import { litPage } from '#scripts/lit-page.ts';
import { type Input, inputOf, inputs, type Report, readReports } from '#scripts/read-reports.ts';

const formats = ['json', 'csv', 'sheet', 'jsonld', 'html', 'indices', 'profile'] as const;
const usage = `oneirology [FILES]                reads dream reports, from standard input without a file
  --from text|csv|dreambank|jsonl  what the files are; guessed from their names otherwise
  --to json                        analyses, one a line (default)
  --to csv                         codes of Hall and Van de Castle, one a line, with their words
  --to sheet                       codes, one dream a line and one scale a column
  --to jsonld                      codes as linked annotations
  --to html                        a page whose words are lit where a finding rests on them
  --to indices                     threats, bizarreness, typical themes and more, with their rules
  --to profile                     shares over all dreams, corrected for the engine's own errors
  --language fr|en                 read every report in this language`;

type Read = { readonly report: Report; readonly analysis: DreamAnalysis };

const writers: Readonly<Record<(typeof formats)[number], (read: readonly Read[]) => string>> = {
  json: (read) =>
    read
      .map(({ report, analysis }) => `${JSON.stringify({ id: report.id, ...analysis })}\n`)
      .join(''),
  csv: (read) => asCodeList(read.map(sheetOf)),
  sheet: (read) => asCodingSheet(read.map(sheetOf)),
  jsonld: (read) => asJsonLd(read.map(sheetOf)),
  html: litPage,
  indices: (read) =>
    read
      .map(
        ({ report, analysis }) =>
          `${JSON.stringify({ id: report.id, indices: indicesOf(analysis, report.text) })}\n`,
      )
      .join(''),
  profile: profileOf,
};

function sheetOf({ report, analysis }: Read): CodedSheet {
  return { id: report.id, words: analysis.quality.words, codes: codesOf(analysis) };
}

/** Share of dreams with each class, as found and as coders would find it. */
function profileOf(read: readonly Read[]): string {
  const has = (name: string, { analysis }: Read): boolean =>
    analysis.emotions.some(({ shown, class: kind }) => shown && kind === name) ||
    analysis.interactions.some(({ shown, type }) => shown && type === name) ||
    analysis.characters.some(({ shown, identity }) => shown && identity === name) ||
    analysis.settings.some(({ shown, place }) => shown && place === name) ||
    (name === 'misfortune' && analysis.events.misfortune.some(({ shown }) => shown));
  const classes = correctable.map((name) => {
    const found = read.filter((each) => has(name, each)).length;
    return {
      class: name,
      found,
      n: read.length,
      corrected: correctedShare(name, found, read.length),
    };
  });
  return `${JSON.stringify({ engine, dreams: read.length, classes }, null, 2)}\n`;
}

function isOneOf<const T extends string>(allowed: readonly T[], word: string): word is T {
  return allowed.some((each) => each === word);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: 'json' },
      language: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { from, to, language, help } = values;
  if (help) return void process.stdout.write(`${usage}\n`);
  if (!isOneOf(formats, to)) throw new TypeError(`There is no format “${to}”.`);
  if (from !== undefined && !isOneOf(inputs, from))
    throw new TypeError(`There is no input “${from}”.`);
  if (language !== undefined && !isOneOf(['fr', 'en'], language)) {
    throw new TypeError('The language is fr or en.');
  }
  const reports = await reportsFrom(positionals, from);
  if (reports.length === 0) throw new TypeError('There is no report to read.');
  const options = language === undefined ? {} : { language };
  process.stdout.write(
    writers[to](reports.map((report) => ({ report, analysis: analyse(report.text, options) }))),
  );
}

async function reportsFrom(files: readonly string[], from: Input | undefined): Promise<Report[]> {
  if (files.length === 0) {
    const written = await textOf(process.stdin);
    return readReports('stdin', written, from ?? inputOf('stdin', written));
  }
  const all = await Promise.all(
    files.map(async (file) => {
      const written = await readFile(file, 'utf8').catch(() => {
        throw new TypeError(`There is no readable file “${file}”.`);
      });
      return readReports(basename(file), written, from ?? inputOf(file, written));
    }),
  );
  return all.flat();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
