import { animals } from './piece-table/animals.ts';
import { clothes } from './piece-table/clothes.ts';
import { food } from './piece-table/food.ts';
import { house } from './piece-table/house.ts';
import { outside } from './piece-table/outside.ts';
import { play } from './piece-table/play.ts';
import { tools } from './piece-table/tools.ts';
import { travel } from './piece-table/travel.ts';

/**
 * What is taken from open sets, each looked at beside our own: concept | icon | stands, height in
 * centimetres and what to do: `flip` where it faces left, the role of one-coloured
 * drawings. Rows stand by the kind of thing in `piece-table/`.
 * `f:` is Fluent Emoji flat, `g:` game-icons.
 */
export const pieceTable = [animals, clothes, food, house, outside, play, tools, travel]
  .map((table) => table.trim())
  .join('\n');
