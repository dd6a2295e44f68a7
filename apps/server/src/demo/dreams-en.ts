import type { DemoDream } from '#demo/demo-dream.ts';
import { englishDreamsAtHome } from '#demo/dreams-en-home.ts';
import { englishDreamsInTown } from '#demo/dreams-en-town.ts';
import { englishDreamsByTheWater } from '#demo/dreams-en-water.ts';
import { englishDreamsInTheWild } from '#demo/dreams-en-wild.ts';

/** The English half of the community. Every dream was written for Reverie; none is a real report. */
export const englishDreams: readonly DemoDream[] = [
  ...englishDreamsByTheWater,
  ...englishDreamsInTheWild,
  ...englishDreamsInTown,
  ...englishDreamsAtHome,
];
