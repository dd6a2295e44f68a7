import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

/** The things that a dream names, without the words that only tell its place. */
function thingsOf(text: string, language: 'fr' | 'en'): string {
  const { props = [] } = analyseWhole(text, { language });
  return props
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('at-'))
    .join(' ');
}

test.each([
  ['J’avais la pêche.', ''],
  ['Une pêche était sur la table.', 'peach'],
  ['Il avait une pomme d’Adam énorme.', ''],
  ['Je mangeais une pomme de terre.', 'potato'],
  ['Je parlais à mon avocat.', ''],
  ['Le batteur de l’orchestre jouait.', ''],
  ['Je livre des pizzas.', 'pizza'],
  ['Mon chou pleurait.', ''],
  ['Le chou poussait dans le jardin.', 'cabbage'],
  ['Il est arrivé pile à l’heure.', ''],
  ['On m’a fait une prise de sang.', ''],
  ['Je vis dans une maison.', ''],
  ['Il lance la balle.', ''],
  ['Il balance le sac.', ''],
  ['La balance penchait.', 'scales'],
  ['Elle règle la note.', ''],
  ['Je fouette la crème.', ''],
  ['Je tasse la terre.', ''],
  ['La tasse est tombée.', 'cup'],
  ['Au réveil j’étais seule.', ''],
  ['Elle regardait sa montre.', 'wristwatch'],
  ['Il me montre la route.', ''],
  ['La plante de mes pieds brûlait.', ''],
  ['Les plantes poussaient.', 'houseplant'],
  ['Elle est morte en mars.', ''],
])('French words of two meanings: %s', (text, things) => {
  expect(thingsOf(text, 'fr')).toBe(things);
});

test.each([
  ['She lives in the Big Apple.', ''],
  ['He ate an apple pie.', 'pie'],
  ['The cup final was tonight.', ''],
  ['She filled my cup.', 'cup'],
  ['The plant where I work has closed.', ''],
  ['The bat flew over my head.', ''],
  ['He hit the ball with a baseball bat.', 'baseball-bat'],
  ['He lost an organ.', ''],
  ['The church organ was playing.', 'pipe-organ'],
  ['He whistled at me.', ''],
  ['The tank was empty and the car stopped.', ''],
  ['We watched a football match.', ''],
  ['I saw her in the garden.', ''],
  ['It was a sign of the times.', ''],
  ['There was a sign on the door.', 'signpost'],
  ['I bolt the door.', ''],
  ['I rake the leaves.', ''],
  ['I stick to the wall.', ''],
  ['There was a stick on the ground.', 'stick'],
  ['The pitcher threw the ball.', ''],
  ['I log in to my computer.', ''],
  ['I need a stool sample.', ''],
  ['Van Gogh was there.', ''],
  ['The van stopped.', 'minibus'],
  ['It was lighter outside.', ''],
  ['I watch the sea.', ''],
  ['My watch stopped.', 'wristwatch'],
])('English words of two meanings: %s', (text, things) => {
  expect(thingsOf(text, 'en')).toBe(things);
});
