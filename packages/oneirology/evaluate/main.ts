import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { analyse, engine } from '#analyse.ts';
import { details } from '#evaluate/details.ts';
import { errorLines, ruleLines } from '#evaluate/errors.ts';
import { allQuestions, dreamsAsked, type ReadDream } from '#evaluate/questions.ts';
import { DataAbsent, readCodedDreams } from '#evaluate/records.ts';
import { withRelease } from '#evaluate/science.ts';
import { scoreboard } from '#evaluate/scoreboard.ts';
import { answerAll } from '#evaluate/sheets.ts';
import { asText } from '#evaluate/table.ts';
import { read } from '#read/reading.ts';

const sciencePage = new URL('../../../docs/science.md', import.meta.url);
const names = allQuestions.map(({ name }) => name).join(', ');
const usage = `npm run evaluate                             every figure
npm run evaluate -- --write                  and into docs/science.md
npm run evaluate -- --errors CLASS           ids and spans of its errors (${names})
npm run evaluate -- --errors CLASS --texts   with the dreams themselves`;

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
      texts: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(usage);
  const question = allQuestions.find(({ name }) => name === values.errors);
  if (values.errors !== undefined && question === undefined) {
    return refuse(`There is no class '${values.errors}'; there are ${names}.`);
  }
  const coded = await readCodedDreams(process.env.REVERIE_EVAL_DATA);
  const dreams = coded.map((dream): ReadDream => {
    const { text } = dream;
    return { dream, reading: read(text), analysis: analyse(text) };
  });
  if (question !== undefined) {
    const asked = dreamsAsked(question, dreams);
    for (const line of errorLines(question, asked, values.texts)) say(line);
    say('\nRules behind false alarms, by dreams:');
    for (const line of ruleLines(question, asked)) say(line);
    return;
  }
  await printFigures(dreams, values.write);
}

async function printFigures(dreams: readonly ReadDream[], isWritten: boolean): Promise<void> {
  const sheets = answerAll(dreams);
  const board = scoreboard(dreams, sheets);
  const all = details(dreams, sheets);
  say(`${engine.name} ${engine.version}, lexicon ${engine.lexiconHash}, ${dreams.length} dreams.`);
  say('DEVELOPMENT DATA, NOT A HELD-OUT FIGURE: words, rules and constants were chosen on these');
  say('very dreams. `Unseen series` refits the constants, never the words. English only: no');
  say('figure here is about French. Intervals: bootstrap over dreams, 95 %, 1,000 resamples.\n');
  for (const table of [board, ...all]) say(asText(table));
  if (!isWritten) return;
  const page = await readFile(sciencePage, 'utf8');
  await writeFile(sciencePage, withRelease(page, engine, [board, ...all.slice(0, 3)]));
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
