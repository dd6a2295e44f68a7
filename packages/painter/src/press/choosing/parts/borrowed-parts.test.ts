import { describe, expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { isPrintScene } from '#press/keeping/stored.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (dream: string) => compose(sceneTold(dream), { seed: 2, format: '4:5' });

describe('parts of a body that are nobody’s by day', () => {
  it.each([
    ['My cat had wings.', /cat with wings/, 'wing.quills'],
    ['Ma vache avait des ailes.', /cow with wings/, 'wing.quills'],
    ['My sister had wings on her back.', /woman with wings/, 'wing.quills'],
    ['Ma sœur avait des ailes.', /woman with wings/, 'wing.quills'],
    ['I had wings and I was running.', /dreamer with wings/, 'wing.quills'],
    ['The castle had eyes.', /castle with eyes/, 'eyes'],
    ['Le château avait des yeux.', /castle with eyes/, 'eyes'],
    ['The tower had a mouth.', /tower with a mouth/, 'lips'],
    ['La montre avait un visage.', /watch with a human face/, 'eyes'],
    ['The piano had hands.', /piano with hands/, 'arms'],
    ['Un requin avec des dents humaines nageait.', /shark with teeth/, 'grin'],
    ['I was pregnant and alone in the garden.', /dreamer with a round belly/, 'belly'],
    ['Une femme enceinte attendait le bus.', /woman with a round belly/, 'belly'],
    ['My aunt’s hair fell out.', /woman with hair that falls out/, 'hair.tufts'],
    ['Mes cheveux tombaient dans le lavabo.', /dreamer with hair that falls out/, 'hair.tufts'],
  ])('are on whoever has them: %s', (dream, told, layer) => {
    const shown = composed(dream);
    expect(describePrint(shown.scene, 'en')).toMatch(told);
    const boxesOf = (owner: number) =>
      shown.layers.flatMap(({ path }, n) => (shown.owners[n] === owner ? (boxOf(path) ?? []) : []));
    const at = shown.layers.findIndex(({ id }) => id === layer);
    const owner = shown.owners[at] ?? -1;
    expect(owner).toBeGreaterThanOrEqual(0);
    expect(shown.scene.actors[owner]?.borrowed?.length).toBe(1);
    expect(boxesOf(owner).length).toBeGreaterThan(3);
    expect(isPrintScene(shown.scene)).toBe(true);
  });

  it.each(['A bird with broken wings was singing.', 'Un oiseau aux ailes bleues chantait.'])(
    'are not said of who has them: %s',
    (dream) => {
      expect(describePrint(composed(dream).scene, 'en')).not.toMatch(/wing/);
    },
  );

  it.each([
    'I held a star in my hands.',
    'Je tenais une clé dans ma main.',
    'There was a letter in my hand.',
    'I had sand in my eyes.',
    'Une couverture était posée sur mes jambes.',
    'I was running after the bus and my legs were like lead.',
    'J’étais dans un hôpital et mes jambes ne bougeaient plus.',
    'He lay on the sofa and I held his hand.',
  ])('are no part of what is in them: %s', (dream) => {
    expect(composed(dream).scene.actors.some(({ borrowed }) => borrowed !== undefined)).toBe(false);
  });

  it('speak for what has them', () => {
    expect(describePrint(composed('The door had a face and laughed.').scene, 'en')).toMatch(
      /door with a human face laughs/,
    );
    expect(describePrint(composed('La porte avait un visage et riait.').scene, 'fr')).toMatch(
      /porte avec un visage humain rit/,
    );
  });
});
