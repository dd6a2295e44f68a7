import { becoming } from '#press/compose/bodies/becoming.ts';
import { halfAndHalf } from '#press/compose/bodies/half-and-half.ts';
import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { boxOfPiece, standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { Layer } from '#press/drawing.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import { ellipse, join, rect, smooth, stroke } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { canFly, hasFishTail } from '#press/pieces/bestiary.ts';
import { shape } from '#press/pieces/brush.ts';
import { above, within } from '#press/printing/clip.ts';
import type { Person, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

/** Things in the shape of a person. */
const likenesses = new Set('mannequin doll statue robot snowman scarecrow skeleton'.split(' '));

/** With a bird's head one has its wings; with another beast's, on all fours, its tail as well. */
function turningBeast(scene: PrintScene, { who, whom = -1 }: ShownDeed, seed: number) {
  const beast = scene.actors[whom];
  const isBird = beast?.kind === 'thing' && canFly(beast.id);
  const actors = scene.actors.map((one, n) =>
    n === who && isBird ? { ...one, borrowed: ['wing'] as const } : one,
  );
  const body = troupeOf({ ...scene, actors }, who, isBird ? 'reach' : 'crawl', seed);
  if (!body) return null;
  // They are it by now: no other beast is there.
  const piece = isBird ? body.piece : withTail(body.piece);
  return [{ ...body, ...standing(piece, 'ground'), actors: [who, whom] }];
}

/** Of the fur that the head has. */
function withTail(body: Piece): Piece {
  const [x, y] = body.anchors?.hip ?? [0, -60];
  const role = body.layers.find(({ id }) => /^head(?:\.|$)/.test(id))?.role ?? 'told.brown';
  const path = stroke(
    [
      [x - 6, y - 6],
      [x - 24, y - 16],
      [x - 40, y - 12],
      [x - 52, y - 30],
      [x - 50, y - 46],
    ],
    9,
    5,
  );
  return { ...body, layers: [shape('tail', role, path, { tone: 0.4, round: 3 }), ...body.layers] };
}

/** « Mon chat s'est changé en ma grand-mère »: hers is the body, and the cat's the head still. */
export const beastBecoming: CastingRule = (casting) => {
  const { scene, deed, done, seed } = casting;
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'thing' || two?.kind !== 'person' || done.has(whom))
    return null;
  if (one.count > 1 || two.count > 1) return null;
  if (two.age === 'baby') return babyTurning(scene, { ...deed, who: whom, whom: who }, seed);
  const isHead = beastHeads.has(one.id);
  const actors = scene.actors.map((actor, n) =>
    n === whom && isHead ? { ...two, head: one.id } : actor,
  );
  const body = troupeOf({ ...scene, actors }, whom, 'become', seed);
  const thing = isHead ? null : troupeOf(scene, who, null, seed);
  if (!body || (!isHead && !thing)) return null;
  const piece = thing ? becoming(body.piece, thing.piece) : withTail(body.piece);
  return [{ ...body, ...standing(piece, 'ground'), actors: [who, whom] }];
};

/** « Ma mère s'est changée en homme »: one half of a body is still the one, the other half the next. */
export const personBecoming: CastingRule = (casting) => {
  const { scene, deed, done } = casting;
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'person' || two?.kind !== 'person' || done.has(whom))
    return null;
  if ([one, two].some(({ count, age }) => count > 1 || age === 'baby')) return null;
  const body = (person: Person, place: number) =>
    figure({ ...lookOf(person, place, casting), pose: 'at-ease', view: 'front' });
  const piece = halfAndHalf(body(one, who), body(two, whom));
  const { changes } = one;
  return [{ ...standing(piece, 'ground'), actors: [who, whom], count: 1, changes, act }];
};

/** Whoever becomes a thing is both at once; a beast's head they have already. */
export const turningInto: CastingRule = ({ scene, deed, done, seed }) => {
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'person' || two?.kind !== 'thing') return null;
  if (one.count > 1 || done.has(whom)) return null;
  if (one.age === 'baby') return babyTurning(scene, deed, seed);
  const isTailed = hasFishTail(two.id);
  if (one.head !== undefined && !isTailed)
    return one.head === two.id ? turningBeast(scene, deed, seed) : null;
  const { head: _head, ...headless } = one;
  const actors = scene.actors.map((actor, n) => (n === who && isTailed ? headless : actor));
  const body = troupeOf({ ...scene, actors }, who, act, seed);
  const thing = troupeOf(scene, whom, null, seed);
  if (body === null || thing === null) return null;
  // Who is a shop's dummy has its whole shape, which is theirs.
  const isWhole = deed.verb?.en.one === 'is' && likenesses.has(two.id);
  const piece = isWhole
    ? thing.piece
    : likenesses.has(two.id)
      ? petrifying(body.piece)
      : isTailed
        ? withFishTail(body.piece, thing.piece)
        : becoming(body.piece, thing.piece);
  const isAfloat = isTailed && /^(?:sea|lake|river|pool)$/.test(stageFor(scene));
  return [{ ...body, ...standing(piece, isAfloat ? 'water' : 'ground'), actors: [who, whom] }];
};

/** A baby lies in its wrap, its head to the right: its feet are the other thing already. */
function babyTurning(scene: PrintScene, { who, whom = -1 }: ShownDeed, seed: number) {
  const [own, other] = [troupeOf(scene, who, null, seed), troupeOf(scene, whom, null, seed)];
  if (!own || !other || (other.count ?? 1) > 1) return null;
  const piece = halfAndHalf(other.piece, own.piece);
  return [{ ...own, ...standing(piece, 'ground'), actors: [who, whom] }];
}

/** Of stone from the waist down, on a plinth already. */
function petrifying(body: Piece): Piece {
  const { left, right } = boxOfPiece(body);
  const waist = (body.anchors?.hip?.[1] ?? -90) - 8;
  const half = body.layers.flatMap((layer): Layer[] => {
    const upper = above(layer.path, waist);
    const lower = within(layer.path, {
      left: left - 9,
      right: right + 9,
      top: waist - 0.5,
      bottom: 40,
    });
    return [
      ...(lower.length > 0
        ? [{ ...layer, id: `stone.${layer.id}`, role: 'stone' as const, path: lower }]
        : []),
      ...(upper.length > 0 ? [{ ...layer, path: upper }] : []),
    ];
  });
  const plinth = shape(
    'plinth',
    'stone',
    join(rect(-34, -3, 68, 22, 2), rect(-40, 17, 80, 10, 2)),
    {
      tone: 0.5,
      sheet: true,
    },
  );
  return { ...body, layers: placePiece({ layers: [plinth, ...half] }, { y: -27 }) };
}

/** Of the colour of that fish, its fin in the air. */
function withFishTail(body: Piece, fish: Piece): Piece {
  const [x, y] = body.anchors?.hip ?? [0, -90];
  const role = fish.layers.find(({ isSheet }) => isSheet)?.role ?? 'water';
  const half = body.layers.flatMap((layer): Layer[] => {
    const path = above(layer.path, y - 4);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const tail = stroke(
    [
      [x, y - 10],
      [x + 2, y + 24],
      [x - 10, y + 48],
      [x - 38, y + 58],
      [x - 64, y + 44],
      [x - 76, y + 24],
    ],
    38,
    11,
  );
  const fin = smooth([
    ...([
      [x - 74, y + 30],
      [x - 102, y + 22],
      [x - 108, y - 2],
      [x - 84, y + 6],
      [x - 72, y - 14],
      [x - 58, y - 4],
      [x - 62, y + 14],
      [x - 70, y + 28],
    ] as const),
  ]);
  const scales = [0, 1, 2, 3, 4].map((n) => ellipse(x - 2 - n * 3, y + 6 + n * 9, 3, 2));
  const layers = [
    shape('tail.fin', role, fin, { tone: 0.6, sheet: true }),
    shape('tail', role, tail, { tone: 0.35, round: 8, sheet: true }),
    shape('tail.scales', 'white', join(...scales), { tone: 0.2, alpha: 0.4 }),
    ...half,
  ];
  const low = boxOfPiece({ layers }).bottom;
  return { ...body, layers: placePiece({ layers }, { y: -low }) };
}

/** A car that turns into a horse: both at once. */
export const thingBecoming: CastingRule = ({ scene, deed, done, seed }) => {
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'thing' || two?.kind !== 'thing' || done.has(whom))
    return null;
  if (one.count > 1 || two.count > 1) return null;
  const [own, other] = [troupeOf(scene, who, null, seed), troupeOf(scene, whom, null, seed)];
  if (!own || !other || own.isCelestial || other.isCelestial) return null;
  const piece = halfAndHalf(own.piece, other.piece);
  const { stands } = own.stands === 'hang' || own.stands === 'water' ? other : own;
  return [{ ...own, ...standing(piece, stands), actors: [who, whom] }];
};
