import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { Layer } from '#press/drawing.ts';
import { figure } from '#press/figure/figure.ts';
import { join, rect } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';
import { within } from '#press/printing/clip.ts';

/** What nobody goes through by day. */
const solid = new Set(['wall', 'brick-wall']);
const going = /^(?:pass|walk|enter|emerge|leave|run|float|fly|fall)$/;

/** Half of them is out of a wall already, the rest a shade behind it. */
export const throughWall: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const { who, act, whom, relation } = deed;
  const isCrossed = act === 'pass' && whom !== undefined;
  const isOut = relation?.name === 'from' && act === 'emerge';
  const through = relation?.name === 'through' || isOut ? relation.to : undefined;
  const to = isCrossed ? whom : through;
  if (typeof to !== 'number' || done.has(to) || !going.test(act)) return null;
  const [one, wall] = [scene.actors[who], scene.actors[to]];
  if (one === undefined || wall?.kind !== 'thing' || !solid.has(wall.id)) return null;
  if (one.count > 1 || (one.kind === 'person' && one.age === 'baby')) return null;
  const body =
    one.kind === 'person'
      ? figure({ ...lookOf(one, who, casting), pose: 'walk' })
      : troupeOf(scene, who, act, seed)?.piece;
  if (body === undefined) return null;
  const { left, right, top } = boxOfPiece(body);
  const edge = (body.anchors?.hip?.[0] ?? (left + right) / 2) - 2;
  const out = body.layers.flatMap((layer): Layer[] => {
    const path = within(layer.path, { left: edge, right: right + 4, top: top - 4, bottom: 30 });
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const shade = body.layers.flatMap((layer): Layer[] => {
    const path = within(layer.path, { left: left - 4, right: edge, top: top - 4, bottom: 30 });
    return path.length === 0 ? [] : [{ ...layer, id: `behind.${layer.id}`, path, alpha: 0.3 }];
  });
  const high = 236;
  const slab = rect(edge - 128, -high, 128, high + 4, 1);
  const bricks = join(
    ...Array.from({ length: 11 }, (_, row) =>
      Array.from({ length: 5 }, (_, n) => {
        const x = edge - 126 + n * 30 - (row % 2) * 15;
        const from = Math.max(edge - 126, x);
        const wide = Math.min(edge - 3, x + 27) - from;
        return wide > 4 ? rect(from, -high + 4 + row * 21.4, wide, 18, 1.5) : [];
      }),
    ).flat(),
  );
  // Where they come through, it gives way in rings as water does.
  const rings = [0, 1, 2].map((n) => rect(edge - 4 - n * 5, -150 + n * 12, 2, 132 - n * 24, 1));
  const layers = [
    shape('wall', 'stone', slab, { tone: 0.75, sheet: true }),
    shape('wall.bricks', 'stone', bricks, { tone: 0.4 }),
    ...shade,
    shape('wall.rings', 'white', join(...rings), { tone: 0.1, alpha: 0.5 }),
    ...out,
  ];
  const piece = { layers, ...(body.anchors && { anchors: body.anchors }) };
  const { changes } = one;
  return [{ ...standing(piece, 'ground'), actors: [who, to], count: 1, changes, act }];
};
