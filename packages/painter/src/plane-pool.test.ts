import { expect, test } from 'vitest';
import { borrowPlane, copyPlane, withPlanes } from '#plane-pool.ts';

test('a plane that comes back is lent again, empty; one in use is nobody else’s', () => {
  const first = withPlanes(() => borrowPlane(1000).fill(3).buffer);
  withPlanes(() => {
    const again = borrowPlane(990);
    expect(again.buffer).toBe(first);
    expect(again.length).toBe(990);
    expect(again.every((value) => value === 0)).toBe(true);
    expect(borrowPlane(1000).buffer).not.toBe(first);
  });
});

test('what is borrowed inside comes back before what is borrowed around it, even after a fall', () => {
  withPlanes(() => {
    const outer = borrowPlane(5000).fill(1);
    expect(() =>
      withPlanes(() => {
        borrowPlane(5000).fill(2);
        throw new Error('the brush broke');
      }),
    ).toThrow('the brush broke');
    expect(copyPlane(outer)).toEqual(outer);
    expect(outer.every((value) => value === 1)).toBe(true);
  });
});

test('outside of a picture each plane is new', () => {
  expect(borrowPlane(600).buffer).not.toBe(borrowPlane(600).buffer);
});
