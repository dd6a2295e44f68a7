import { beastHeads } from '#press/figure/beast-heads.ts';
import { pieceEntries } from '#press/pieces/registry.ts';
import { roleNames } from '#press/roles.ts';
import {
  borrowedParts,
  fillNames,
  joinedParts,
  markNames,
  replacedParts,
  wornNames,
} from '#press/scene.ts';
import { timesOfDay, weathers } from '#scene.ts';

/** The places a picture can be of, by the engine's concept ids (`stage-of.ts`); `abstract` where none is told. */
const places = `abstract sea harbour beach lake pond swamp river waterfall underwater pool poolside mountain
  cliff forest field garden park desert snow cave tunnel sky space planet roof balcony city street crossroads
  bus-stop square village road motorway parking station train metro bus airport cabin in-car bridge kitchen
  bedroom hotel room apartment bathroom corridor labyrinth stairs lift attic cellar garage school playground
  schoolyard library museum hospital theatre cinema shop market restaurant bar nightclub church office
  courtroom prison factory warehouse gym stadium cemetery farmyard ruin island`;

/** The closed lists from which somebody who reads a dream for the press chooses. */
export const sketchWords = {
  places: places.split(/\s+/),
  things: Object.keys(pieceEntries),
  roles: roleNames,
  times: timesOfDay,
  weathers,
  fills: fillNames,
  garments: wornNames,
  heads: [...beastHeads],
  bodyParts: joinedParts,
  marks: markNames,
  replaced: replacedParts,
  borrowed: borrowedParts,
} as const;
