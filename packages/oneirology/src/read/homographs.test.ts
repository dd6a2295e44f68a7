import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { Language } from '#text/language.ts';

function symbolsOf(text: string, language: Language): string[] {
  return analyse(text, { language })
    .symbols.filter(({ shown }) => shown)
    .map(({ id }) => id);
}

function placesOf(text: string, language: Language): (string | undefined)[] {
  return analyse(text, { language })
    .settings.filter(({ shown }) => shown)
    .map(({ kind }) => kind);
}

test.each([
  ['Une fourmi passait à travers le bois du banc.', 'forest', 'ant'],
  ['Le plombier cherche sa clé à molette sous la table.', 'key', 'tool'],
  ['Un lapin récite la table de neuf.', 'table', 'rabbit'],
  ['Un ours poussait un chariot plein de miel.', 'cart', 'bear'],
  ['Ma mère fait les courses avec un loup.', 'running', 'wolf'],
  ['Je suis à Venise avec toute la classe et un tigre.', 'classroom', 'tiger'],
  ['On présente un cygne au concours de beauté.', 'exam', 'swan'],
  ['Le vent tombe et un aigle arrive.', 'falling', 'eagle'],
  ['La sirène retentit et les chevaux sortent.', 'mermaid', 'horse'],
  ['Le lapin revient par le même chemin.', 'road', 'rabbit'],
  ['Un hibou portait une casquette de la Poste.', 'post-office', 'owl'],
])('a French word is not its namesake: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'fr');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['A barn owl sat on the piano.', 'farm', 'owl'],
  ['I floated through the space station with a bear.', 'station', 'space'],
  ['I hit a key and the piano barked.', 'key', 'piano'],
  ['The bear played cards and had a full house.', 'house', 'bear'],
  ['A wolf kicked the ball over the bar.', 'bar', 'ball'],
  ['A tiger wore my school uniform.', 'school', 'tiger'],
  ['We were far from home, with a camel.', 'house', 'camel'],
])('an English word is not its namesake: %s', (text, absent, present) => {
  const symbols = symbolsOf(text, 'en');
  expect(symbols).toContain(present);
  expect(symbols).not.toContain(absent);
});

test.each([
  ['Un loup marchait dans le bois.', 'fr', 'forest'],
  ['Le prof dormait au fond de la classe.', 'fr', 'classroom'],
  ["On m'allonge sur une table d'opération.", 'fr', 'hospital'],
  ['They wheel me onto the operating table.', 'en', 'hospital'],
  ['My grandfather works in a hardware store.', 'en', 'shop'],
  ['A duck swam around the space station.', 'en', 'space'],
] as const)('a place goes by its own words: %s', (text, language, kind) => {
  expect(placesOf(text, language)).toContain(kind);
});

test('an exam is known by its papers', () => {
  expect(symbolsOf('The question paper was made of feathers.', 'en')).toContain('exam');
  expect(symbolsOf("Le sujet d'examen était illisible.", 'fr')).toContain('exam');
});

test('after a person, an English noun in -s that is a verb too is that verb', () => {
  expect(symbolsOf('My gran waves from the balcony.', 'en')).not.toContain('wave');
  expect(symbolsOf('Huge waves broke on the beach.', 'en')).toContain('wave');
});
