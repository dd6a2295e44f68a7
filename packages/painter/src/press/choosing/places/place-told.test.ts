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
    'courtroom',
    'I was in court and my dog was washing on the bench.',
    'Au tribunal, mon lapin se lavait.',
  ],
  ['office', 'J’étais au guichet de la préfecture et une poule me répondait.'],
  [
    'gym',
    'I was in the gym at school, playing basketball with my brother.',
    'On jouait au handball dans le gymnase.',
  ],
  [
    'factory',
    'I was working in a factory and my boss was shouting at me.',
    'Je travaillais à l’usine et mon père pleurait.',
  ],
  [
    'warehouse',
    'I was lost in a huge warehouse full of boxes.',
    'J’étais dans un entrepôt avec un homme.',
  ],
  [
    'bar',
    'I was sitting at the bar with an old friend, drinking beer.',
    'Au comptoir, ma sœur chantait.',
  ],
  [
    'nightclub',
    'I was dancing in a nightclub with my ex.',
    'J’étais en boîte de nuit avec ma cousine.',
  ],
  [
    'car',
    'I was in the car with my mother and she was crying.',
    'J’étais dans la voiture avec mes deux sœurs et on chantait.',
    'My grandfather was sitting in the passenger seat and he smiled at me.',
  ],
  [
    'road',
    'I was driving my car and the brakes did not work.',
    'I was in the car and a deer ran across the road.',
  ],
  [
    'poolside',
    'I was by the pool with my sister and she was crying.',
    'J’étais au bord de la piscine avec mon frère.',
  ],
  ['pool', 'I was swimming in the pool with my sister.', 'Je nageais dans une piscine.'],
  [
    'cinema',
    'I was at the cinema and my boyfriend was crying.',
    'Au cinéma, tout le monde dormait.',
  ],
  [
    'garage',
    'My father was repairing a bicycle in the garage.',
    'J’étais dans le garage de mon père et il réparait une moto.',
  ],
  [
    'stadium',
    'I was in a stadium and thousands of people were cheering.',
    'Je courais dans un stade vide.',
  ],
  [
    'playground',
    'I was at the playground with my little boy on a slide.',
    'J’étais à l’aire de jeux avec ma fille.',
  ],
  [
    'schoolyard',
    'I was in the school playground and the kids were laughing at me.',
    'J’étais dans la cour de récréation avec ma maîtresse.',
  ],
  ['market', 'At the market a goat spoke to me.', 'J’étais au marché et je vendais du poisson.'],
  [
    'farmyard',
    'I was in the farmyard feeding the hens with my grandfather.',
    'J’étais dans la cour de la ferme et un chien me mordait.',
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
  ['poolside', 'It was a funeral in a swimming pool.', 'C’était un enterrement à la piscine.'],
];

for (const [stage, ...texts] of cases) {
  for (const text of texts) {
    test(`a dream plays in ${stage}: ${text}`, () => {
      expect(stageFor(sceneTold(text))).toBe(stage);
    });
  }
}
