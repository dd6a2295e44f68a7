import { arrange } from '#press/arrange.ts';
import type { Looks } from '#press/figure/options.ts';
import { type Piece, placeAnchor, placePiece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { type Actor, type GrownPart, grownParts, type PrintScene } from '#press/scene.ts';
import type { Random } from '#random.ts';

/** « Mes mains grandissaient »: they are somebody's, and no things in the air. */
export function withGrownParts(scene: PrintScene): PrintScene {
  const at = scene.actors.findIndex(
    (one) => partOf(one) !== undefined && one.changes.some((change) => isLarge(change)),
  );
  const part = at < 0 ? undefined : partOf(scene.actors[at]);
  const isDoing = scene.deeds.some(({ who, whom }) => who === at || whom === at);
  if (part === undefined || isDoing) return scene;
  const people = [...scene.actors.keys()].filter((n) => scene.actors[n]?.kind === 'person');
  const isDreamer = (n: number) => {
    const actor = scene.actors[n];
    return actor?.kind === 'person' && actor.who === 'dreamer';
  };
  const owner = people.find(isDreamer) ?? people[0];
  if (owner === undefined) {
    const dreamer: Actor = {
      ...{ kind: 'person', who: 'dreamer', gender: 'unknown', age: 'adult', count: 1 },
      changes: [],
      part,
    };
    return { ...scene, actors: scene.actors.map((one, n) => (n === at ? dreamer : one)) };
  }
  const actors = scene.actors.map((one, n) =>
    n === owner && one.kind === 'person' ? { ...one, part } : one,
  );
  const { hero: _hero, ...rest } = arrange({ ...scene, actors }, { without: [at] });
  return { ...rest, hero: owner > at ? owner - 1 : owner };
}

function partOf(actor: Actor | undefined): GrownPart | undefined {
  return actor?.kind === 'thing' ? grownParts.find((part) => part === actor.id) : undefined;
}

function isLarge(change: string): boolean {
  return change === 'giant' || change === 'growing';
}

/** How high a grown part is, in centimetres. */
const grown = { hand: 62, foot: 30 } as const;

/** A body whose hands, or feet, are as large as the rest of it. */
export function withLargePart(
  body: Piece,
  part: GrownPart,
  skin: Looks['skin'],
  random: Random,
): Piece {
  const made = pieceFor(part)?.make({ random, role: skin });
  if (!made) return body;
  const spots =
    part === 'hand'
      ? [
          { name: 'hand2', dx: 0 },
          { name: 'hand', dx: 0 },
        ]
      : [
          { name: 'feet', dx: -12 },
          { name: 'feet', dx: 14 },
        ];
  const own = pieceFor(part)?.height ?? 20;
  const scale = grown[part] / own;
  const layers = spots.flatMap(({ name, dx }) => {
    const at = placeAnchor(body, name, { x: 0, y: 0, scale: 1 });
    if (!at) return [];
    const y = part === 'hand' ? at[1] + 6 : 0;
    return placePiece(made, { x: at[0] + dx, y, scale });
  });
  return { ...body, layers: [...body.layers, ...layers] };
}
