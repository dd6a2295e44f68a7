import { expect, test } from 'vitest';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { sceneTold } from '#testing/told.ts';

/** Places told by whose they are, by a name or by what is done there, against a thing or an aside. */
const cases: readonly (readonly [StageName, ...string[]])[] = [
  [
    'livingRoom',
    'Chez ma belle-mère, mes dents tombaient dans mon verre.',
    'Chez mes grands-parents on dînait et mes dents tombaient.',
    'At my aunt’s we were having lunch and all my teeth dropped out.',
    'We were at my nan’s and one of my teeth was made of glass.',
    'It was raining indoors at my parents’, on the lamp and on my brother.',
    'Il neigeait chez ma tante et mon frère dormait.',
  ],
  [
    'office',
    'I was in court and my dog was washing on the bench.',
    'Au tribunal, mon lapin se lavait.',
    'J’étais au guichet de la préfecture et une poule me répondait.',
  ],
  [
    'shop',
    'At Tesco my ex scanned a dog.',
    'Mon ex travaillait chez Aldi et son rasoir était sur le tapis de caisse.',
    'I was at the checkout in Lidl and my toothbrush was alive.',
    'At the optician’s a man tried glasses on a cow.',
    'Chez l’opticien un âne essayait des lunettes.',
    'At the launderette a man was sleeping.',
    'Au pressing ma mère cherchait ma robe.',
  ],
  [
    'hospital',
    'I am a nurse and in every bed there was the same child.',
    'Je suis infirmière et dans chaque lit il y avait la même petite fille.',
    'I was on the ward and every bed was full of sand.',
  ],
  [
    'classroom',
    'Je suis instituteur et dans chaque lit dormait un élève.',
    'I am a teacher and every bed had a child in it.',
  ],
  [
    'kitchen',
    'I was making the packed lunches and my fingers were gone.',
    'Je tartinais du pain et le beurre parlait.',
  ],
  [
    'carriage',
    'Everybody on the train was someone I had been at school with.',
    'On the train I met a friend from school.',
    'Dans le train il n’y avait que des gens avec qui j’étais allée à l’école.',
  ],
  [
    'square',
    'At the fairground my uncle drove a bumper car.',
    'À la fête foraine ma tante conduisait une auto-tamponneuse.',
    'It was a funeral at a fairground.',
  ],
  [
    'garden',
    'At the allotment my father was digging.',
    'Dans son potager mon père bêchait.',
    'In the orchard my brother was asleep.',
  ],
  [
    'abstract',
    'My sister was angry with me and she threw an apple.',
    'Mon père, qui est mort, me donnait une montre.',
    'I argued with my ex and our words were snakes.',
  ],
  ['abstract', 'Somebody handed me a rope and told me to hold it.'],
  ['classroom', 'Je surveillais un contrôle de maths dans une salle, et un radiateur copiait.'],
  ['church', 'Pendant l’office de nuit, une sœur chantait un psaume.'],
  ['garden', 'My mother was out on the porch with a coffin.', 'Ma mère dansait dans la cour.'],
  ['forest', 'Un loup me parlait au milieu de la forêt.'],
  ['carriage', 'J’étais dans le RER avec mon frère.'],
  ['theatre', 'At my recital the piano was made of soap.'],
  ['pool', 'It was a funeral in a swimming pool.', 'C’était un enterrement à la piscine.'],
];

for (const [stage, ...texts] of cases) {
  for (const text of texts) {
    test(`a dream plays in ${stage}: ${text}`, () => {
      expect(stageFor(sceneTold(text))).toBe(stage);
    });
  }
}
