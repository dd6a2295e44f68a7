import type { Layer } from '#press/drawing.ts';
import { boxOf } from '#press/path.ts';
import { partsOf } from '#press/printing/clip.ts';

const falling = /^(?:snow|rain|rain\.far|leaves)$/;

/** No flake nor drop falls before a face: it would be an eye. */
export function facesFree(before: readonly Layer[], players: readonly Layer[]): Layer[] {
  const heads = players.flatMap(({ id, path }) =>
    /(?:^|\.)head$/.test(id) ? (boxOf(path) ?? []) : [],
  );
  return before.map((layer) => {
    if (!falling.test(layer.id)) return layer;
    const path = partsOf(layer.path).flatMap((part) => {
      const box = boxOf(part);
      const isOver =
        box !== null &&
        heads.some(
          (head) =>
            box.left < head.right &&
            box.right > head.left &&
            box.top < head.bottom &&
            box.bottom > head.top,
        );
      return isOver ? [] : part;
    });
    return { ...layer, path };
  });
}
