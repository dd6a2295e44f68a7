import { expect, test } from 'vitest';
import { facesFree } from '#press/compose/sheet/faces-free.ts';
import { boxOf, circle, join, rect } from '#press/path.ts';

test('no flake falls before a face, and the others do', () => {
  const snow = {
    id: 'snow',
    role: 'white',
    path: join(circle(50, 50, 4), circle(150, 50, 4)),
  } as const;
  const head = { id: 'left.head', role: 'skin1', path: rect(30, 30, 40, 40) } as const;
  const [kept] = facesFree([snow], [head]);
  expect(boxOf(kept?.path ?? [])?.left).toBeCloseTo(146, 1);
});
