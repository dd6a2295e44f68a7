import { expect, test } from 'vitest';
import { conjugateEnglish, inflectEnglishNoun } from '#morphology/english.ts';
import { inflectFrenchAdjective, inflectFrenchNoun } from '#morphology/french-nouns.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';

test.for([
  ['manger', ['mangeons', 'mangeait', 'mangé', 'mangera']],
  ['menacer', ['menaçait', 'menaçant', 'menacée']],
  ['appeler', ['appelle', 'appelait', 'appellera']],
  ['espérer', ['espère', 'espérait', 'espérera']],
  ['noyer', ['noie', 'noyait', 'noiera']],
  ['essayer', ['essaie', 'essaye', 'essayait', 'essaiera', 'essayé']],
  ['finir', ['finissait', 'finit', 'finie']],
  ['surprendre', ['surprenait', 'surpris', 'surprise', 'surprit']],
  ['poursuivre', ['poursuivait', 'poursuivi', 'poursuivent']],
  ['perdre', ['perdait', 'perdue', 'perd']],
  ['mourir', ['meurt', 'mourait', 'morte', 'mourut']],
  ['disparaître', ['disparaissait', 'disparu', 'disparaît']],
] as const)('« %s » is recognised in its forms', ([verb, forms]) => {
  expect(conjugateFrench(verb)).toEqual(expect.arrayContaining([...forms]));
});

test.for([
  ['fly', ['flies', 'flying', 'flew', 'flown']],
  ['stop', ['stopped', 'stopping']],
  ['chase', ['chased', 'chasing']],
  ['die', ['dying', 'died']],
  ['burn', ['burnt', 'burned']],
  ['cry', ['cries', 'cried', 'crying']],
  ['hug', ['hugged', 'hugging']],
] as const)('“%s” is recognised in its forms', ([verb, forms]) => {
  expect(conjugateEnglish(verb)).toEqual(expect.arrayContaining([...forms]));
});

test('plurals and feminines follow their patterns', () => {
  expect(inflectFrenchNoun('cheval')).toContain('chevaux');
  expect(inflectFrenchNoun('oiseau')).toContain('oiseaux');
  expect(inflectFrenchAdjective('heureux')).toEqual(['heureux', 'heureuse', 'heureuses']);
  expect(inflectFrenchAdjective('anxieux')).toContain('anxieuse');
  expect(inflectFrenchAdjective('inquiet')).toContain('inquiète');
  expect(inflectEnglishNoun('wolf')).toEqual(['wolf', 'wolves']);
  expect(inflectEnglishNoun('policeman')).toEqual(['policeman', 'policemen']);
  expect(inflectEnglishNoun('church')).toEqual(['church', 'churches']);
});
