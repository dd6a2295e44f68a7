import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function onBodies(text: string): string[] {
  const { onBodies: told = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string) => characters.find(({ id }) => id === of)?.label ?? of;
  return told.map(
    ({ what, of, part, kind, isHeld }) =>
      `${label(what)} on ${label(of)}'s ${part}${kind ? ` of ${label(kind)}` : ''}${isHeld ? ', held' : ''}`,
  );
}

test.each([
  ['There was blood on my hands.', "blood on dreamer's hand"],
  ['J’avais du sang sur les mains.', "blood on dreamer's hand"],
  ['Un corbeau était posé sur mon épaule.', "corbeau on dreamer's shoulder"],
  ['My sister had a parrot on her shoulder.', "parrot on sister's shoulder"],
  ['J’avais un ballon rouge attaché au poignet.', "party-balloons on dreamer's wrist"],
  ['My skin was covered in scales.', "scales on dreamer's skin"],
  ['J’avais des cheveux plein la bouche.', "hair on dreamer's mouth"],
  ['Un tatouage de serpent couvrait mon bras.', "tattoo on dreamer's arm of snake"],
  ['I had butterfly wings on my back.', "wing on dreamer's back of butterfly"],
  ['I carried a basket on my head.', "basket on dreamer's head, held"],
  ['Ma mère me mettait une couronne sur la tête.', "crown on dreamer's head, held"],
])('%s', (text, told) => {
  expect(onBodies(text)).toEqual([told]);
});

test.each([
  'I put the letter on the table.',
  'There was no blood on my hands.',
  'Il n’y avait pas de sang sur mes mains.',
  'My brother held my hand.',
  'The house was on my left hand side.',
])('tells of nothing on a body: %s', (text) => {
  expect(onBodies(text)).toEqual([]);
});
