import { describe, expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { companyAtTable } from '#press/compose/seated/at-table.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

describe('who dines together', () => {
  it.each([
    'I was having dinner with my family in the living room.',
    'My mother, my sister and I were eating when the ceiling opened.',
    'On dînait en famille au restaurant et mon frère se taisait.',
  ])('sits at one laid table, and is drawn with it: %s', (dream) => {
    const scene = sceneTold(dream);
    const company = companyAtTable(scene, 3);
    const seated = company?.actors.map((place) => scene.actors[place]) ?? [];
    expect(seated.filter((one) => one?.kind === 'person').length).toBeGreaterThan(1);
    expect(seated.some((one) => one?.kind === 'thing' && one.id === 'laid-table')).toBe(true);
    expect(describePrint(compose(scene, { seed: 3 }).scene, 'en')).toContain(
      'at a long laid table',
    );
  });

  it.each(['I ate alone in a restaurant.', 'Je mangeais une pomme dans la cuisine.'])(
    'is nobody where one eats alone: %s',
    (dream) => {
      expect(companyAtTable(sceneTold(dream), 3)).toBeNull();
    },
  );

  it.each(['Everyone at the table was eating worms.', 'En famille on mangeait des clés.'])(
    'has what is eaten before them: %s',
    (dream) => {
      const scene = sceneTold(dream);
      const shown = compose(scene, { seed: 3 }).scene;
      expect(companyAtTable(scene, 3)).not.toBeNull();
      expect(shown.deeds.some(({ act, whom }) => act === 'eat' && whom !== undefined)).toBe(true);
    },
  );

  it('shows one of each, however many others there are', () => {
    const scene = sceneTold('I was having dinner with some strangers and my father.');
    const actors = scene.actors.map((one) => {
      if (one.kind !== 'person' || one.who === 'dreamer') return one;
      return one.count === 1 ? { ...one, changes: ['red' as const] } : { ...one, count: 12 };
    });
    const company = companyAtTable({ ...scene, actors }, 3);
    expect(actors.some(({ count }) => count === 12)).toBe(true);
    expect(company?.piece.layers.some(({ role }) => role === 'told.red')).toBe(true);
  });
});
