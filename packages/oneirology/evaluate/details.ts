import { isScaleCoded } from '#evaluate/codes.ts';
import { familyTable } from '#evaluate/family.ts';
import { alwaysYes, engineValence, valenceFloors, valenceSheet } from '#evaluate/floors.ts';
import { kindsTable } from '#evaluate/kinds.ts';
import { measure, measureCalibration, measureOne, type Sheet } from '#evaluate/measure.ts';
import {
  balancedAccuracy,
  f1,
  kappa,
  macroF1,
  microF1,
  precision,
  recall,
} from '#evaluate/metrics.ts';
import { partiesTable } from '#evaluate/parties.ts';
import type { Answer, ReadDream } from '#evaluate/questions.ts';
import type { Sheets } from '#evaluate/sheets.ts';
import { type Table, withInterval, written } from '#evaluate/table.ts';
import { emotionFloors } from '#evaluate/targets.ts';
import { emotionClasses } from '#schema.ts';

/** Everything behind the scoreboard: by class, by series, and the floors in full. */
export function details(dreams: readonly ReadDream[], sheets: Sheets): Table[] {
  const { anyone, dreamer } = sheets;
  const isEmotional = dreams.map(({ dream }) => isScaleCoded(dream.codes, 'emot'));
  const anyoneB = anyone.shipped.map((sheet) => sheet.filter((_, at) => isEmotional[at]));
  return [
    byClass('Emotions, any experiencer, protocol A: all dreams', anyone.shipped),
    byClass('Emotions, any experiencer, protocol B: dreams with a coded emotion', anyoneB),
    byClass('Emotions felt by the dreamer, protocol A', dreamer.shipped),
    bySeries('F1 of emotions by series, any experiencer, protocol A', anyone.shipped),
    bySeries('F1 of emotions by series, any experiencer, protocol B', anyoneB),
    bySeries('F1 of emotions by series, felt by the dreamer, protocol A', dreamer.shipped),
    others(sheets),
    familyTable(dreams),
    partiesTable(dreams),
    kindsTable(dreams),
    valence(dreams),
    calibration(sheets),
  ];
}

function byClass(title: string, sheets: readonly Sheet[]): Table {
  const rows = sheets.map((sheet, at) => {
    const kind = emotionClasses[at] ?? 'anger';
    return [
      kind,
      `${codedIn(sheet)}/${sheet.length}`,
      withInterval(measureOne(sheet, precision), 'percent'),
      withInterval(measureOne(sheet, recall), 'percent'),
      withInterval(measureOne(sheet, f1), 'percent'),
      withInterval(measureOne(sheet, kappa), 'agreement'),
      written(measureOne(alwaysYes(sheet), f1).value, 'percent'),
      String(emotionFloors[kind]),
    ];
  });
  const n = `${sheets[0]?.length ?? 0}`;
  const total = (name: 'macro' | 'micro', metric: typeof macroF1): string[] => {
    const figure = withInterval(measure(sheets, metric), 'percent');
    const blind = measure(sheets.map(alwaysYes), metric);
    const floor = String(emotionFloors[name]);
    return [name, n, '', '', figure, '', written(blind.value, 'percent'), floor];
  };
  return {
    title,
    notes: ['The floor of 40 words was measured for anyone, protocol A, on the norm dreams.'],
    columns: ['class', 'coded/n', 'precision', 'recall', 'F1', 'κ', 'always yes F1', '40 words F1'],
    rows: [...rows, total('macro', macroF1), total('micro', microF1)],
  };
}

function bySeries(title: string, sheets: readonly Sheet[]): Table {
  const names = seriesOf(sheets[0] ?? []);
  const part = (sheet: Sheet, name: string): Sheet => sheet.filter(({ series }) => series === name);
  const cells = (chosen: readonly Sheet[], metric: typeof macroF1): string[] =>
    names.map((name) =>
      withInterval(
        measure(
          chosen.map((sheet) => part(sheet, name)),
          metric,
        ),
        'percent',
      ),
    );
  return {
    title,
    notes: [],
    columns: ['class', ...names.map((name) => `${name}, n ${part(sheets[0] ?? [], name).length}`)],
    rows: [
      ...sheets.map((sheet, at) => [emotionClasses[at] ?? '', ...cells([sheet], microF1)]),
      ['macro', ...cells(sheets, macroF1)],
      ['micro', ...cells(sheets, microF1)],
    ],
  };
}

function others({ others }: Sheets): Table {
  const names = seriesOf(others[0]?.shipped ?? []);
  const rows = others.map(({ name, shipped }) => [
    name,
    `${codedIn(shipped)}/${shipped.length}`,
    withInterval(measureOne(shipped, precision), 'percent'),
    withInterval(measureOne(shipped, recall), 'percent'),
    withInterval(measureOne(shipped, f1), 'percent'),
    ...names.map((series) => {
      const part = shipped.filter((given) => given.series === series);
      return part.length === 0 ? '–' : withInterval(measureOne(part, kappa), 'agreement');
    }),
  ]);
  return {
    title: 'Characters, settings, interactions, misfortune: as shipped, κ by series',
    notes: [],
    columns: ['line', 'coded/n', 'precision', 'recall', 'F1', ...names.map((name) => `κ ${name}`)],
    rows,
  };
}

function valence(dreams: readonly ReadDream[]): Table {
  return {
    title: 'Valence: dreams whose coded feelings are on one side',
    notes: ['Happiness against anger, apprehension and sadness; no answer is a wrong answer.'],
    columns: ['reader', 'positive/n', 'balanced accuracy', 'positive found', 'negative found'],
    rows: [engineValence, ...valenceFloors].map((reader) => {
      const sheet = valenceSheet(dreams, reader);
      return [
        reader.name,
        `${codedIn(sheet)}/${sheet.length}`,
        withInterval(measureOne(sheet, balancedAccuracy), 'percent'),
        withInterval(measureOne(sheet, recall), 'percent'),
        withInterval(
          measureOne(sheet, ({ tn, fp }) => tn / (tn + fp)),
          'percent',
        ),
      ];
    }),
  };
}

function calibration({ anyone, others }: Sheets): Table {
  const lines: [string, Sheet, Sheet | undefined][] = [
    ...emotionClasses.map((kind, at): [string, Sheet, Sheet | undefined] => [
      kind,
      anyone.shipped[at] ?? [],
      anyone.unseen?.[at],
    ]),
    ...others.map(({ name, shipped, unseen }): [string, Sheet, Sheet | undefined] => [
      name,
      shipped,
      unseen,
    ]),
  ];
  return {
    title: 'Expected calibration error, ten bins, where p is stated',
    notes: [
      'n counts dreams with a stated p. The error of a perfect coder is above 0 on few dreams.',
    ],
    columns: ['line', 'n', 'as shipped', 'unseen series'],
    rows: lines.map(([name, shipped, unseen]) => {
      const figure = measureCalibration([shipped], 'stated');
      const other = unseen && measureCalibration([unseen], 'stated');
      return [
        name,
        String(figure.n),
        withInterval(figure, 'error'),
        other === undefined ? '–' : withInterval(other, 'error'),
      ];
    }),
  };
}

function codedIn(sheet: readonly Answer[]): number {
  return sheet.filter(({ coded }) => coded).length;
}

function seriesOf(sheet: readonly Answer[]): string[] {
  return [...new Set(sheet.map(({ series }) => series))].sort();
}
