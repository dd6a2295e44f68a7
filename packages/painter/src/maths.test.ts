import { expect, test } from 'vitest';
import { bell, cosTurn, cubeRoot, sinTurn, smoothstep } from '#maths.ts';

test('sine and cosine of turns stay within 2e-4 of the truth', () => {
  for (let n = -40; n <= 80; n++) {
    const turns = n / 37;
    expect(Math.abs(sinTurn(turns) - Math.sin(turns * 2 * Math.PI))).toBeLessThan(2e-4);
    expect(Math.abs(cosTurn(turns) - Math.cos(turns * 2 * Math.PI))).toBeLessThan(2e-4);
  }
});

test('the cube root undoes the cube', () => {
  for (const value of [0, 1e-9, 1e-4, 0.2, 1, 7.5]) {
    expect(cubeRoot(value * value * value)).toBeCloseTo(value, 9);
  }
});

test('a step may fall as well as rise', () => {
  expect([smoothstep(0, 1, -1), smoothstep(0, 1, 2)]).toEqual([0, 1]);
  expect([smoothstep(1, 0, -1), smoothstep(1, 0, 2)]).toEqual([1, 0]);
});

test('a bell is nothing outside −1..1', () => {
  expect([bell(-1.2), bell(-1), bell(0), bell(1), bell(3)]).toEqual([0, 0, 1, 0, 0]);
});
