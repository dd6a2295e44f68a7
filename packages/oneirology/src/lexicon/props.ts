import { beasts, crawling, fowl, seaLife, yardLife } from '#lexicon/props/animals.ts';
import { carried, worn } from '#lexicon/props/clothes.ts';
import { food } from '#lexicon/props/food.ts';
import { house } from '#lexicon/props/house.ts';
import { kitchen } from '#lexicon/props/kitchen.ts';
import { otherNames, otherNamesWorn } from '#lexicon/props/other-names.ts';
import { outside } from '#lexicon/props/outside.ts';
import { play } from '#lexicon/props/play.ts';
import { signs } from '#lexicon/props/signs.ts';
import { type ThingConcept, things } from '#lexicon/props/things.ts';
import { tools } from '#lexicon/props/tools.ts';
import { travel } from '#lexicon/props/travel.ts';

/**
 * Things that a picture can show and no figure about dreams counts: they are read with the deeds of a
 * dream alone. Where their words name a symbol too (a coffin is of a funeral), the picture has both.
 * Beings and clothes are of the category that symbols of their kind have: a zebra runs, a cap is worn.
 */
export const props: readonly ThingConcept[] = [
  ...[signs, food, kitchen, carried, play, travel, house, outside, tools, otherNames].flatMap(
    (table) => things(table, 'props'),
  ),
  ...things(worn, 'clothing'),
  ...things(otherNamesWorn, 'clothing'),
  ...things(beasts, 'wild-animals'),
  ...things(yardLife, 'tame-animals'),
  ...things(fowl, 'birds'),
  ...things(seaLife, 'sea-animals'),
  ...things(crawling, 'small-creatures'),
];
