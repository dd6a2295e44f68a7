import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { themesAsked, themesKnown, typicalThemesOf } from '#coding/typical-themes.ts';

const told: readonly (readonly [theme: string, french: string, english: string])[] = [
  [
    'trying again and again to do something',
    "J'essaie encore et encore d'ouvrir.",
    'I tried over and over to open it.',
  ],
  ['inappropriately dressed', "J'étais en classe sans pantalon.", 'I was in class in my pajamas.'],
  ['being tied, unable to move', "J'étais attachée à une chaise.", 'I was tied to a chair.'],
  [
    'having superior knowledge or mental ability',
    'Je lisais dans les pensées.',
    'I could read minds, I knew everything.',
  ],
  [
    'creatures, part animal, part human',
    'Un être mi homme mi cerf arrive.',
    'A creature half man half deer came.',
  ],
  ['a face very close to you', 'On était nez à nez.', 'A face was inches from mine.'],
  [
    'half awake and paralysed in bed',
    'Une paralysie du sommeil.',
    'I was half awake and could not move.',
  ],
  ['sensing a presence in the room', 'Je sentais une présence.', 'There was a presence behind me.'],
  [
    'being smothered, unable to breathe',
    "J'étouffais sous le drap.",
    "I couldn't breathe under the sheet.",
  ],
  ['on the verge of falling', "J'étais au bord du vide.", 'I almost fell off the ledge.'],
  ['seeing yourself in a mirror', 'Je me voyais dans le miroir.', 'I saw my reflection.'],
  ['having magical powers', "J'avais des pouvoirs magiques.", 'I had magical powers.'],
  ['being at the cinema', 'On était au cinéma.', 'We were at the movies.'],
  ['lunatics or insane people', 'Un fou courait dans la rue.', 'A madman ran down the street.'],
  ['seeing yourself as dead', "J'étais mort et je regardais.", 'I was dead and I watched.'],
  ['being killed', "Quelqu'un m'a tuée.", 'Somebody killed me.'],
  [
    'being a member of the opposite sex',
    "J'étais dans le corps d'un homme.",
    'I was in the body of a man.',
  ],
  ['being an animal', "J'étais un oiseau.", 'I turned into a bird.'],
  ['being an object', "J'étais un arbre.", 'I was a tree.'],
  [
    'discovering a new room at home',
    'Il y avait une pièce secrète.',
    'I found a secret room at home.',
  ],
  ['seeing a ufo', 'Une soucoupe volante passe.', 'A flying saucer went by.'],
  [
    'travelling to another planet',
    'On vivait sur une autre planète.',
    'We lived on another planet.',
  ],
  ['seeing a flying object crash', "L'avion s'écrase au loin.", 'The plane crashed far away.'],
  ['wild, violent beasts', 'Des bêtes sauvages rôdent.', 'Wild beasts roamed.'],
  ['someone having an abortion', 'Elle parlait à côté, un avortement.', 'She had an abortion.'],
  [
    'unable to find, or embarrassed about using, a toilet',
    'Je cherchais partout des toilettes.',
    "I couldn't find a bathroom anywhere.",
  ],
  ['an evil force or demon', 'Un démon me fixait.', 'A demon stared at me.'],
];

test.each(told)('%s is a theme that words name in both languages', (theme, french, english) => {
  for (const text of [french, english])
    expect(typicalThemesOf(analyse(text), text)).toContain(theme);
});

test('what is denied, supposed or only likened names no theme', () => {
  for (const text of [
    'There was no demon.',
    'If I had magical powers I would stay.',
    "Il n'y avait pas de soucoupe volante.",
  ]) {
    expect(typicalThemesOf(analyse(text), text)).toEqual([]);
  }
});

test('themes are never more than the questionnaire asks for', () => {
  expect(themesKnown).toBeLessThanOrEqual(themesAsked);
  expect(told.length).toBe(themesKnown - 29);
});
