import { expect, test } from 'vitest';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { sceneTold } from '#testing/told.ts';

/** The stage of each text, said in both languages and by several words. */
const cases: readonly (readonly [StageName, ...string[]])[] = [
  [
    'hospital',
    'Le patient de la chambre douze chantait.',
    'Every patient had the same face and I had lost my list.',
  ],
  [
    'courtroom',
    'Je plaidais devant un tribunal vide.',
    'The judge fell asleep and nobody dared speak.',
  ],
  ['classroom', 'Je passais ma soutenance et le jury dormait.', 'I was late for my viva.'],
  [
    'carriage',
    'Ma tante était assise en face de moi dans le compartiment et pelait une orange.',
    'A stranger slept opposite me in the compartment.',
  ],
  ['meadow', 'Dans le maquis un sanglier avait un fusil.', 'A boy ran across the moorland.'],
  ['forest', 'Mon oncle me tendait un œuf sous le manguier.', 'We sat under the sycamore.'],
  ['road', 'La remorque était pleine de neige.', 'We had to pull over and my brother got out.'],
  [
    'street',
    'I walked through the city with my aunt.',
    'J’étais perdue dans une ville inconnue.',
    'I was flying between the houses of our street.',
  ],
  [
    'roofs',
    'I flew over the city.',
    'Je volais au-dessus de la ville.',
    'I was standing on top of a tall building.',
    'J’étais en haut d’un immeuble.',
  ],
  [
    'garden',
    'Papa est revenu de l’hôpital et on a fait une fête dans le jardin.',
    'My father was back from hospital and we had a party in the garden.',
  ],
  [
    'beach',
    'Mon frère m’enterrait dans le sable en riant.',
    'My sister buried me in the sand up to my neck.',
    'Les enfants creusaient le sable.',
  ],
  ['desert', 'I walked in the sand of the desert.', 'Je marchais dans le sable du désert.'],
  [
    'theatre',
    'C’était le spectacle de fin d’année et ma fille oubliait tout.',
    'C’était la kermesse du théâtre, sur scène ma sœur dansait.',
    'It was the end of year show and my son was a sheep.',
    'At the nativity play my son was a donkey.',
  ],
  [
    'livingRoom',
    'My dad had taken up piano lessons and his teacher was a bear.',
    'Ma mère prenait des cours de piano et son professeur était un ours.',
    'Je prenais une leçon de violon avec mon professeur.',
  ],
  [
    'restaurant',
    'It was my brother’s birthday and the waiter brought a cake.',
    'Le serveur apportait un gâteau pour l’anniversaire de mon frère.',
  ],
  [
    'station',
    'I was running for the train with a wardrobe on my back and I missed it.',
    'Je courais pour attraper le train avec un frigo sur le dos et je l’ai raté.',
  ],
  [
    'garden',
    'My son was on the trampoline, bouncing over the roof, over the trees.',
    'Mon fils sautait sur le trampoline, plus haut que le toit, plus haut que les arbres.',
  ],
  [
    'street',
    'My cat was taking me for a walk on a lead.',
    'Mon chien me promenait en laisse.',
    'Je promenais mon chien.',
    'I was walking the dog and he talked to me.',
  ],
  [
    'church',
    'I was at my cousin’s wedding and the priest had no head.',
    'J’étais au mariage de ma cousine et le curé dormait.',
  ],
  [
    'beach',
    'My wedding was on the beach and my dress was wet.',
    'Mon mariage était sur la plage et ma robe était mouillée.',
  ],
  // From where whoever does not swim is.
  ['poolside', 'A cow swam in the next lane and the lifeguard smiled.'],
  [
    'pool',
    'I was swimming and a horse was in my lane.',
    'Un cheval nageait dans mon couloir de nage.',
    'I was swimming lengths and the water turned to milk.',
    'Je faisais des longueurs et l’eau devenait noire.',
  ],
  [
    'cabin',
    'I pushed the drinks trolley down the aisle of the plane.',
    'Je suis hôtesse, je passais avec le chariot dans l’allée de l’avion.',
  ],
  ['beach', 'We carried the kitchen chairs down to the beach.'],
  ['road', 'Il y avait des chaises de cuisine au milieu de la route.'],
  ['mountain', 'An office chair was rolling down the mountain.'],
  ['abstract', 'I was holding my baby and it turned into a fish.'],
];

for (const [stage, ...texts] of cases) {
  for (const text of texts) {
    test(`a dream plays in ${stage}: ${text}`, () => {
      expect(stageFor(sceneTold(text))).toBe(stage);
    });
  }
}

test('a stairwell has no cage in it', () => {
  for (const text of [
    'Un homme me suivait dans la cage d’escalier.',
    'Je pleurais dans la cage d’ascenseur.',
  ]) {
    const { actors } = sceneTold(text);
    expect(actors.filter((one) => one.kind === 'thing').map(({ id }) => id)).not.toContain('cage');
  }
});
