import type { StageMaker } from '#press/stage.ts';
import { bedroom } from '#press/stages/bedroom.ts';
import { forest } from '#press/stages/forest.ts';
import { kitchen } from '#press/stages/kitchen.ts';
import { meadow } from '#press/stages/meadow.ts';
import { sea } from '#press/stages/sea.ts';
import { street } from '#press/stages/street.ts';

export const stageNames = ['sea', 'forest', 'meadow', 'street', 'kitchen', 'bedroom'] as const;
export type StageName = (typeof stageNames)[number];

/** Every place there is to play in. */
export const stageMakers: Record<StageName, StageMaker> = {
  sea,
  forest,
  meadow,
  street,
  kitchen,
  bedroom,
};
