import { measureOne, type Sheet } from '#evaluate/measure.ts';
import { f1, kappa, precision, recall } from '#evaluate/metrics.ts';
import {
  answer,
  dreamsAsked,
  normSeries,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import type { Code } from '#evaluate/records.ts';
import { type Table, withInterval } from '#evaluate/table.ts';
import type { Character, Setting } from '#schema.ts';

function isCoded(codes: readonly Code[], scale: string, pattern: RegExp): boolean {
  return codes.some(({ t, code }) => t === scale && pattern.test(code ?? ''));
}

function people(name: string, pattern: RegExp, is: (one: Character) => boolean): Question {
  return {
    name,
    isCoded: (codes) => isCoded(codes, 'char', pattern),
    findings: ({ characters }) => characters.filter(is),
  };
}

function places(name: string, pattern: RegExp, is: (one: Setting) => boolean): Question {
  return {
    name,
    series: normSeries,
    isCoded: (codes) => isCoded(codes, 'set', pattern),
    findings: ({ settings }) => settings.filter(is),
  };
}

/** What a dream is asked about its people and places, beside the lines that have a target. */
const kindQuestions: readonly Question[] = [
  people('known or friend', /^\d[MFJI]K/, ({ identity }) => /^(?:known|friend)$/.test(identity)),
  people('stranger', /^\d[MFJI]S/, ({ identity }) => identity === 'stranger'),
  people('uncertain', /^\d[MFJI]U/, ({ identity }) => identity === 'uncertain'),
  people('occupational', /^\d[MFJI]O/, ({ identity }) => identity === 'occupational'),
  people('male', /^\dM/, ({ gender }) => gender === 'male'),
  people('female', /^\dF/, ({ gender }) => gender === 'female'),
  people('both sexes', /^\dJ/, ({ gender }) => gender === 'mixed'),
  people('group', /^2/, ({ number }) => number === 'group'),
  people('child or baby', /[CB]$/, ({ age }) => age === 'child' || age === 'baby'),
  places('outdoor', /^O/, ({ place }) => place === 'outdoor'),
  places('ambiguous place', /^A/, ({ place }) => place === 'ambiguous'),
  places('familiar place', /^.F/, ({ familiarity }) => familiarity === 'familiar'),
  places('unfamiliar place', /^.U/, ({ familiarity }) => familiarity === 'unfamiliar'),
];

/** The series whose coders list one person alone: nothing can be asked of its other people. */
const oneCharacter = 'ed';

/** People and places by kind, one dream at a time. */
export function kindsTable(dreams: readonly ReadDream[]): Table {
  const asked = dreams.filter(({ dream }) => dream.series !== oneCharacter);
  return {
    title: 'People and places by kind: as shipped, presence in a dream',
    notes: [
      `Without ${oneCharacter}, whose coders list one person alone; places on ${normSeries} only.`,
    ],
    columns: ['line', 'coded/n', 'precision', 'recall', 'F1', 'κ'],
    rows: kindQuestions.map((question) => {
      const sheet: Sheet = dreamsAsked(question, asked).map((read) => answer(question, read));
      return [
        question.name,
        `${sheet.filter(({ coded }) => coded).length}/${sheet.length}`,
        withInterval(measureOne(sheet, precision), 'percent'),
        withInterval(measureOne(sheet, recall), 'percent'),
        withInterval(measureOne(sheet, f1), 'percent'),
        withInterval(measureOne(sheet, kappa), 'agreement'),
      ];
    }),
  };
}
