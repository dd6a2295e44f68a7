import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { Language } from '#text/language.ts';

function symbolsOf(text: string, language: Language): string[] {
  return analyse(text, { language })
    .symbols.filter(({ shown }) => shown)
    .map(({ id }) => id);
}

test.each([
  ["J'avais oublié mon parapluie dans la forêt.", 'umbrella', 'forest'],
  ['Il voulait simplement un fromage, dit le loup.', 'cheese', 'wolf'],
  ["J'ai envie d'un gâteau et le loup sourit.", 'cake', 'wolf'],
  ['Un ours à deux têtes, que mon voisin appelle le Roi.', 'king-queen', 'bear'],
  ['Un ours dort. Mon cheval est mort en 1998.', 'horse', 'bear'],
  ['Il cherche des fraises avec un loup. Il n’y en avait pas.', 'fruit', 'wolf'],
  ['Le loup demande si on a encore le piano.', 'piano', 'wolf'],
  ['Les cailloux comptent comme monnaie, dit le loup.', 'money', 'wolf'],
  ['Le loup répond : « hier je t’ai envoyé une lettre ».', 'letter', 'wolf'],
  ['Un loup passe. Je pouvais rentrer ou je pouvais nourrir le cheval.', 'horse', 'wolf'],
  ['Je fais la technique du livre et un loup sort.', 'book', 'wolf'],
])('in French what is not there is no image of the dream: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'fr');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['I forgot my umbrella in the forest.', 'umbrella', 'forest'],
  ['I only wanted some cheese, said the wolf.', 'cheese', 'wolf'],
  ['A tiger with two heads, which they call the King.', 'king-queen', 'tiger'],
  ['A bear sleeps. My horse died in 1998.', 'horse', 'bear'],
  ['The wolf asks whether we still have the piano.', 'piano', 'wolf'],
  ['Pebbles count as money, said the wolf.', 'money', 'wolf'],
  ['The wolf said “yesterday I sent you a letter”.', 'letter', 'wolf'],
  ['A wolf came. I could stay or I could go and ride the horse.', 'horse', 'wolf'],
  ['I try the trick from the book and a wolf comes out.', 'book', 'wolf'],
])('in English what is not there is no image of the dream: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'en');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['Le roi voulait ma bague.', 'fr', 'ring'],
  ["J'ai appelé le docteur.", 'fr', 'doctor'],
  ['Je trouve des fraises. Elles sont rouges.', 'fr', 'fruit'],
  [
    'Mon grand-père, mort en 1998, réparait une vieille horloge sous le grand chêne.',
    'fr',
    'clock',
  ],
  ['Je pouvais voir le cheval.', 'fr', 'horse'],
  ['I could see the horse.', 'en', 'horse'],
  ['She asked me about it, then the wolf came.', 'en', 'wolf'],
  ['They called the doctor.', 'en', 'doctor'],
  ['Yesterday the wolf came back.', 'en', 'wolf'],
  ['I wanted my horse and there it was.', 'en', 'horse'],
] as const)('what is there stays there: %s', (text, language, present) => {
  expect(symbolsOf(text, language)).toContain(present);
});

test.each([
  ['Je voudrais voir la mer. Un loup passe.', 'fr', 'sea', 'wolf'],
  ['J’aurais voulu être un oiseau, dit le loup.', 'fr', 'bird', 'wolf'],
  ['I’d like to see the ocean, said the wolf.', 'en', 'sea', 'wolf'],
  ['I wish I were at the sea. A wolf came.', 'en', 'sea', 'wolf'],
  ['C’était comme si je me noyais. Un loup passe.', 'fr', 'drowning', 'wolf'],
  ['It was as if I was drowning, and a wolf came.', 'en', 'drowning', 'wolf'],
] as const)(
  'what is longed for or only like it is not there: %s',
  (text, language, absent, present) => {
    const analysis = analyse(text, { language });
    const symbols = analysis.symbols.filter(({ shown }) => shown).map(({ id }) => id);
    expect(symbols).toContain(present);
    expect(symbols).not.toContain(absent);
    expect(analysis.settings.filter(({ kind }) => kind === absent)).toEqual([]);
    expect(analysis.events.misfortune.filter(({ shown }) => shown)).toEqual([]);
  },
);

test.each([
  ['Je voulais ouvrir la porte.', 'fr', 'door'],
  ['I wanted to catch the train.', 'en', 'train'],
] as const)('what one wants to do something with is there: %s', (text, language, present) => {
  expect(symbolsOf(text, language)).toContain(present);
});
