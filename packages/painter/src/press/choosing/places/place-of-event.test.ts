import { expect, test } from 'vitest';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { sceneTold } from '#testing/told.ts';

/** Dreams that move on: each is shown where its strongest event is, whichever place is told first. */
const cases: readonly (readonly [StageName, string])[] = [
  [
    'forest',
    'J’étais dans ma chambre. Ensuite je me retrouvais dans une forêt et un loup me dévorait.',
  ],
  ['beach', 'I was in my kitchen with my mother. Then I was on a beach and a whale swallowed me.'],
  [
    'street',
    'Je sortais de l’école avec mon frère. Dans la rue, une voiture a renversé mon frère.',
  ],
  ['sea', 'I was at school and then I was flying over the sea.'],
  [
    'garden',
    'J’étais à l’hôpital. Ma mère est sortie et je l’ai suivie dans le jardin où elle s’est envolée.',
  ],
  ['bar', 'On marchait dans la rue. On est entrés dans un bar et tout le monde était nu.'],
  [
    'stadium',
    'I was in the library. I opened a door and I was in a stadium and thousands of people shouted at me.',
  ],
  ['forest', 'J’étais en prison. Mon frère ouvrait la porte et on courait dans la forêt.'],
  // Where little happens after, the first place stays.
  [
    'kitchen',
    'Un ours me mordait dans la cuisine. Puis j’étais dans le jardin et ma mère souriait.',
  ],
];

test.each(cases)('is shown in the %s: %s', (stage, dream) => {
  expect(stageFor(sceneTold(dream))).toBe(stage);
});
