import { symbolConcepts } from '@reverie/oneirology';
import { propConcepts } from '@reverie/oneirology/props';
import { describe, expect, it } from 'vitest';
import { thingNoun } from '#press/describe/nouns.ts';
import { begin, close, curve, type Path, stepLength } from '#press/path.ts';
import { type PieceEntry, pieceStates } from '#press/pieces/kit.ts';
import { pieceEntries, pieceFor, pieceMakers } from '#press/pieces/registry.ts';
import { createRandom } from '#random.ts';

const entries = Object.entries(pieceEntries);
const seeds = [1, 2, 3];

function pathsOf({ make }: PieceEntry, seed: number, state?: (typeof pieceStates)[number]): Path[] {
  const options = { random: createRandom(seed, 'piece'), ...(state && { state }) };
  // Light on what is around a piece is not its body.
  const layers = make(options).layers.filter(({ mode }) => mode !== 'light');
  return layers.map(({ path }) => path);
}

describe('pieces', () => {
  it('show concepts of the engine, each by its own name', () => {
    const known = new Set<string>([...symbolConcepts, ...propConcepts].map(({ id }) => id));
    expect(entries.filter(([concept]) => !known.has(concept)).map(([concept]) => concept)).toEqual(
      [],
    );
    expect(entries.length).toBeGreaterThanOrEqual(800);
  });

  it('show every thing that is read for pictures alone, and call it as the engine does', () => {
    const shapeless = propConcepts.filter(({ id }) => pieceFor(id) === null).map(({ id }) => id);
    // Words of people and of parts of a place.
    expect(shapeless).toEqual([
      ...['furniture', 'back-seat', 'passenger-seat', 'platform', 'elderly', 'plaza', 'reflection'],
      // Of it a ground is, or a place is full.
      'lava',
    ]);
    for (const { id, label, nouns } of propConcepts) {
      const thing = { kind: 'thing', id, label, count: 1, changes: [] } as const;
      expect(thingNoun(thing, 'fr')).toEqual(nouns.fr);
      expect(thingNoun(thing, 'en')).toEqual({ ...nouns.en, isFeminine: false });
    }
  });

  it('never put another thing in the place of one without a shape', () => {
    expect(pieceFor('no such thing')).toBeNull();
    expect(pieceFor('constructor')).toBeNull();
    expect(Object.keys(pieceMakers)).toEqual(Object.keys(pieceEntries));
  });

  it.each(entries)('%s is drawn in numbers, in every state', (_, entry) => {
    for (const state of pieceStates) {
      const numbers = pathsOf(entry, 4, state).flat();
      expect(numbers.length).toBeGreaterThan(10);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });

  it.each(entries)('%s has the size it tells, and stands where it says', (_, entry) => {
    for (const seed of seeds) {
      const box = boundsOf(pathsOf(entry, seed));
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      expect(Math.abs(width / entry.width - 1)).toBeLessThan(0.25);
      expect(Math.abs(height / entry.height - 1)).toBeLessThan(0.25);
      if (entry.stands === 'ground' || entry.stands === 'table') {
        expect(Math.abs(box.bottom) / height).toBeLessThan(0.06);
      }
    }
  });

  it('are the same for the same seed, and say who drew them', () => {
    for (const [concept, entry] of entries) {
      expect(pathsOf(entry, 9), concept).toEqual(pathsOf(entry, 9));
      expect([entry.source, entry.licence, entry.credit].every((text) => text.length > 2)).toBe(
        true,
      );
    }
  });

  it('take a told colour', () => {
    for (const [concept, { make }] of entries) {
      if (['burning', 'fire', 'rainbow'].includes(concept)) continue;
      const { layers } = make({ random: createRandom(1, 'piece'), role: 'told.green' });
      expect(
        layers.some(({ role }) => role === 'told.green'),
        concept,
      ).toBe(true);
    }
  });
});

/** The box of what is drawn itself, without the handles of its curves. */
function boundsOf(paths: readonly Path[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (px: number, py: number) => {
    [left, right] = [Math.min(left, px), Math.max(right, px)];
    [top, bottom] = [Math.min(top, py), Math.max(bottom, py)];
  };
  for (const path of paths) {
    let [x, y, isCounted] = [0, 0, true];
    for (let i = 0; i < path.length; ) {
      const kind = path[i] ?? close;
      const length = stepLength[kind as 0] ?? 0;
      const n = path.slice(i + 1, i + 1 + length);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
      // Holes draw nothing.
      if (length === 2 && kind !== 1) isCounted = kind === begin;
      if (kind === curve) {
        for (let t = 0.125; isCounted && t <= 1; t += 0.125) {
          const s = 1 - t;
          const at = (p: number, q: number, r: number, z: number) =>
            s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * z;
          reach(at(x, a, c, e), at(y, b, d, f));
        }
        [x, y] = [e, f];
      } else if (length === 2) {
        [x, y] = [a, b];
        if (isCounted) reach(x, y);
      }
      i += 1 + length;
    }
  }
  return { left, top, right, bottom };
}
