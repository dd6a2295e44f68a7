import { codedQuestions } from '#evaluate/coded-questions.ts';
import type { SetDream } from '#evaluate/coded-set.ts';
import { isEmotionCoded } from '#evaluate/codes.ts';
import { measureOne, type Sheet } from '#evaluate/measure.ts';
import { f1, kappa } from '#evaluate/metrics.ts';
import type { Code } from '#evaluate/records.ts';
import { type Table, withInterval } from '#evaluate/table.ts';
import { emotionClasses } from '#schema.ts';

type IsCoded = (codes: readonly Code[]) => boolean;

/** How far two readers of the same texts agree, neither knowing the other's codes. */
export function secondCoderTable(
  dreams: readonly SetDream[],
  second: ReadonlyMap<string, readonly Code[]>,
): Table | undefined {
  if (second.size === 0) return undefined;
  const questions: [string, IsCoded][] = [
    ...emotionClasses.map((kind): [string, IsCoded] => [
      kind,
      (codes) => isEmotionCoded(codes, kind, 'anyone'),
    ]),
    ...codedQuestions.map(({ name, isCoded }): [string, IsCoded] => [name, isCoded]),
  ];
  return {
    title: 'Our own coded set: the second coder against the first',
    notes: ['On the dreams coded twice, without sight of each other. What a coder can agree to.'],
    columns: ['question', 'first, second/n', 'κ', 'F1', 'κ French', 'κ English'],
    rows: questions.map(([name, isCoded]) => {
      const sheet = dreams.flatMap(({ n, series, codes }): Sheet => {
        const again = second.get(n);
        if (again === undefined) return [];
        return [{ series, coded: isCoded(codes), said: isCoded(again), p: undefined }];
      });
      const inLanguage = (language: string): string =>
        withInterval(
          measureOne(
            sheet.filter(({ series }) => series === language),
            kappa,
          ),
          'agreement',
        );
      return [
        name,
        `${sheet.filter(({ coded }) => coded).length}, ${sheet.filter(({ said }) => said).length}/${sheet.length}`,
        withInterval(measureOne(sheet, kappa), 'agreement'),
        withInterval(measureOne(sheet, f1), 'percent'),
        inLanguage('fr'),
        inLanguage('en'),
      ];
    }),
  };
}
