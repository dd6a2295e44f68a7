import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import type { PrintScene } from '#press/scene.ts';

/** What a print of a dream would show, read as a server reads it. */
export function sceneTold(dream: string): PrintScene {
  return printSceneOf(withDeeds(dream, analyse(dream)));
}

/** What those who are in the print of a dream do there in English, as the dream tells it. */
export function wordsTold(dream: string): string {
  return describePrint(compose(sceneTold(dream), { seed: 3 }).meant, 'en');
}
