import { expect, test } from 'vitest';
import { createRandom } from '#random.ts';
import type { SceneSymbol } from '#scene.ts';
import { settingPainters } from '#settings/all.ts';
import { placeDreamer } from '#symbols/dreamer.ts';
import { type Actor, placeSymbol } from '#symbols/layout.ts';
import { entryFor } from '#symbols/manifest.ts';
import { makeScene } from '#testing/scenes.ts';
import { createWorld, type World } from '#world.ts';

function place(seed: number, ids: readonly string[]): { world: World; actors: Actor[] } {
  const symbols = ids.map(
    (id, n): SceneSymbol => ({ id, role: n === 0 ? 'hero' : 'companion', count: 1 }),
  );
  const scene = makeScene({ setting: 'room', light: 'opening', symbols });
  const world = createWorld(scene, seed, 300, 300, settingPainters.room.stage);
  const random = createRandom(seed, 'cast');
  const actors: Actor[] = [];
  for (const symbol of symbols) {
    const entry = entryFor(symbol.id);
    if (entry !== null) actors.push(...placeSymbol(world, symbol, entry, actors, random));
  }
  return { world, actors };
}

test('a woman who stands beside a man is no doll', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const [man, woman] = place(seed, ['man', 'woman']).actors;
    expect((woman?.height ?? 0) / (man?.height ?? 1)).toBeGreaterThan(0.6);
  }
});

test('two people in one picture wear different clothes', () => {
  const [man, woman] = place(3, ['man', 'woman']).actors;
  expect(man?.cloth).not.toBe(woman?.cloth);
});

test('the dreamer is tiny before a whale, and as tall as people are among people', () => {
  const beside = place(2, ['man']);
  const [man] = beside.actors;
  const grown = placeDreamer(beside.world, beside.actors).height;
  expect(grown / (man?.height ?? 1)).toBeGreaterThan(0.8);
  const whale = place(2, ['whale']);
  expect(placeDreamer(whale.world, whale.actors).height).toBeLessThan(grown);
});
