import { artsAndPlay } from '#lexicon/symbols/arts-and-play.ts';
import { birds } from '#lexicon/symbols/birds.ts';
import { body } from '#lexicon/symbols/body.ts';
import { clothing } from '#lexicon/symbols/clothing.ts';
import type { SymbolConcept, SymbolFamily } from '#lexicon/symbols/family.ts';
import { swallow } from '#lexicon/symbols/family.ts';
import { food } from '#lexicon/symbols/food.ts';
import { home } from '#lexicon/symbols/home.ts';
import { land } from '#lexicon/symbols/land.ts';
import { lightAndFire } from '#lexicon/symbols/light-and-fire.ts';
import { motion } from '#lexicon/symbols/motion.ts';
import { objects } from '#lexicon/symbols/objects.ts';
import { passages } from '#lexicon/symbols/passages.ts';
import { people } from '#lexicon/symbols/people.ts';
import { plants } from '#lexicon/symbols/plants.ts';
import { seaAnimals } from '#lexicon/symbols/sea-animals.ts';
import { sky } from '#lexicon/symbols/sky.ts';
import { smallCreatures } from '#lexicon/symbols/small-creatures.ts';
import { spirits } from '#lexicon/symbols/spirits.ts';
import { tameAnimals } from '#lexicon/symbols/tame-animals.ts';
import { timeAndSigns } from '#lexicon/symbols/time-and-signs.ts';
import { town } from '#lexicon/symbols/town.ts';
import { travel } from '#lexicon/symbols/travel.ts';
import { trials } from '#lexicon/symbols/trials.ts';
import { water } from '#lexicon/symbols/water.ts';
import { ways } from '#lexicon/symbols/ways.ts';
import { weather } from '#lexicon/symbols/weather.ts';
import { wildAnimals } from '#lexicon/symbols/wild-animals.ts';

/** Every family of symbols, in the order in which a reader meets them. */
export const symbolFamilies: readonly SymbolFamily[] = [
  water,
  weather,
  sky,
  land,
  plants,
  wildAnimals,
  tameAnimals,
  birds,
  seaAnimals,
  smallCreatures,
  town,
  home,
  ways,
  travel,
  lightAndFire,
  objects,
  body,
  clothing,
  food,
  people,
  spirits,
  motion,
  trials,
  passages,
  artsAndPlay,
  timeAndSigns,
];

/** Every concept an analysis may name, without the rows that only take words away. */
export const symbolConcepts: readonly SymbolConcept[] = symbolFamilies.flatMap((family) =>
  family.concepts.filter((concept) => concept.id !== swallow),
);
