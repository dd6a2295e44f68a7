import { expect, test } from 'vitest';
import { actNames } from '#classes.ts';
import { analyseWhole } from '#deeds.ts';
import { readVerbs } from '#lexicon/verb-pairs.ts';
import { presentFrench } from '#morphology/french-verbs.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';

test('every verb stands in a row of an act', () => {
  for (const { act, en } of readVerbs()) expect(actNames, en.told).toContain(act);
});

test('a verb is told of one and of several', () => {
  expect(verbInWords('tend', 'fold')).toEqual({
    fr: { one: 'plie', many: 'plient', joint: '' },
    en: { one: 'folds', many: 'fold', joint: '' },
  });
  expect(verbInWords('stand', 'lean')?.fr).toEqual({
    one: 's’appuie',
    many: 's’appuient',
    joint: 'contre',
  });
});

test('French and English name the same verb', () => {
  expect(verbInWords('tend', 'plier')).toEqual(verbInWords('tend', 'fold'));
  // What is held is held, whatever else is done with it.
  expect(verbInWords('hold', 'vendre')?.en).toEqual({ one: 'sells', many: 'sell', joint: '' });
  expect(verbInWords('run', 'vendre')).toBeUndefined();
});

test.each([
  ['emballer', 'emballe', 'emballent'],
  ['étreindre', 'étreint', 'étreignent'],
  ['jeter', 'jette', 'jettent'],
  ['lécher', 'lèche', 'lèchent'],
  ['nettoyer', 'nettoie', 'nettoient'],
  ['polir', 'polit', 'polissent'],
  ['tondre', 'tond', 'tondent'],
])('now, of %s', (verb, one, many) => {
  expect(presentFrench(verb)).toEqual({ one, many });
});

test.each([
  ['My aunt ironed a shirt.', 'irons'],
  ['Mes cousins empilaient des chaises.', 'stacks'],
])('%s has its own verb', (text, verb) => {
  expect(analyseWhole(text).deeds?.map(({ verb }) => verb?.en.one)).toContain(verb);
});

test.each([
  'I liked an underground parking garage.',
  'The officer told me to sing.',
  'Elle avait oublié de balayer la cuisine.',
])('%s: nothing of the kind is done', (text) => {
  expect(analyseWhole(text).deeds?.filter(({ act }) => act !== 'speak') ?? []).toEqual([]);
});
