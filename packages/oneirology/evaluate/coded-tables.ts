import { codedQuestions } from '#evaluate/coded-questions.ts';
import type { SetDream } from '#evaluate/coded-set.ts';
import { isScaleCoded } from '#evaluate/codes.ts';
import { alwaysYes, engineValence, valenceSheet } from '#evaluate/floors.ts';
import { plain } from '#evaluate/line.ts';
import { measure, measureOne, type Sheet } from '#evaluate/measure.ts';
import {
  balancedAccuracy,
  type Confusion,
  f1,
  kappa,
  macroF1,
  microF1,
  precision,
  recall,
} from '#evaluate/metrics.ts';
import { answer, emotionQuestions, type Question, type ReadDream } from '#evaluate/questions.ts';
import { type Scale, type Table, withInterval, written } from '#evaluate/table.ts';
import { targets } from '#evaluate/targets.ts';

/** A dream of the coded set with what the engine makes of it. */
export interface ReadSetDream extends ReadDream {
  readonly dream: SetDream;
}

/** The parts of the set that figures are given for. */
const parts: readonly (readonly [string, (dream: SetDream) => boolean])[] = [
  ['French', ({ language }) => language === 'fr'],
  ['English', ({ language }) => language === 'en'],
  ['told twice, in French', ({ language, twin }) => language === 'fr' && twin !== undefined],
  ['told twice, in English', ({ language, twin }) => language === 'en' && twin !== undefined],
];

/** A line of the scoreboard: what is asked about dreams, and how the answers are judged. */
interface Line {
  readonly name: string;
  readonly protocol: string;
  readonly scale: Scale;
  readonly metric: (classes: readonly Confusion[]) => number;
  readonly sheets: (dreams: readonly ReadSetDream[]) => readonly Sheet[];
  readonly target?: number | undefined;
}

/** Targets were set for dreams that others coded: they stand beside ours and judge nothing. */
const targetOf: Readonly<Record<string, number | undefined>> = targets;

const lines: readonly Line[] = [
  emotionLine('emotions, micro F1', 'A', microF1, targets.emotionMicro),
  emotionLine('emotions, macro F1', 'A', macroF1, targets.emotionMacro),
  emotionLine('emotions, micro F1', 'B', microF1),
  emotionLine('emotions, macro F1', 'B', macroF1),
  {
    name: 'felt by the dreamer, micro F1',
    protocol: 'A',
    scale: 'percent',
    metric: microF1,
    sheets: (dreams) => answers(emotionQuestions('dreamer'), dreams),
    target: targets.dreamerMicro,
  },
  {
    name: 'valence, balanced accuracy',
    protocol: 'one side coded',
    scale: 'percent',
    metric: ofOne(balancedAccuracy),
    sheets: (dreams) => [valenceSheet(dreams, engineValence)],
    target: targets.valence,
  },
  ...codedQuestions.map(
    (question): Line => ({
      name: `${question.name}, κ`,
      protocol: 'all dreams',
      scale: 'agreement',
      metric: ofOne(kappa),
      sheets: (dreams) => answers([question], dreams),
      target: targetOf[question.name],
    }),
  ),
];

/** The lines of the scoreboard on the project's own coded dreams, French beside English. */
export function codedScoreboard(dreams: readonly ReadSetDream[]): Table {
  return {
    title: 'Our own coded set, French beside English',
    notes: [
      'Written and coded by the makers of Reverie: no outside validation, of French or of anything.',
      'n in brackets. Targets are those for dreams that others coded.',
    ],
    columns: ['line', 'protocol', ...parts.map(([name]) => name), 'always yes', 'target'],
    rows: lines.map(({ name, protocol, scale, metric, sheets, target }) => [
      name,
      protocol,
      ...parts.map(([, isIn]) => {
        const figure = measure(sheets(dreams.filter(({ dream }) => isIn(dream))), metric);
        return `${withInterval(figure, scale)} (${figure.n})`;
      }),
      written(measure(sheets(dreams).map(alwaysYes), metric).value, scale),
      target === undefined ? '–' : plain(target, scale),
    ]),
  };
}

/** Precision and recall of every question, in each language. */
export function codedDetails(dreams: readonly ReadSetDream[]): Table {
  const languages = parts.slice(0, 2);
  const questions = [...emotionQuestions('anyone'), ...codedQuestions];
  return {
    title: 'Our own coded set, question by question',
    notes: ['Any experiencer, protocol A.'],
    columns: [
      'question',
      ...languages.flatMap(([name]) => [`${name}: coded/n`, 'precision', 'recall', 'F1', 'κ']),
    ],
    rows: questions.map((question) => [
      question.name,
      ...languages.flatMap(([, isIn]) =>
        cellsOf(dreams.filter(({ dream }) => isIn(dream)).map((read) => answer(question, read))),
      ),
    ]),
  };
}

function cellsOf(sheet: Sheet): string[] {
  return [
    `${sheet.filter(({ coded }) => coded).length}/${sheet.length}`,
    withInterval(measureOne(sheet, precision), 'percent'),
    withInterval(measureOne(sheet, recall), 'percent'),
    withInterval(measureOne(sheet, f1), 'percent'),
    withInterval(measureOne(sheet, kappa), 'agreement'),
  ];
}

function emotionLine(
  name: string,
  protocol: 'A' | 'B',
  metric: Line['metric'],
  target?: number,
): Line {
  return {
    name,
    protocol,
    scale: 'percent',
    metric,
    sheets: (dreams) =>
      answers(
        emotionQuestions('anyone'),
        dreams.filter(({ dream }) => protocol === 'A' || isScaleCoded(dream.codes, 'emot')),
      ),
    target,
  };
}

function answers(questions: readonly Question[], dreams: readonly ReadSetDream[]): Sheet[] {
  return questions.map((question) => dreams.map((read) => answer(question, read)));
}

function ofOne(metric: (confusion: Confusion) => number): Line['metric'] {
  return ([only]) => (only === undefined ? Number.NaN : metric(only));
}
