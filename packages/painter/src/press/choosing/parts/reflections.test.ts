import { describe, expect, it, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { isPrintScene } from '#press/keeping/stored.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

describe('what looks back out of a mirror', () => {
  it.each([
    ['I had no reflection in the bathroom mirror.', 'nobody', /holds no reflection/],
    ['Je regardais dans le miroir et mon visage avait disparu.', 'faceless', /has no face/],
    ['In the mirror I saw that I had become an old woman.', 'old', /reflection is old/],
    ['Dans le miroir, je voyais un loup à ma place.', 'other', /the head of a wolf/],
    ['My reflection in the mirror was my dead father.', 'other', /that of a man/],
  ])('is in it, and nowhere else: %s', (dream, as, words) => {
    const scene = sceneTold(dream);
    const look = scene.deeds.find(({ reflection }) => reflection !== undefined);
    expect(look?.reflection?.as).toBe(as);
    expect(scene.actors).toHaveLength(2);
    expect(isPrintScene(JSON.parse(JSON.stringify(scene)))).toBe(true);
    expect(wordsTold(dream)).toMatch(words);
  });

  it('is told in French too', () => {
    const { scene } = compose(sceneTold('I had no reflection in the mirror.'), { seed: 3 });
    expect(describePrint(scene, 'fr')).toMatch(/La glace ne renvoie aucun reflet/);
  });

  it('is whoever looks, where nothing else is told', () => {
    const { deeds } = sceneTold('I looked into the bathroom mirror.');
    expect(deeds.every(({ reflection }) => reflection === undefined)).toBe(true);
  });
});

const layersOf = (dream: string) =>
  compose(sceneTold(dream), { seed: 3 }).layers.map(({ id }) => id);

test.each([
  ['The walls of the room were closing in on me.', /^closing\.left$/, /shrinking living room/],
  ['Les murs de ma chambre avançaient vers moi.', /^closing\.left$/, /shrinking bedroom/],
  ['Je traversais les murs de l’école.', /^wall\.rings$/, /crosses walls/],
  ['Mon ex était enfermé dans un aquarium.', /^aquarium/, /in an aquarium in a living room/],
  ['La chambre rétrécissait.', /^closing\.left$/, /shrinking bedroom/],
  ['I walked through the wall of the prison.', /^wall\.rings$/, /walks through a wall/],
  ['My friend’s face was melting like wax.', /^melted\.drops$/, /melting person/],
  ['Ma petite sœur était enfermée dans une bouteille.', /bottle\.rim\.front/, /in a bottle/],
  ['I looked down at my own body sleeping in the bed.', /./, /double .* sleeps/],
  ['Il y avait dix moi dans la rue.', /./, /^Several copies of the dreamer in a street/],
  ['There were hundreds of me in the street.', /./, /^Several copies of the dreamer/],
  ['Je flottais au-dessus de mon lit et je voyais mon corps endormi.', /./, /double .* sleeps/],
])('what happens to bodies and rooms is drawn: %s', (dream, layer, words) => {
  expect(layersOf(dream).some((id) => layer.test(id))).toBe(true);
  expect(wordsTold(dream)).toMatch(words);
});
