import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

/** `type initiator → recipient direction`, for every act that is shown. */
function actsIn(text: string): string[] {
  const { characters, interactions } = analyse(text);
  const name = (id: string): string => characters.find((one) => one.id === id)?.label ?? id;
  return interactions
    .filter(({ shown }) => shown)
    .map((act) => `${act.type} ${name(act.initiator)} → ${name(act.recipient)} ${act.direction}`);
}

test.for([
  ['We fought.', 'aggression dreamer → unknown mutual'],
  ['My brother and I fought.', 'aggression dreamer → brother mutual'],
  ['I was arguing with my brother.', 'aggression dreamer → brother mutual'],
  ['Two men hit each other.', 'aggression man → unknown mutual'],
  ['My sister and I hugged.', 'friendliness dreamer → sister mutual'],
  ['On s’est disputés.', 'aggression dreamer → unknown mutual'],
  ['Mon frère et moi, on s’est battus.', 'aggression dreamer → frère mutual'],
  ['Je me suis disputée avec mon frère.', 'aggression dreamer → frère mutual'],
  ['Mes parents se disputent.', 'aggression parents → unknown mutual'],
  ['Deux hommes se sont battus.', 'aggression homme → unknown mutual'],
  ['Ma sœur et moi, nous nous sommes embrassées.', 'friendliness dreamer → sœur mutual'],
] as const)('“%s” goes both ways', ([text, act]) => {
  expect(actsIn(text)).toEqual([act]);
});

test.for([
  ['He hit me and I hit him.', ['one-way', 'reciprocated']],
  ['Un homme me frappe et je le frappe.', ['one-way', 'reciprocated']],
  [
    'He hit me. We walked for hours through the empty town, over the bridge and down to the old harbour by the sea. I hit him.',
    ['one-way', 'one-way'],
  ],
] as const)('an act is given back only soon after: “%s”', ([text, directions]) => {
  expect(analyse(text).interactions.map(({ direction }) => direction)).toEqual(directions);
});

test.for([
  ['I was attacked by a wolf.', 'aggression wolf → dreamer one-way'],
  ['I’m attacked by a wolf.', 'aggression wolf → dreamer one-way'],
  ['I am being chased by two men.', 'aggression man → dreamer one-way'],
  ['I ran along the beach, pursued by a dog.', 'aggression dog → dreamer one-way'],
  ['I felt rejected.', 'aggression unknown → dreamer one-way'],
  ['J’ai été attaquée par un loup.', 'aggression loup → dreamer one-way'],
  ['J’étais poursuivi par deux hommes.', 'aggression homme → dreamer one-way'],
  ['Je me suis fait mordre par un chien.', 'aggression chien → dreamer one-way'],
  ['Je me fais attaquer par un loup.', 'aggression loup → dreamer one-way'],
  ['Je courais sur la plage, poursuivie par un chien.', 'aggression chien → dreamer one-way'],
  ['Je me sens rejetée.', 'aggression unknown → dreamer one-way'],
] as const)('“%s” is undergone', ([text, act]) => {
  expect(actsIn(text)).toEqual([act]);
});

test.for([
  ['I held my mother in my arms.', 'friendliness dreamer → mother one-way'],
  ['My mother ran into my arms.', 'friendliness mother → dreamer one-way'],
  ['Ma mère est dans mes bras.', 'friendliness dreamer → mère one-way'],
  ['My father refused.', 'aggression father → dreamer one-way'],
  ['Mon père a refusé.', 'aggression père → dreamer one-way'],
  ['Hugging my sister.', 'friendliness dreamer → sister one-way'],
  ['I hit my head.', undefined],
  ['Je me suis cogné la tête.', undefined],
  ['I heard a song and was helped up.', 'friendliness unknown → dreamer one-way'],
] as const)('who does what to whom in “%s”', ([text, act]) => {
  expect(actsIn(text)).toEqual(act === undefined ? [] : [act]);
});

/** Type and subtype, with who does it to whom as far as the dreamer is concerned. */
function kindsIn(text: string): string[] {
  const side = (id: string): string => (id === 'dreamer' ? 'dreamer' : 'other');
  return analyse(text)
    .interactions.filter(({ shown }) => shown)
    .map((act) => {
      const { type, subtype, initiator, recipient, direction } = act;
      return `${type} ${subtype} ${side(initiator)} → ${side(recipient)} ${direction}`;
    });
}

test.for([
  ['Un inconnu me suit dans la rue.', 'A stranger follows me in the street.'],
  ['Ma belle-mère me crie dessus.', 'My mother-in-law yells at me.'],
  ['Ils nous ont enfermés dans la cave.', 'They locked us up in the cellar.'],
  ['On m’a volé mon sac.', 'They stole my bag.'],
  ['Des soldats tirent sur la foule.', 'Soldiers shoot at the crowd.'],
  ['Mon frère se moque de moi.', 'My brother makes fun of me.'],
  ['J’ai frappé un homme.', 'I hit a man.'],
  ['Un type m’insulte.', 'A guy insults me.'],
  ['Mon mari me trompe avec une amie.', 'My husband cheats on me with a friend.'],
  ['Le loup a été tué par mon père.', 'The wolf was killed by my father.'],
  ['Un mec a tenté de me poignarder.', 'A guy tried to stab me.'],
  ['Ma mère me console.', 'My mother comforts me.'],
  ['Je sauve un enfant.', 'I rescue a child.'],
  ['Mon voisin m’invite.', 'My neighbour invites me.'],
  ['Une nana m’aide.', 'A woman helps me.'],
  ['J’offre des fleurs à ma femme.', 'I offer flowers to my wife.'],
  ['Il m’a aidée à me relever.', 'He helped me up.'],
  ['Nous dansions ensemble.', 'We danced together.'],
] as const)('« %s » and “%s” tell the same act', ([fr, en]) => {
  expect(kindsIn(fr)).toHaveLength(1);
  expect(kindsIn(fr)).toEqual(kindsIn(en));
});

test.for([
  'La porte claque et le vent souffle.',
  'On me donne l’heure.',
  'Le réveil sonne, je l’arrête.',
  'Ma mère prépare un gâteau.',
  'Je donne un coup de frein.',
  'Le soleil frappe les vitres.',
  'Je suis une route dans la forêt.',
  'Je m’appelle autrement.',
  'Je m’arrête devant la mer.',
  'Je quitte la maison.',
  'The wind shook the trees and the door slammed.',
  'I stopped in front of the sea.',
  'I left the house and took the train.',
  'Le vent me pousse vers la porte.',
  'Les vagues me portent au rivage.',
  'J’aime la mer.',
  'Ma robe se déchire.',
  'Je me sauve par la fenêtre.',
  'La voiture refuse de démarrer.',
  'The wind pushed me to the door.',
  'The waves carried me to the shore.',
  'I love the sea.',
])('nobody does anything to anybody in “%s”', (text) => {
  expect(kindsIn(text)).toEqual([]);
});
