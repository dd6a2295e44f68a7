import { expect, test } from 'vitest';
import { laidDown } from '#press/compose/bodies/laid-down.ts';
import { facingOf } from '#press/compose/placing/facing.ts';
import { boxOfPiece, standing, type Troupe } from '#press/compose/troupe.ts';
import { rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

const body: Piece = {
  layers: [{ id: 'body', role: 'accent', path: rect(-20, -170, 40, 170) }],
  anchors: { hand: [10, -90] },
};

function at(x: number, actor: number, more: Partial<Troupe> = {}) {
  const troupe: Troupe = {
    ...standing(body, 'ground'),
    ...{ actors: [actor], count: 1, changes: [], act: null },
    ...more,
  };
  return { troupe, place: { x, y: 900, scale: 2, depth: 1, facing: 'left' as const } };
}

test('who only stands faces the hero, and the hero who is nearest', () => {
  const all = [at(500, 0), at(200, 1), at(900, 2)];
  expect(all.map((one) => facingOf(one, all))).toEqual(['left', 'right', 'left']);
});

test('who acts, holds something or is bound to somebody keeps their side', () => {
  const runner = at(200, 0, { act: 'run' });
  const bound = at(700, 1, { relation: { name: 'beside', to: 0 } });
  const all = [runner, bound];
  expect(facingOf(runner, all)).toBeNull();
  expect(facingOf(bound, all)).toBeNull();
  const holder = at(200, 0);
  const held = at(260, 1, { isThing: true, isHeld: true, relation: { name: 'hold', to: 0 } });
  expect(facingOf(holder, [holder, held, at(800, 2)])).toBeNull();
});

test('what is laid down has its lowest point where it lies, and is held where it was', () => {
  const key: Piece = {
    layers: [{ id: 'key', role: 'metal', path: rect(-8, -4, 16, 8) }],
    anchors: { hand: [-8, 0] },
  };
  const laid = laidDown(key);
  expect(boxOfPiece(laid).bottom).toBeCloseTo(0, 2);
  expect(laid.anchors?.hand?.[1]).toBe(-4);
});

test('a wave breaks over whoever is there, wherever the light is', () => {
  const wave = at(500, 0, { isBackdrop: true, isThing: true });
  expect(facingOf(wave, [wave, at(200, 1)])).toBe('left');
  expect(facingOf(wave, [wave, at(800, 1)])).toBe('right');
  expect(facingOf(wave, [wave])).toBeNull();
});
