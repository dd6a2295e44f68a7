import type { DemoDream } from '#demo/demo-dream.ts';
import { frenchDreamsAtHome } from '#demo/dreams-fr-home.ts';
import { frenchDreamsInTown } from '#demo/dreams-fr-town.ts';
import { frenchDreamsByTheWater } from '#demo/dreams-fr-water.ts';
import { frenchDreamsInTheWild } from '#demo/dreams-fr-wild.ts';

/** The French half of the community. Every dream was written for Reverie; none is a real report. */
export const frenchDreams: readonly DemoDream[] = [
  ...frenchDreamsByTheWater,
  ...frenchDreamsInTheWild,
  ...frenchDreamsInTown,
  ...frenchDreamsAtHome,
];
