import { isScaleCoded } from '#evaluate/codes.ts';
import { familySheet } from '#evaluate/family.ts';
import { alwaysYes, engineValence, valenceFloors, valenceSheet } from '#evaluate/floors.ts';
import { type Line, lineCells, lineColumns, plain } from '#evaluate/line.ts';
import { measure, measureCalibration, measureOne, type Sheet } from '#evaluate/measure.ts';
import { balancedAccuracy, kappa, macroF1, microF1 } from '#evaluate/metrics.ts';
import { normSeries, type ReadDream } from '#evaluate/questions.ts';
import type { OtherName, Sheets } from '#evaluate/sheets.ts';
import { type Table, written } from '#evaluate/table.ts';
import { emotionFloors, otherFloors, targets } from '#evaluate/targets.ts';

/** Every target with the figure, its floors and a verdict. */
export function scoreboard(dreams: readonly ReadDream[], sheets: Sheets): Table {
  const lines = [
    ...emotionLines(dreams, sheets),
    valenceLine(dreams),
    ...agreementLines(sheets),
    castLine(dreams),
    ...calibrationLines(sheets),
  ];
  return {
    title: 'Targets and floors',
    notes: [
      'Unseen series: constants fitted on the other series, judged on this one; – where no constant of the line is fitted by series.',
      'The verdict is on unseen series where that figure stands, else on the engine as it ships.',
      `Floors of 40 words and of lists were measured once on norm dreams; they are held against ${normSeries}.`,
    ],
    columns: lineColumns,
    rows: lines.map(lineCells),
  };
}

function emotionLines(dreams: readonly ReadDream[], sheets: Sheets): Line[] {
  const isEmotional = dreams.map(({ dream }) => isScaleCoded(dream.codes, 'emot'));
  const onlyEmotional = (all: readonly Sheet[]): Sheet[] =>
    all.map((sheet) => sheet.filter((_, at) => isEmotional[at]));
  const { anyone, dreamer } = sheets;
  const anyoneB = {
    shipped: onlyEmotional(anyone.shipped),
    unseen: anyone.unseen && onlyEmotional(anyone.unseen),
  };
  const { emotionMicro, emotionMacro, dreamerMicro } = targets;
  return [
    emotionLine('emotions, micro F1', 'A', microF1, anyone, {
      recordedFloor: emotionFloors.micro,
      target: emotionMicro,
    }),
    emotionLine('emotions, macro F1', 'A', macroF1, anyone, {
      recordedFloor: emotionFloors.macro,
      target: emotionMacro,
    }),
    emotionLine('emotions, micro F1', 'B', microF1, anyoneB, {}),
    emotionLine('emotions, macro F1', 'B', macroF1, anyoneB, {}),
    emotionLine('felt by the dreamer, micro F1', 'A', microF1, dreamer, { target: dreamerMicro }),
  ];
}

function emotionLine(
  name: string,
  protocol: string,
  metric: typeof microF1,
  { shipped, unseen }: Sheets['anyone'],
  goal: Pick<Line, 'recordedFloor' | 'target'>,
): Line {
  const blind = measure(shipped.map(alwaysYes), metric).value;
  const recorded = goal.recordedFloor === undefined ? [] : [`40 words ${goal.recordedFloor}`];
  return {
    name,
    protocol,
    scale: 'percent',
    shipped: measure(shipped, metric),
    unseen: unseen && measure(unseen, metric),
    norms: measure(shipped.map(ofNorms), metric),
    floors: [`always yes ${written(blind, 'percent')}`, ...recorded],
    ranFloor: 100 * blind,
    ...goal,
  };
}

function ofNorms(sheet: Sheet): Sheet {
  return sheet.filter(({ series }) => series === normSeries);
}

function valenceLine(dreams: readonly ReadDream[]): Line {
  const ran = valenceFloors.map((reader) => ({
    name: reader.name,
    value: measureOne(valenceSheet(dreams, reader), balancedAccuracy).value,
  }));
  const shipped = valenceSheet(dreams, engineValence);
  return {
    name: 'valence, balanced accuracy',
    protocol: 'one side coded',
    scale: 'percent',
    shipped: measureOne(shipped, balancedAccuracy),
    norms: measureOne(ofNorms(shipped), balancedAccuracy),
    floors: [
      ...ran.map(({ name, value }) => `${name} ${written(value, 'percent')}`),
      `two lists ${otherFloors.valence}`,
    ],
    recordedFloor: otherFloors.valence,
    ranFloor: 100 * Math.max(...ran.map(({ value }) => value)),
    target: targets.valence,
  };
}

function agreementLines({ others }: Sheets): Line[] {
  return others.map(({ name, protocol, shipped, unseen }): Line => {
    const recordedFloor = isFloored(name) ? otherFloors[name] : undefined;
    const blind = measureOne(alwaysYes(shipped), kappa).value;
    return {
      name: `${name}, κ`,
      protocol,
      scale: 'agreement',
      shipped: measureOne(shipped, kappa),
      unseen: unseen && measureOne(unseen, kappa),
      norms: measureOne(ofNorms(shipped), kappa),
      floors: [
        `always yes ${written(blind, 'agreement')}`,
        ...(recordedFloor === undefined ? [] : [`lists ${plain(recordedFloor, 'agreement')}`]),
      ],
      ...(recordedFloor === undefined ? {} : { recordedFloor }),
      ranFloor: blind,
      ...(isTargeted(name) ? { target: targets[name] } : {}),
    };
  });
}

/** Family again, where a dream is read with what the dreamer's other dreams say of the names in it. */
function castLine(dreams: readonly ReadDream[]): Line {
  const shipped = familySheet(dreams);
  const blind = measureOne(alwaysYes(shipped), kappa).value;
  return {
    name: 'family, κ, with the dreamer’s cast',
    protocol: 'other dreams',
    scale: 'agreement',
    shipped: measureOne(shipped, kappa),
    norms: measureOne(ofNorms(shipped), kappa),
    floors: [`always yes ${written(blind, 'agreement')}`],
    ranFloor: blind,
    target: targets.family,
  };
}

function isFloored(name: OtherName): name is OtherName & keyof typeof otherFloors {
  return name in otherFloors;
}

function isTargeted(name: OtherName): name is OtherName & keyof typeof targets {
  return name in targets;
}

function calibrationLines({ anyone }: Sheets): Line[] {
  const { shipped, unseen } = anyone;
  return (['stated', 'all'] as const).map((over): Line => {
    const blind = measureCalibration(shipped.map(alwaysYes), over).value;
    return {
      name: `calibration error of emotions, ${over === 'stated' ? 'stated p' : 'silence as p = 0'}`,
      protocol: 'A',
      scale: 'error',
      shipped: measureCalibration(shipped, over),
      unseen: unseen && measureCalibration(unseen, over),
      norms: measureCalibration(shipped.map(ofNorms), over),
      floors: [`always yes ${written(blind, 'error')}`],
      target: targets.calibration,
    };
  });
}
