import { describe, expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (dream: string) => compose(sceneTold(dream), { seed: 3, format: '4:5' });

describe('who is in something', () => {
  it.each([
    ['A key was in the drawer.', 'A key is in a drawer'],
    ['Il y avait une clé dans le tiroir.', 'A key is in a drawer'],
    ['A puppy was sleeping in the cradle.', 'A puppy sleeps in a cradle'],
    ['Un chiot dormait dans le berceau.', 'A puppy sleeps in a cradle'],
    ['A woman stood in a glass case.', 'A woman stands in a glass box'],
    ['Une femme était debout dans une cage de verre.', 'A woman stands in a glass box'],
    ['A doll was lying on the table.', 'A doll is on a table'],
    ['My dead grandmother was in the mirror.', 'An old woman stands in a mirror'],
    ['Un cheval était dans le miroir de la salle de bain.', 'A horse is in a mirror'],
  ])('is told there: %s', (dream, told) => {
    expect(describePrint(composed(dream).scene, 'en')).toContain(told);
  });

  it.each([
    'A woman stood in a glass case.',
    'A monkey was sitting in a cage.',
    'Un homme était assis dans un bocal.',
  ])('is behind its glass and its bars: %s', (dream) => {
    const { layers, owners, scene } = composed(dream);
    const within = scene.deeds[0]?.who ?? -1;
    const last = owners.lastIndexOf(within);
    const fronts = layers.flatMap(({ id }, n) => (id.endsWith('.front') ? [n] : []));
    expect(fronts.length).toBeGreaterThan(0);
    expect(fronts.every((n) => n > last)).toBe(true);
    expect(layers.some(({ id }) => id.endsWith('.idle'))).toBe(false);
  });

  it.each(['An old woman was in the picture frame.', 'Une vieille femme était dans le cadre.'])(
    'has head and shoulders within a frame: %s',
    (dream) => {
      const { layers, owners, scene } = composed(dream);
      const [deed] = scene.deeds;
      const boxesOf = (owner: number) =>
        layers.flatMap(({ path }, n) => (owners[n] === owner ? (boxOf(path) ?? []) : []));
      const frame = boxesOf(typeof deed?.relation?.to === 'number' ? deed.relation.to : -1);
      const [top, bottom] = [
        Math.min(...frame.map((one) => one.top)),
        Math.max(...frame.map((one) => one.bottom)),
      ];
      const own = boxesOf(deed?.who ?? -1);
      expect(own.length).toBeGreaterThan(4);
      expect(own.every((one) => one.top >= top && one.bottom <= bottom)).toBe(true);
      expect(layers.some(({ id }, n) => /(?:^|\.)head$/.test(id) && owners[n] === deed?.who)).toBe(
        true,
      );
    },
  );

  it.each([
    ['There was a frog in my palm.', /The dreamer holds a frog/],
    ['Il y avait un bébé dans le creux de ma main.', /The dreamer holds a baby/],
    ['I found a child in my hand.', /The dreamer holds a child/],
    ['Mon oncle était minuscule, sur la table.', /A tiny man stands on a table/],
  ])('is in a hand, or on a table: %s', (dream, told) => {
    expect(describePrint(composed(dream).scene, 'en')).toMatch(told);
  });
});

it.each(['wardrobe', 'drawer', 'oven', 'suitcase', 'hole'])(
  'who comes out of a %s is still in it, and it is open',
  (id) => {
    const coming = { who: 0, act: 'emerge', relation: { name: 'from', to: 1 } } as const;
    const print = compose(scenePrinted('room', [dreamer, thing(id)], [coming]), { seed: 4 });
    const [one, holder] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect((one.left + one.right) / 2).toBeGreaterThan(holder.left);
    expect((one.left + one.right) / 2).toBeLessThan(holder.right);
    expect(one.bottom).toBeGreaterThan(holder.top);
  },
);
