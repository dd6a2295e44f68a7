import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSentence } from '#text/picture-told.ts';

describe('what a picture should show, as a sentence', () => {
  it.each([
    ['me holding a baby on the platform', 'I was holding a baby on the platform.'],
    ['A deer looking out of a door', 'A deer was looking out of a door.'],
    [
      'Cows eating seaweed and me diving down there',
      'Cows were eating seaweed and I was diving down there.',
    ],
    ['It should show a man coming after me.', 'A man was coming after me.'],
    ['Me in my wedding dress in a parking lot', 'I was in my wedding dress in a parking lot.'],
    ['My mother coming out, holding an umbrella', 'My mother was coming out, holding an umbrella.'],
    ['Me flapping my arms, with my team yelling', 'I was flapping my arms, my team was yelling.'],
    ['Moi qui tombe', 'Je tombe.'],
    ['moi qui cours sur le quai', 'Je cours sur le quai.'],
    ['Un chat qui joue du piano dans une église', 'Un chat joue du piano dans une église.'],
    ['Une machine à coudre qui flotte, et moi qui crie', 'Une machine à coudre flotte et je crie.'],
    ['On voit une baleine qui passe.', 'Une baleine passe.'],
    ['Mon ex en train de passer des citrons', 'Mon ex est en train de passer des citrons.'],
    ['Mes deux filles assises sur l’armoire', 'Mes deux filles sont assises sur l’armoire.'],
    ['C’est moi assis à un examen', 'Je suis assis à un examen.'],
  ])('%s', (told, sentence) => {
    expect(asSentence(told, /moi|qui|est|une|mes|ex /i.test(told) ? 'fr' : 'en')).toBe(sentence);
  });

  it.each([
    'I was in a swimming pool with a sewing machine.',
    'My dad is driving every car.',
    'Je tape sur la glace d’un lac et dessous il y a tout mon village.',
    'There is a river with reeds in my attic.',
  ])('leaves what is one already: %s', (sentence) => {
    expect(asSentence(sentence)).toBe(sentence);
  });

  it('loses no word of a name, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 240 }), fc.constantFrom('fr', 'en'), (told, language) => {
        const said = asSentence(`${told} Ophélie`, language as 'fr' | 'en');
        expect(said).toContain('Ophélie');
      }),
    );
  });
});
