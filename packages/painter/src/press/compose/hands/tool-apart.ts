import { doing } from '#press/compose/work/doing.ts';
import { mannerApart } from '#press/compose/work/manner-of.ts';
import { manners } from '#press/compose/work/manners.ts';
import { figure } from '#press/figure/figure.ts';
import type { Looks } from '#press/figure/options.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/**
 * Somebody with the tool of what they do, where whom or what they do it to stands for itself: a camera
 * before their eyes, and what they photograph over there. Null where it takes no such tool.
 */
export function toolApart(
  { actors, deeds }: PrintScene,
  place: number,
  act: string | null,
  looks: Looks,
  seed: number,
): Piece | null {
  const deed = deeds.find((one) => one.who === place && one.act === act);
  const name = deed && mannerApart(deed, actors[deed.whom ?? -1]?.kind === 'thing');
  if (!name) return null;
  const lot = () => createRandom(seed, `apart${place}`);
  return doing(
    (pose, hands) => figure({ ...looks, random: lot(), pose, ...(hands && { hands }) }),
    manners[name],
    (id) => pieceFor(id)?.make({ random: lot() }) ?? { layers: [] },
  );
}
