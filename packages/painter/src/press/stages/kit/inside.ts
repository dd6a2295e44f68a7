import type { Layer } from '#press/drawing.ts';
import { boxOf, join, type Path } from '#press/path.ts';
import { partsOf } from '#press/printing/clip.ts';
import type { Slot, Stage, StageMaker, StageOptions } from '#press/stage.ts';
import { type Camera, cameraFor, see } from '#press/stages/kit/camera.ts';
import { createEasel, finished, type Put } from '#press/stages/kit/easel.ts';
import { mirrored } from '#press/stages/kit/mirror.ts';
import { type Plan, plans, type Room, roomFor, shownSpan, turnOf } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { type Standing, slot, standing } from '#press/stages/kit/slots.ts';

/** What the drawing of a room is given. */
export interface Inside {
  readonly options: StageOptions;
  readonly camera: Camera;
  readonly plan: Plan;
  readonly room: Room;
  /** The part of the back wall that is on the sheet, in centimetres across it. */
  readonly span: readonly [from: number, to: number];
  readonly put: Put;
  /** Before everybody. */
  readonly putFront: Put;
  readonly slots: Slot[];
}

export interface Furnished {
  readonly light: { readonly x: number; readonly y: number };
  /** Null where nobody stands but in the places that were given. */
  readonly standing?: Standing | null;
  readonly footholds?: Stage['footholds'];
}

export interface InsideKind {
  readonly plans?: readonly [Plan, ...Plan[]];
  /** Distance of the back wall and height of the ceiling, in centimetres. */
  readonly far: readonly [from: number, to: number];
  readonly tall: readonly [from: number, to: number];
  /** Half the width, where the sheet does not say it. */
  readonly half?: readonly [from: number, to: number];
}

/** A stage under a roof: a room of some plan, furnished, with places to stand in it. */
export function insideStage(kind: InsideKind, furnish: (inside: Inside) => Furnished): StageMaker {
  return (options) => {
    const { random, width } = options;
    const plan = pick(random, kind.plans ?? plans);
    const isMirrored = random.next() < 0.5;
    // Down a long narrow room one looks almost straight.
    const turn = turnOf(plan, random) * (kind.half ? 0.2 : 1);
    const camera = cameraFor(options, 'inside', turn);
    const [far, tall] = [random.between(...kind.far), random.between(...kind.tall)];
    const room = roomFor(camera, plan, far, tall, kind.half && random.between(...kind.half));
    const span = shownSpan(camera, room.back, room.right - room.left);
    const [back, front] = [createEasel(), createEasel()];
    const slots: Slot[] = [];
    const inside = { options, camera, plan, room, span, put: back.put, putFront: front.put, slots };
    const { light, footholds, standing: where = {} } = furnish(inside);
    const foot = see(camera, [0, 0, room.depth]).y;
    const farthest = (foot - camera.horizon) / Math.max(1, options.height * 0.9 - camera.horizon);
    const stage: Stage = {
      back: shown(withOneDisc(back.layers, light), options),
      front: shown(front.layers, options),
      slots: onSheet(
        [
          ...(where ? standing(camera, options, { farthest: farthest + 0.06, ...where }) : []),
          ...slots,
          ...aloft(inside),
        ],
        options,
      ),
      ...(footholds && { footholds }),
      light,
      horizon: camera.horizon,
    };
    return finished(isMirrored ? mirrored(stage, width) : stage);
  };
}

/** Of what is drawn in rows, nothing beyond the sheet is kept: nobody sees it, and all of it is sent. */
function shown(layers: readonly Layer[], { width, height }: StageOptions): Layer[] {
  const isNear = (outline: Path) => {
    const box = boxOf(outline);
    const [x, y] = [width * 0.05, height * 0.05];
    return (
      box !== null &&
      box.right > -x &&
      box.left < width + x &&
      box.bottom > -y &&
      box.top < height + y
    );
  };
  return layers.flatMap((layer) => {
    const path = join(...partsOf(layer.path).filter(isNear));
    return path.length > 0 ? [{ ...layer, path }] : [];
  });
}

/** There is one sun: it is in the window nearest to where its light comes from. */
function withOneDisc(layers: readonly Layer[], { x, y }: Furnished['light']): Layer[] {
  const discs = layers.filter(({ id }) => id === 'pane.disc');
  const away = ({ path }: Layer) => {
    const box = boxOf(path);
    if (!box) return Infinity;
    return Math.abs((box.left + box.right) / 2 - x) + Math.abs((box.top + box.bottom) / 2 - y);
  };
  const [kept] = discs.sort((one, other) => away(one) - away(other));
  return layers.filter((layer) => layer.id !== 'pane.disc' || layer === kept);
}

/** From the ceiling and in the air, where the hero is and farther. */
function aloft({ camera, room, options: { width, height, random } }: Inside): Slot[] {
  const near = see(camera, [0, room.tall, Math.min(380, room.depth * 0.72)]);
  const top = Math.max(near.y, height * 0.02);
  const at = (kind: 'ceiling' | 'air', share: number, y: number, scale: number) =>
    slot(camera, kind, width * share, y, scale, 160);
  return [
    at('ceiling', random.between(0.3, 0.4), top, near.scale),
    at('ceiling', random.between(0.6, 0.7), top, near.scale * 0.9),
    at('ceiling', 0.5, top, near.scale * 0.8),
    at('air', random.between(0.6, 0.72), height * random.between(0.3, 0.36), near.scale),
    at('air', random.between(0.28, 0.4), height * random.between(0.22, 0.3), near.scale * 0.8),
  ];
}

/** Only what stands on the sheet; a hero and a companion always do. */
export function onSheet(slots: readonly Slot[], { width, height }: StageOptions): Slot[] {
  return slots.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
}
