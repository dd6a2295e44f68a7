import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { isPrintScene } from '#press/keeping/stored.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

const layersOf = (dream: string) =>
  castTroupes(sceneTold(dream), 3).flatMap(({ piece }) => piece.layers.map(({ id }) => id));

describe('what is on a body', () => {
  it.each([
    ['J’avais du sang sur les mains.', /^blood$/, /^The dreamer with blood on the hands/],
    ['Un corbeau était posé sur mon épaule.', /^joined0\./, /with a crow on the shoulder/],
    ['My skin was covered in scales.', /^scales$/, /with scales all over the body/],
    ['I had a butterfly tattooed on my back.', /^tattoo\./, /a tattoo of a butterfly on the back/],
    ['There was a big wound in my leg.', /^wound$/, /with a wound on the leg/],
    ['J’avais un ballon rouge attaché au poignet.', /^joined\.knot$/, /tied to the wrist/],
    ['I had butterfly wings on my back.', /^wing\.field$/, /^The dreamer with butterfly wings/],
    ['Mon patron avait un poisson dans la poche.', /^pocket$/, /with a fish in the pocket/],
    ['Mon père portait un casque rouge.', /^joined0\./, /wearing a red helmet/],
    ['J’avais une corde attachée autour de la taille.', /^joined$/, /with a rope/],
    ['Horns were growing out of my forehead.', /^horns$/, /with horns on the head/],
    ['I had a deep cut on my arm.', /^wound$/, /with a wound on the arm/],
  ])('is drawn on it, and told of with whom it is on: %s', (dream, layer, words) => {
    const scene = sceneTold(dream);
    expect(isPrintScene(JSON.parse(JSON.stringify(scene)))).toBe(true);
    expect(layersOf(dream).some((id) => layer.test(id))).toBe(true);
    expect(wordsTold(dream)).toMatch(words);
  });

  it('stands nowhere else', () => {
    const { actors } = sceneTold('J’avais des ailes de papillon dans le dos.');
    expect(actors.map(({ kind }) => kind)).toEqual(['person']);
  });
});

describe('what somebody has in their hands', () => {
  it.each([
    ['I was eating a red apple in the kitchen.', /^eaten\./],
    ['Je mangeais une soupe à table.', /^cutlery$/],
    ['I drank a glass of water.', /^drunk\./],
    ['I was reading a letter.', /^held\./],
    ['Je regardais une photo de ma mère.', /^held\./],
    ['A woman carried a basket on her head.', /^held\./],
    ['I held up a lantern in the forest.', /^held\./],
    ['Deux hommes portaient un cercueil.', /^carrier1\./],
    ['My mother put a crown on my head.', /^given\./],
    ['My best friend put a necklace around my neck.', /^given\./],
    ['My brother and I carried a ladder to the house.', /^carrier1\./],
    ['Je tirais un long ruban rouge de ma bouche.', /^drawn$/],
    ['Ma fille tenait un ballon au bout d’une ficelle.', /balloon/],
  ])('is where they have it: %s', (dream, layer) => {
    expect(layersOf(dream).some((id) => layer.test(id))).toBe(true);
  });

  it.each([
    ['A rope came out of my mouth.', /^The dreamer with a rope coming out of the mouth/],
    ['Butterflies came out of my mouth.', /^Butterflies come out of the mouth/],
  ])(
    'hangs out of a mouth where it is long, and has flown where it has wings: %s',
    (dream, words) => {
      expect(wordsTold(dream)).toMatch(words);
    },
  );

  it('is at their ear where they speak into it', () => {
    const { actors, deeds } = sceneTold('My boss was shouting into the phone at the office.');
    expect([actors.length, deeds[0]?.act]).toEqual([1, 'phone']);
    expect(wordsTold('My boss was shouting into the phone at the office.')).toMatch(
      /shouts on the phone/,
    );
  });
});
