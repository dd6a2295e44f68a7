import { isOfSeats } from '#press/compose/seated/in-seats.ts';
import {
  closerTo,
  lightSeenBy,
  nearestInside,
  nearestOnPattern,
  seenBy,
} from '#press/compose/sheet/closer.ts';
import { facesFree } from '#press/compose/sheet/faces-free.ts';
import { isClearOfFrame } from '#press/compose/sheet/frame.ts';
import { halfLength } from '#press/compose/sheet/half-length.ts';
import {
  groundless,
  type SetOptions,
  type StageSet,
  skyLights,
} from '#press/compose/sheet/stage-set.ts';
import { valuesOf } from '#press/compose/sheet/values.ts';
import type { Staged } from '#press/compose/staging.ts';
import type { Layer } from '#press/drawing.ts';
import { boxOnSheet, focusOn } from '#press/light/focus.ts';
import { foreground } from '#press/light/foreground.ts';
import { foregroundInside } from '#press/light/foreground-inside.ts';
import { boxAround, boxOf } from '#press/path.ts';
import type { Actor, PrintScene } from '#press/scene.ts';
import type { SchemeName } from '#press/schemes.ts';
import { createRandom } from '#random.ts';

export interface SeenOptions extends SetOptions {
  readonly schemeName: SchemeName;
  readonly time: PrintScene['time'];
}

/**
 * A staged scene as the eye sees it: near enough that whoever is in it fills the sheet, in the
 * stage's light or that of the dream's own moon, with what is near at hand before it.
 */
export function asSeen(
  staged: Staged,
  { stage, back, before }: StageSet,
  options: SeenOptions,
): Pick<Staged, 'layers' | 'owners'> {
  const { seed, width, height, stageName, scheme, schemeName, isInside, time } = options;
  const theirs = staged.layers.filter((_, n) => (staged.owners[n] ?? -1) >= 0);
  // A crowd goes on beyond what is seen of it: one steps closer to those of it who are near.
  const near = staged.layers.filter(
    (_, n) => (staged.owners[n] ?? -1) >= 0 && staged.far[n] !== true,
  );
  const box = boxOnSheet(near, { width, height });
  // A frame hides nobody: where somebody stands at the edge there is none.
  const isFramed = scheme.isFramed === true && box !== null && isClearOfFrame(box, { width });
  // On seats everybody is near already.
  const isWide = isFramed || schemeName === 'vast' || isOfSeats(stageName);
  // A pattern is no place: only who is before it comes closer.
  const isPattern = stageName === 'abstract';
  const horizon = isPattern || isInside ? null : stage.horizon;
  const nearest = isPattern ? nearestOnPattern : isInside ? nearestInside : undefined;
  const isClose = schemeName === 'close';
  const camera =
    (isClose ? halfLength(staged, { width, height }) : null) ??
    (box && !isWide ? closerTo(box, { width, height }, horizon, nearest) : null);
  const around = isPattern ? null : camera;
  const players = seenBy(camera, theirs);
  // Where the dream has its own moon, it is what shines.
  const moon = moonOf(staged);
  const light = lightSeenBy(moon ? camera : around, moon ?? stage.light);
  const focus = focusOn(players, { width, height, isInside }, { time, light });
  const seen = seenBy(camera, staged.layers);
  const values = valuesOf({
    ...{ seed, width, height, light, isInside },
    shade: stageName === 'snowfield' ? 'water' : 'night',
    scene: staged.scene,
    back: seenBy(around, moon ? back.map((layer) => shoneOn(layer, moon)) : back),
    players: seen,
    owners: staged.owners,
    horizon: around ? stage.horizon * around.scale + around.y : stage.horizon,
    hasGround: !groundless.has(stageName),
  });
  const taken = players.flatMap((layer) => boxOnSheet([layer], { width, height }) ?? []);
  const atHand =
    isFramed || staged.scene.placeChanges.length > 0
      ? []
      : (isInside ? foregroundInside : foreground)(
          stageName,
          taken,
          { width, height },
          createRandom(seed, 'foreground'),
        );
  // A light of a shape needs no other behind them.
  const isLit = values.plan.length > 0;
  const bloom = isLit ? focus.behind.filter(({ id }) => id !== 'focus.light') : focus.behind;
  const behind = [...values.back, ...values.plan, ...bloom];
  const shownBefore = isFramed ? before : before.filter(({ id }) => !/^frame(?:\.|$)/.test(id));
  const over = [...seenBy(around, facesFree(shownBefore, theirs)), ...atHand, ...focus.over];
  return {
    layers: [...behind, ...seen, ...over],
    owners: [...behind.map(() => -1), ...staged.owners, ...over.map(() => -1)],
  };
}

function isSkyLight(one: Actor): boolean {
  return one.kind === 'thing' && skyLights.test(one.id);
}

function moonOf({ scene, layers, owners }: Staged): { x: number; y: number } | null {
  const boxes = layers.flatMap(({ path }, n) => {
    const one = scene.actors[owners[n] ?? -1];
    return one !== undefined && isSkyLight(one) ? (boxOf(path) ?? []) : [];
  });
  const all = boxAround(boxes);
  return all && { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 };
}

/** The sky is lightest round what shines. */
function shoneOn(layer: Layer, { x, y }: { readonly x: number; readonly y: number }): Layer {
  const { id, tone, grain } = layer;
  if (id !== 'sky' || typeof tone !== 'object' || tone.kind !== 'spread') return layer;
  const isRinged = grain?.kind === 'rings';
  return { ...layer, tone: { ...tone, x, y }, ...(isRinged && { grain: { ...grain, x, y } }) };
}
