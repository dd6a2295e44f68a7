import { expect, test } from 'vitest';
import { stageFor } from '#press/stage-of.ts';
import { sceneTold } from '#testing/told.ts';

/** Each names a place that nobody is in: what a thing is of, how many there are, a turn of phrase. */
test.each([
  ['library', 'I lost my library card and my mother shouted.'],
  ['library', 'J’avais perdu ma carte de bibliothèque et ma mère criait.'],
  ['street', 'I had a street map in my hand and my sister cried.'],
  ['road', 'J’avais une feuille de route et ma mère criait.'],
  ['sea', 'A sea of people shouted at me.'],
  ['sea', 'Il y avait une mer de monde et je criais.'],
  ['mountain', 'My mother had a mountain of dishes in her arms.'],
  ['mountain', 'Ma tante avait une montagne de vaisselle dans les bras.'],
  ['forest', 'There was a forest of hands and I cried.'],
  ['forest', 'Une forêt de bras me touchait.'],
  ['bridge', 'The bridge of my nose was broken and my sister laughed.'],
  ['bridge', 'Le pont de mon nez saignait.'],
  ['market', 'The stock market crashed and my uncle laughed.'],
  ['market', 'Le marché noir m’effrayait et mon frère pleurait.'],
  ['bar', 'I took the bar exam naked.'],
  ['factory', 'The factory settings of my phone were lost.'],
  ['garage', 'My aunt had a garage sale and sold my hair.'],
  ['station', 'My brother drove a station wagon with no wheels.'],
  ['bedroom', 'J’attendais à l’hôtel de ville avec mon mari.'],
  ['square', 'I found a castle made of sand in my bag.'],
  ['courtroom', 'I was playing tennis on the court with my aunt.'],
  ['courtroom', 'We met the king at the court of the king.'],
])('is in no %s: %s', (stage, dream) => {
  expect(stageFor(sceneTold(dream))).not.toBe(stage);
});

test.each([
  ['sea', 'A sea of milk rose and my sister swam in it.'],
  ['library', 'I lost my library card in the library.'],
  ['factory', 'I worked at a chemical plant and my boss was a dog.'],
  ['courtroom', 'He took me to court and the judge laughed.'],
  ['forest', 'J’étais perdue dans une forêt de bambous.'],
  ['classroom', 'I was in charge of a classroom of monkeys.'],
])('is still in the %s: %s', (stage, dream) => {
  expect(stageFor(sceneTold(dream))).toBe(stage);
});
