import type { FindingKind } from '@reverie/contract/analysis';
import { expect, test } from 'vitest';
import { sectionsOf } from '#features/analysis/placing.rules.ts';

const some = (kind: FindingKind, count: number) => Array.from({ length: count }, () => ({ kind }));
const sections = sectionsOf([
  ...some('symbol', 4),
  ...some('emotion', 2),
  ...some('setting', 4),
  ...some('interaction', 2),
  ...some('character', 3),
]);

test('findings are gathered by kind, in one order whatever theirs', () => {
  expect(sections.map(({ kind, findings }) => `${kind} ${findings.length}`)).toEqual([
    'emotion 2',
    'character 3',
    'interaction 2',
    'setting 4',
    'symbol 4',
  ]);
});
