import type { ChangeMatch } from '#lexicon/action-index.ts';
import type { Reading } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** `The size of a thumb`, « grosse comme une noix »: as small as what it is held against. */
export function sizeTold(
  { tokens }: Reading,
  { from, to, meaning }: ChangeMatch,
): Change['change'] {
  const { change } = meaning.value;
  if (change !== 'giant' || to - from < 2) return change;
  return tokens.slice(to, to + 3).some(({ lower }) => small.has(lower)) ? 'tiny' : change;
}

const small = wordSet(
  `spoon fork teaspoon cup teacup mug egg apple orange lemon plum potato hamster rat frog snail caterpillar shoe
  candle pen pencil book stamp phone cat kitten chick sparrow hand crumb
  cuillère fourchette tasse œuf pomme citron prune patate grenouille escargot chenille
  chaussure bougie stylo crayon livre timbre téléphone chat chaton poussin moineau main miette
  thumb finger fingernail fist palm ant mouse bee fly ladybird ladybug beetle pea bean grain seed coin
  button thimble pin needle matchbox marble nut walnut hazelnut almond grape cherry pill pearl doll
  pouce doigt ongle poing paume fourmi souris abeille mouche coccinelle scarabée pois haricot graine
  pièce bouton dé épingle aiguille allumette bille noix noisette amande cerise pilule perle poupée`,
);
