import { expect, test } from 'vitest';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

const nbsp = '\u00a0';
const narrow = '\u202f';

test.each([
  [' ; ensuite, oui', `${narrow}; ensuite, oui`],
  [' : Installation', `${nbsp}: Installation`],
  ['« Ne la réveille pas »', `«${nbsp}Ne la réveille pas${nbsp}»`],
  ['«Non»', `«${nbsp}Non${nbsp}»`],
  ['Erreur : rien', `Erreur${nbsp}: rien`],
  ['Et pour vous ?', `Et pour vous${narrow}?`],
  ['Attendez ! Oui ; non', `Attendez${narrow}! Oui${narrow}; non`],
  ['éclairée à 80 %', `éclairée à 80${nbsp}%`],
  ['4,99 €', `4,99${nbsp}€`],
  ['à 3 h 12', `à 3${nbsp}h${nbsp}12`],
  ['4 999 mots', `4${narrow}999 mots`],
  ["J'aime", 'J’aime'],
  ['https://exemple.fr/?q=a', 'https://exemple.fr/?q=a'],
])('%s is set in French', (typed, set) => {
  expect(setFrench(typed)).toBe(set);
});

test('setting twice is setting once', () => {
  const typed = 'Vous dites : « Où est-elle ? » à 3 h 12 !';
  expect(setFrench(setFrench(typed))).toBe(setFrench(typed));
});

test('English curls its apostrophes and spaces nothing', () => {
  expect(setEnglish("It's 80%: yes?")).toBe('It’s 80%: yes?');
});

test('phrases are set when they are spoken, lists item by item', () => {
  const set = typeset(
    { plain: "l'eau", deep: { count: (n: number) => `${n} %` }, list: ["d'un"], none: null },
    setFrench,
  );
  expect(set.plain).toBe('l’eau');
  expect(set.deep.count(3)).toBe(`3${nbsp}%`);
  expect(set.list).toEqual(['d’un']);
  expect(set.none).toBeNull();
});
