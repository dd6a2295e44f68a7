import type { Layer, Role } from '#press/drawing.ts';
import { figure } from '#press/figure/figure.ts';
import type { ClothesName, HairName, Looks } from '#press/figure/options.ts';
import { ellipse, join, rect } from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import { pick, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Of a shop: a pale body without a face on a stand; one that walks has left it. */
const mannequin: PieceMaker = ({ role = 'white', state }) => {
  const isWalking = state === 'moving';
  const body = figure({
    pose: isWalking ? 'walk' : 'stand',
    view: isWalking ? 'side' : 'three-quarter',
    clothes: 'naked',
    garment: role,
    second: role,
    skin: role,
    hair: 'bald',
    hairRole: role,
    face: 'faceless',
  });
  const [, hip] = body.anchors?.hip ?? [0, -90];
  const [, top] = body.anchors?.top ?? [0, -170];
  const at = (share: number) => hip + (top - hip) * share;
  const joints = join(ellipse(0, at(0.72), 6, 0.9), ellipse(0, at(0.02), 13, 1.1));
  const stand: Layer[] = isWalking
    ? []
    : [
        shape('mannequin.stand', 'metal', join(ellipse(0, -1, 24, 4), rect(-1.2, -34, 2.4, 34)), {
          tone: 0.6,
          sheet: true,
        }),
      ];
  return {
    ...body,
    layers: [
      ...stand,
      ...body.layers,
      shape('mannequin.joints', role, joints, { tone: 1, alpha: 0.7 }),
    ],
  };
};

const waiting: readonly { clothes: ClothesName; garment: Role; hair: HairName }[] = [
  { clothes: 'coat', garment: 'accent', hair: 'short' },
  { clothes: 'dress', garment: 'accent3', hair: 'bun' },
  { clothes: 'suit', garment: 'night', hair: 'hat' },
  { clothes: 'trousers', garment: 'accent2', hair: 'pony' },
  { clothes: 'coat', garment: 'told.green', hair: 'cap' },
  { clothes: 'gown', garment: 'white', hair: 'curly' },
  { clothes: 'shirt', garment: 'told.violet', hair: 'short' },
];

type Face = Pick<Looks, 'skin' | 'hair' | 'hairRole'>;

const faces: readonly [Face, ...Face[]] = [
  { skin: 'skin1', hair: 'short', hairRole: 'hair1' },
  { skin: 'skin3', hair: 'curly', hairRole: 'hair1' },
  { skin: 'skin2', hair: 'bun', hairRole: 'hair2' },
  { skin: 'skin4', hair: 'bob', hairRole: 'hair1' },
];

/** Somebody's head by itself, on its neck; no blood is told. */
const head: PieceMaker = ({ role, random }) => {
  const face = pick(random, faces);
  const looks = { ...face, hairRole: role ?? face.hairRole };
  const body = figure({
    ...{ ...looks, random, pose: 'stand', view: 'three-quarter' },
    ...{ clothes: 'naked', garment: looks.skin },
  });
  const own = body.layers.filter(({ id }) => /^figure\.(?:head|face|hair|mouth)$/.test(id));
  const [x, foot] = [body.anchors?.top?.[0] ?? 0, -138];
  const layers = placePiece({ layers: own }, { x: -x, y: -foot });
  const mouth = body.anchors?.mouth;
  return {
    layers: layers.map((layer) => ({ ...layer, id: layer.id.replace('figure', 'lone-head') })),
    anchors: mouth ? { mouth: [mouth[0] - x, mouth[1] - foot] } : {},
  };
};

/** People one behind the other, who all look the same way. */
const queue: PieceMaker = ({ random }) => {
  const skins: readonly Role[] = ['skin2', 'skin1', 'skin4', 'skin3'];
  const hairs: readonly Role[] = ['hair3', 'hair2', 'hair1'];
  const layers = waiting.flatMap((one, n) => {
    const body = figure({
      ...one,
      pose: 'stand',
      view: 'side',
      second: 'night',
      skin: skins[n % skins.length] ?? 'skin2',
      hairRole: hairs[n % hairs.length] ?? 'hair3',
      random,
    });
    const scale = 1 - (n % 3) * 0.03;
    return placePiece(body, { x: 144 - n * 48, y: n % 2 ? -2 : 0, scale });
  });
  return { layers, anchors: { top: [144, -170] } };
};

export const likenessesPieces = {
  mannequin: entry(mannequin, 'ground', 48, 172),
  head: entry(head, 'table', 24, 32),
  queue: entry(queue, 'ground', 330, 172),
};
