import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { analyse, engine } from '#analyse.ts';
import { codedQuestions } from '#evaluate/coded-questions.ts';
import { secondCoderTable } from '#evaluate/coded-second.ts';
import { readCodedSet, readSecondCoder } from '#evaluate/coded-set.ts';
import { codedDetails, codedScoreboard } from '#evaluate/coded-tables.ts';
import { twinsTable } from '#evaluate/coded-twins.ts';
import { details } from '#evaluate/details.ts';
import { errorLines, ruleLines } from '#evaluate/errors.ts';
import { fittedLines } from '#evaluate/fit.ts';
import { freshTable } from '#evaluate/fresh-tables.ts';
import { idiomTable } from '#evaluate/idiom-table.ts';
import {
  allQuestions,
  dreamsAsked,
  emotionQuestions,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import { type CodedDream, DataAbsent, isSealed, readCodedDreams } from '#evaluate/records.ts';
import { writeReport } from '#evaluate/report.ts';
import { withRelease } from '#evaluate/science.ts';
import { scoreboard } from '#evaluate/scoreboard.ts';
import { seriesTables } from '#evaluate/series.ts';
import { readSeries } from '#evaluate/series-records.ts';
import { writeReference } from '#evaluate/series-reference.ts';
import { answerAll } from '#evaluate/sheets.ts';
import { similarTable } from '#evaluate/similar.ts';
import { asText, type Table } from '#evaluate/table.ts';
import { messyTable, trapTable } from '#evaluate/trap-tables.ts';
import { read } from '#read/read.ts';
import { readBy } from '#series/reference.ts';

const reportFile = 'evaluation.html';
const sciencePage = new URL('../../../docs/science.md', import.meta.url);
const ownQuestions = [...emotionQuestions('anyone'), ...codedQuestions];
const namesOf = (questions: readonly Question[]): string =>
  questions.map(({ name }) => `'${name}'`).join(', ');
const usage = `npm run evaluate                             every figure
npm run evaluate -- --write                  and into docs/science.md
npm run evaluate -- --report                 and into one page, evaluation.html
npm run evaluate -- --own                    those of our own coded set alone
npm run evaluate -- --fit                    constants for src/calibration.ts, of sealed dreams alone
npm run evaluate -- --series                 rhythms and themes in series of single dreamers
npm run evaluate -- --series --write         and what they are held against, and into docs/science.md
npm run evaluate -- --errors CLASS           ids and spans of its errors (${namesOf(allQuestions)})
npm run evaluate -- --errors CLASS --own     in our own coded set (${namesOf(ownQuestions)})
npm run evaluate -- --errors CLASS --texts   with the dreams themselves, sealed ones apart`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

async function evaluate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      errors: { type: 'string' },
      own: { type: 'boolean', default: false },
      texts: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
      series: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(usage);
  const { errors, own, texts, write, fit, series, report } = values;
  if (fit) return printConstants();
  if (series) return printSeries(write);
  if (errors !== undefined) return printErrors(errors, own, texts);
  if (own && write) return refuse('Only the whole table is written: leave --own or --write out.');
  const ownTables = await printOwnFigures();
  if (own) return;
  const dreams = await readCodedDreams(process.env.REVERIE_EVAL_DATA);
  await printFigures(dreams.map(readByEngine), ownTables, write, report);
}

async function printConstants(): Promise<void> {
  const dreams = await readCodedDreams(process.env.REVERIE_EVAL_DATA);
  for (const line of fittedLines(dreams.filter(isSealed).map(readByEngine))) say(line);
}

/**
 * The tables hold for the reference that stands. A new one is only read by the next run, and its
 * rarities weigh in the scores it tells, so that it takes two runs until nothing changes.
 */
async function printSeries(isWritten: boolean): Promise<void> {
  const all = await readSeries(process.env.REVERIE_EVAL_DATA);
  if (isWritten && (await writeReference(all))) {
    return say('src/series/reference.ts is new: write once more, until it is as it was.');
  }
  const dreams = all.reduce((sum, one) => sum + one.dreams.length, 0);
  say(`${engine.name} ${engine.version}, lexicon ${engine.lexiconHash}, ${dreams} dreams.`);
  const isCurrent = readBy === engine.lexiconHash;
  say(
    `The reference was read by ${isCurrent ? 'it too' : `lexicon ${readBy}: write it anew first`}.\n`,
  );
  const tables = seriesTables(all);
  for (const table of tables) say(asText(table));
  if (!isWritten) return;
  const page = await readFile(sciencePage, 'utf8');
  const release = { ...engine, version: `${engine.version}, series` };
  await writeFile(sciencePage, withRelease(page, release, tables));
  say('Written into docs/science.md.');
}

async function printErrors(name: string, isOwn: boolean, withTexts: boolean): Promise<void> {
  const questions = isOwn ? ownQuestions : allQuestions;
  const question = questions.find((each) => each.name === name);
  if (question === undefined) {
    return refuse(`There is no class '${name}'; there are ${namesOf(questions)}.`);
  }
  const asked = isOwn
    ? (await readCodedSet()).map(readByEngine)
    : dreamsAsked(
        question,
        (await readCodedDreams(process.env.REVERIE_EVAL_DATA))
          .filter((dream) => !isSealed(dream))
          .map(readByEngine),
      );
  for (const line of errorLines(question, asked, withTexts)) say(line);
  say('\nRules behind false alarms, by dreams:');
  for (const line of ruleLines(question, asked)) say(line);
}

function readByEngine<Dream extends CodedDream>(dream: Dream): ReadDream & { dream: Dream } {
  return { dream, reading: read(dream.text), analysis: analyse(dream.text) };
}

/** The coded set is part of the project, so that its figures need no other data. */
async function printOwnFigures(): Promise<Table[]> {
  const [set, second] = await Promise.all([readCodedSet(), readSecondCoder()]);
  const dreams = set.map(readByEngine);
  const tables = [codedScoreboard(dreams), codedDetails(dreams), twinsTable(dreams)];
  const agreement = secondCoderTable(set, second);
  if (agreement !== undefined) tables.push(agreement);
  tables.push(await trapTable(), await messyTable(), await freshTable(), await idiomTable());
  say(
    `${engine.name} ${engine.version}, lexicon ${engine.lexiconHash}, ${set.length} own dreams.\n`,
  );
  for (const table of tables) say(asText(table));
  return tables;
}

async function printFigures(
  dreams: readonly ReadDream[],
  ownTables: readonly Table[],
  isWritten: boolean,
  isReported: boolean,
): Promise<void> {
  const sheets = answerAll(dreams);
  const board = scoreboard(dreams, sheets);
  const all = [similarTable(dreams), ...details(dreams, sheets)];
  say(`${engine.name} ${engine.version}, lexicon ${engine.lexiconHash}, ${dreams.length} dreams.`);
  say('DEVELOPMENT DATA, NOT A HELD-OUT FIGURE: words, rules and constants were chosen on these');
  say('very dreams. `Unseen series` refits the constants, never the words. English only: no');
  say('figure here is about French. Intervals: bootstrap over dreams, 95 %, 1,000 resamples.\n');
  for (const table of [board, ...all]) say(asText(table));
  if (isReported) {
    await writeReport(reportFile, [board, ...all, ...ownTables], dreams);
    say(`Every table and figure stands in ${reportFile}.`);
  }
  if (!isWritten) return;
  const page = await readFile(sciencePage, 'utf8');
  const kept = [board, ...all.slice(0, 4), ...ownTables];
  await writeFile(sciencePage, withRelease(page, engine, kept));
  say('Written into docs/science.md.');
}

try {
  await evaluate();
} catch (error) {
  const isMistyped = error instanceof TypeError && 'code' in error;
  if (isMistyped) refuse(`${error.message}\n${usage}`);
  else if (error instanceof DataAbsent) refuse(error.message);
  else throw error;
}
