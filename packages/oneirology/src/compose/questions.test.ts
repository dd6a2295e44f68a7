import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { detectLanguage } from '#text/language.ts';

const dreams = [
  'Un cygne noir nage dans la cour de l’école. J’ai peur et ma tante rit. Soudain la lune tombe.',
  'Je vole au-dessus d’un port avec mon frère. Je savais que je rêvais. J’étais aux anges.',
  'Un géant transforme ma maison en bateau. Je suis furieuse contre lui.',
  'Je pleurais sur le quai. Un train sans fin passait.',
  'A black swan swims in the school yard. I am afraid and my aunt laughs. Suddenly the moon falls.',
  'I fly above a harbour with my brother. I knew I was dreaming. I was overjoyed.',
  'A giant turns my house into a boat. I am furious with him.',
  'I was crying on the platform. An endless train went by.',
  'Rien.',
  'Hmm',
];

test.for(dreams)('at most three open questions, in the dream’s language: “%s”', (text) => {
  const { questions, language } = analyse(text);
  expect(questions.length).toBeLessThanOrEqual(3);
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) {
    expect(question).toMatch(language.code === 'en' ? /\w\?$/ : /\u202f\?$/);
    expect(question).toMatch(/^(?:When|Where|How|What|At|Quand|Comment|Qu’|À quel|Au moment)/);
    expect(detectLanguage(question.replace(/[«“].*?[»”]/g, '')).code).toBe(language.code);
    for (const [, words = ''] of question.matchAll(/[«“]\u00a0?(.*?)\u00a0?[»”]/g)) {
      expect(text).toContain(words);
    }
  }
});

test.for(dreams)('a question never says what a dream means or foretells: “%s”', (text) => {
  for (const question of analyse(text).questions) {
    expect(question).not.toMatch(
      /signifi|veut dire|présage|annonce|symbolis|avenir|\bmean|predict|\bomen|symboli|future|destin/i,
    );
  }
});

test('the question about a feeling asks for the strongest one', () => {
  const { questions } = analyse('J’étais un peu agacé. Puis j’étais vraiment terrifié.');
  expect(questions.join()).toContain('l’appréhension');
});
