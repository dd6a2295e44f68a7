import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { castOf, type DreamerCast } from '#cast.ts';

function identitiesIn(text: string, cast?: DreamerCast): string[] {
  const { characters } = analyse(text, cast === undefined ? {} : { cast });
  return characters.map(({ label, identity }) => `${label}: ${identity}`);
}

test.for([
  ['Lucy', 'family', 'I went sailing with my sister Lucy.'],
  ['Lucy', 'family', 'Lucy, my older sister, was singing.'],
  ['Lucy', 'family', 'Then Lucy (my sister) came in.'],
  ['Lucy', 'family', 'We saw my sister, Lucy, in a tower.'],
  ['Lucy', 'family', 'My sister is called Lucy.'],
  ['Lucy', 'family', 'I know that Lucy is my sister.'],
  ['Rose', 'family', 'I hugged my cousin Rose.'],
  ['Paul', 'family', 'I was married to Paul and we had a boat.'],
  ['Paul', 'family', 'Paul and I were lying in our bed.'],
  ['Clara', 'family', 'Aunt Clara baked a huge cake.'],
  ['Tom', 'friend', 'My friend Tom had wings.'],
  ['Andrew', 'occupational', 'I followed Father Andrew to the altar.'],
  ['Lucie', 'family', 'Je nageais avec ma sœur Lucie.'],
  ['Lucie', 'family', 'Lucie, ma petite sœur, chantait.'],
  ['Lucie', 'family', 'Ma sœur aînée Lucie dormait.'],
  ['Lucie', 'family', 'Ma sœur s’appelle Lucie.'],
  ['Lucie', 'family', 'Je sais que Lucie est ma sœur.'],
  ['Nadia', 'family', 'Ma belle-sœur Nadia conduisait un car.'],
  ['Paul', 'family', 'Dans ce rêve j’étais mariée à Paul.'],
  ['Huguette', 'family', 'Tante Huguette portait un chapeau.'],
  ['Marc', 'friend', 'Mon ami Marc avait des ailes.'],
  ['Antoine', 'occupational', 'Le père Antoine disait la messe.'],
] as const)('%s is %s to whoever dreams “%s %s”', ([name, identity, text]) => {
  const known = castOf([text]).map((member) => [member.label, member.identity]);
  expect(known).toEqual([[name, identity]]);
});

test.for([
  'I met his sister Lucy and her husband Paul.',
  'Dwight, my mother, my father and Clara were there.',
  'Suddenly, my sister, all in white, came in.',
  'My mother. Paris was burning.',
  'My father’s London flat was under water.',
  'I saw Clara at our window.',
  'J’ai rencontré sa sœur Lucie et leur oncle Paul.',
  'Soudain, ma sœur, tout en blanc, est entrée.',
  'Ma mère et Paul dansaient.',
])('nobody is taken for a relative whom the dreamer does not call one: “%s”', (text) => {
  expect(castOf([text]).filter(({ identity }) => identity === 'family')).toEqual([]);
});

test('a name introduced in one dream is family in the others', () => {
  const cast = castOf(['I was with my sister Lucy.', 'A whale sang.']);
  expect(identitiesIn('Lucy was flying. I called Lucy.')).toEqual(['Lucy: known']);
  expect(identitiesIn('Lucy was flying.', cast)).toEqual(['Lucy: family']);
  const french = castOf(['Lucie, ma sœur, me tenait la main.']);
  expect(identitiesIn('Lucie volait au-dessus du lac.', french)).toEqual(['Lucie: family']);
});

test('a known name is a person even where it is also a word', () => {
  const cast = castOf(['My cousin Rose sang.']);
  expect(identitiesIn('Then I saw Rose.', cast)).toEqual(['Rose: family']);
  expect(identitiesIn('A rose grew.', cast)).toEqual([]);
});

test('what a dream says itself goes before what the others said', () => {
  const cast = castOf(['My friend Lucy laughed.']);
  expect(identitiesIn('My sister Lucy laughed. Lucy left.', cast)).toEqual(['sister: family']);
});

test('a name stays with what most dreams say of it', () => {
  const cast = castOf(['My friend Lucy sang.', 'My friend Lucy ran.', 'My sister Lucy fell.']);
  expect(cast).toEqual([
    {
      name: 'lucy',
      label: 'Lucy',
      relation: 'friend',
      identity: 'friend',
      gender: 'unknown',
      age: 'adult',
      dreams: 2,
    },
  ]);
});

test('two sisters with names are two people', () => {
  expect(identitiesIn('My sister Lucy met my sister Anna. Lucy ran, Anna sang.')).toEqual([
    'sister: family',
    'sister: family',
  ]);
});

test('a priest is no father, a father is no priest', () => {
  expect(identitiesIn('Father Andrew smiled. Father left.')).toEqual(['father: occupational']);
  expect(identitiesIn('Father smiled.')).toEqual(['father: family']);
});

test('nothing is learned from dreams that introduce nobody', () => {
  expect(castOf([])).toEqual([]);
  expect(castOf(['The sea was red.', ''])).toEqual([]);
});
