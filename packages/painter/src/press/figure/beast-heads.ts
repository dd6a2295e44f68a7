import type { Layer } from '#press/drawing.ts';
import { heads } from '#press/figure/head-outlines.ts';
import { ellipse, join, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';
import { within } from '#press/printing/clip.ts';

export const beastHeads: ReadonlySet<string> = new Set(Object.keys(heads));

/** A person in profile, an animal's head on their shoulders. */
export function withBeastHead(body: Piece, name: string): Piece {
  const head = heads[name];
  const [x, y] = body.anchors?.head ?? [0, -155];
  const [, top] = body.anchors?.top ?? [x, y - 13];
  if (head === undefined) return body;
  const long = (y - top) * 2 * 0.95 * head.size;
  const put = (path: Path): Path =>
    place(path, { x: x - long * 0.24, y: y + long * 0.02, scale: long, turn: head.tilt });
  const round = long * 0.13;
  const more: Layer[] = head.more
    ? [
        shape('head.more', head.more.role, put(head.more.path), {
          tone: head.more.tone,
          round: round * 0.4,
          sheet: true,
        }),
      ]
    : [];
  const face = join(
    ellipse(head.eye[0], head.eye[1], 0.05, 0.045),
    head.nose ? ellipse(head.nose[0], head.nose[1], 0.06, 0.055) : [],
  );
  // Of their own head the neck is left: the skull would stand over a horse's.
  const neck = (path: Path): Path =>
    within(path, { left: x - long, right: x + long, top: y - long * 0.06, bottom: y + long });
  const kept = body.layers
    .filter(({ id }) => !/^figure\.(?:face|hair|mask)$/.test(id))
    .map((layer) =>
      layer.id === 'figure.head'
        ? { ...layer, path: neck(layer.path), role: head.role, tone: 0.4 }
        : layer,
    );
  return {
    ...body,
    layers: [
      ...(head.more?.isBehind ? more : []),
      ...kept,
      ...(head.more?.isBehind ? more : []),
      shape('head', head.role, join(put(blob(head.outline)), put(head.ears)), {
        tone: 0.3,
        round,
        sheet: true,
      }),
      ...(head.more?.isBehind ? [] : more),
      shape('head.face', 'dark', put(face), { tone: 0.95 }),
    ],
  };
}
