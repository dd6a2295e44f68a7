import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import type { EmotionClass } from '#schema.ts';

/** Feelings shown, each with whose it is: the dreamer's, or the label of a character. */
function felt(text: string): string[] {
  const { emotions, characters } = analyse(text);
  const nameOf = (id: string) => characters.find((each) => each.id === id)?.label ?? id;
  return emotions
    .filter(({ shown }) => shown)
    .map((found) => `${nameOf(found.experiencer)}: ${found.class}`);
}

const own = (kind: EmotionClass) => [`dreamer: ${kind}`];

test.for([
  ['apprehension', 'J’avais la trouille de descendre à la cave.'],
  ['apprehension', 'Je flippais grave dans l’ascenseur.'],
  ['apprehension', 'J’étais morte de peur derrière le rideau.'],
  ['apprehension', 'J’avais la boule au ventre avant l’oral.'],
  ['apprehension', 'J’avais trop les boules de sauter.'],
  ['apprehension', 'Je me suis inquiétée pour le chien.'],
  ['apprehension', 'Je m’inquiétais du retard du car.'],
  ['apprehension', 'J’ai eu honte de mes chaussures.'],
  ['apprehension', 'J’avais peur.'],
  ['sadness', 'J’avais le cafard en rangeant les valises.'],
  ['sadness', 'J’avais les larmes aux yeux sur le quai.'],
  ['sadness', 'J’étais déçue par le gâteau.'],
  ['sadness', 'Je chialais sur le trottoir.'],
  ['sadness', 'Je me sentais seule dans la foule.'],
  ['anger', 'J’étais vénère contre le contrôleur.'],
  ['anger', 'J’étais hors de moi.'],
  ['anger', 'J’ai pété un câble devant le guichet.'],
  ['anger', 'J’étais en rogne toute la nuit.'],
  ['anger', 'J’étais dégoûtée par l’odeur.'],
  ['confusion', 'Je n’en revenais pas de voir la tour penchée.'],
  ['confusion', 'J’en revenais pas.'],
  ['confusion', 'Je suis restée bouche bée devant la vitrine.'],
  ['confusion', 'J’étais complètement déboussolée dans le tunnel.'],
  ['happiness', 'J’étais aux anges en ouvrant la lettre.'],
  ['happiness', 'J’étais trop contente du voyage.'],
  ['happiness', 'J’étais sur un petit nuage.'],
  ['happiness', 'Je me sentais bien sur la plage.'],
  ['happiness', 'Ouf, quel soulagement en voyant le phare.'],
] as const)('French: %s in « %s »', ([kind, text]) => {
  expect(felt(text)).toEqual(own(kind));
});

test.for([
  ['apprehension', 'I was scared to death on the ladder.'],
  ['apprehension', 'I’m so nervous before the recital.'],
  ['apprehension', 'I’d been really worried about the tickets.'],
  ['sadness', 'I felt pretty sad when the boat left.'],
  ['sadness', 'I was in tears on the platform.'],
  ['anger', 'I’m totally pissed off at the clerk.'],
  ['anger', 'I was incredibly jealous of the winner.'],
  ['confusion', 'I was utterly bewildered by the map.'],
  ['confusion', 'I’m taken aback by the price.'],
  ['happiness', 'I’ve never been so happy.'],
  ['happiness', 'I was over the moon, I was overjoyed.'],
] as const)('English: %s in “%s”', ([kind, text]) => {
  expect(felt(text)).toEqual(own(kind));
});

test.for([
  'Je n’avais pas peur du tout.',
  'J’avais pas peur.',
  'J’ai jamais eu peur de l’eau.',
  'Je n’ai jamais été jaloux.',
  'Je ne suis plus triste.',
  'Je marchais sans peur ni colère.',
  'Ni honte ni tristesse, juste le vent.',
  'Je n’étais ni triste ni heureuse.',
  'Je n’ai eu aucune peur.',
  'Ça ne m’a pas du tout fait peur.',
  'Ça m’a pas énervée.',
  'I wasn’t afraid at all.',
  'I’m not angry.',
  'I didn’t feel sad or happy.',
  'I was neither sad nor angry.',
  'I felt no fear, no shame.',
  'I walked without fear or anger.',
  'I never got mad.',
  'I can’t say I was happy.',
])('what is denied is not felt: “%s”', (text) => {
  expect(felt(text)).toEqual([]);
});

test.for([
  ['Elle avait peur du noir.', 'unknown: apprehension'],
  ['J’avais peur du noir.', 'dreamer: apprehension'],
  ['Ma sœur avait peur du noir.', 'sœur: apprehension'],
  ['Le tonnerre m’a fait peur.', 'dreamer: apprehension'],
  ['Ça m’a fait peur.', 'dreamer: apprehension'],
  ['Mon frère m’a énervé.', 'dreamer: anger'],
  ['Il m’énervait avec sa flûte.', 'dreamer: anger'],
  ['Mon oncle me faisait vraiment peur.', 'dreamer: apprehension'],
  ['Cette voix me rendait triste.', 'dreamer: sadness'],
  ['Mon père nous a beaucoup déçus.', 'dreamer: sadness'],
  ['Le facteur me mettait en colère.', 'dreamer: anger'],
  ['J’ai fait peur à ma tante.', 'tante: apprehension'],
  ['Ma mère s’inquiétait pour moi.', 'mère: apprehension'],
  ['Ma tante est là. Je l’ai énervée.', 'tante: anger'],
  ['Ma tante est là. Je lui fais peur.', 'tante: apprehension'],
  ['Ma mère était furieuse contre moi.', 'mère: anger'],
  ['My brother scared me.', 'dreamer: apprehension'],
  ['The thunder frightened me.', 'dreamer: apprehension'],
  ['My uncle made me really angry.', 'dreamer: anger'],
  ['My sister was scared.', 'sister: apprehension'],
  ['I frightened my sister.', 'sister: apprehension'],
  ['My aunt arrived. I surprised her.', 'aunt: confusion'],
  ['My mother was worried about me.', 'mother: apprehension'],
  ['My father looked at me with hatred.', 'father: anger'],
  ['The jealous neighbour knocked twice.', 'neighbour: anger'],
  ['I told the woman how embarrassed I was.', 'dreamer: apprehension'],
  ['I pushed the cat aside but was afraid of the ledge.', 'dreamer: apprehension'],
  ['I comfort a child and am confused by the noise.', 'dreamer: confusion'],
  ['To my surprise a tall girl entered.', 'dreamer: confusion'],
  ['Le chat file et je suis triste.', 'dreamer: sadness'],
] as const)('the one who feels it, in “%s”', ([text, feeling]) => {
  expect(felt(text)).toEqual([feeling]);
});

test.for([
  'Je veux que tu sois heureux.',
  'J’aimerais ne pas être triste, je voudrais être fière.',
  'I want you to be happy.',
  'I would be furious.',
  'It was as if I were ashamed.',
])('what is wished or only compared is not yet felt: “%s”', (text) => {
  expect(felt(text)).toEqual([]);
});

test('what only looks like a feeling is none', () => {
  for (const text of [
    'C’est hors de question, dit le guide.',
    'Je suis arrivé de bonne heure.',
    'J’ai tourné à peine la clé.',
    'La joue de la statue était froide.',
    'Je joue au flipper dans un café.',
    'Il m’a tendu un livre ouvert.',
    'Le pont s’est effondré dans la rivière.',
    'Nous traversons une forêt enchantée.',
    'Les soldats ont abattu le mur.',
    'J’ai eu de la peine à ouvrir la grille.',
    'Une ville dévastée, des rues vides.',
    'Happy birthday was written on the wall.',
    'An electric shock went through the fence.',
    'Good night, said the guide.',
  ]) {
    expect([text, felt(text)]).toEqual([text, []]);
  }
});

test.for([
  [3, 'J’étais vachement triste.'],
  [3, 'J’étais hyper jalouse.'],
  [3, 'J’étais toute triste.'],
  [3, 'I was totally ashamed.'],
  [2, 'J’étais triste.'],
  [2, 'I was ashamed.'],
  [1, 'J’étais légèrement honteux.'],
  [1, 'I was kinda sad.'],
] as const)('the words around a feeling say how strong it is: %i in “%s”', ([intensity, text]) => {
  expect(analyse(text).emotions[0]?.intensity).toBe(intensity);
});

test.each([
  ['Je n’ai jamais eu aussi peur de ma vie.', 'apprehension'],
  ['J’avais jamais ressenti une telle colère.', 'anger'],
  ['I have never been so scared.', 'apprehension'],
  ['I was never happier.', 'happiness'],
  ['I had never in my life felt such grief.', 'sadness'],
] as const)('never before is now: %s', (text, kind) => {
  const [felt] = analyse(text).emotions;
  expect(felt).toMatchObject({ class: kind, shown: true });
  expect(felt?.evidence[0]?.negated).toBe(false);
});

test.each(['Je n’ai jamais eu peur.', 'I was never afraid.', 'Je n’aurai jamais plus peur.'])(
  'never alone denies: %s',
  (text) => {
    expect(analyse(text).emotions.every(({ shown }) => !shown)).toBe(true);
  },
);

test.each(['L’eau monte. Je ris, je pleure.', 'The water was rising. I laughed, I cried.'])(
  'who laughs in a misfortune exclaims nothing, and what is felt beside it stands: %s',
  (text) => {
    const felt = analyse(text).emotions.filter(({ shown }) => shown);
    expect(felt.map((each) => each.class)).toEqual(['sadness']);
  },
);
