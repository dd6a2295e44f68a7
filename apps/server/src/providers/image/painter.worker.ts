import type { MessagePort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { describe, type PaintStage, paint, printed } from '@reverie/painter';
import {
  type Composition,
  type LookName,
  lookNames,
  packPeopled,
  print,
  unpackDrawing,
} from '@reverie/painter/press';
import type { Painted, PaintingRequest, Picture, PrintingRequest } from '#providers/image/port.ts';

export type PaintingTask =
  | (PaintingRequest & {
      /** Where to tell how far it is; null when nobody listens. */
      progress: MessagePort | null;
    })
  | PrintingRequest;

export type PaintingStep = { share: number; stage: PaintStage };

/** Bytes of a drawing as a page is sent it, compressed. */
export const drawingLimit = 40 * 1024;

/** Paints one picture in a worker thread, or prints one again. Called by the pool, by its name. */
export function paintTask(task: PaintingTask): Painted {
  return 'drawing' in task ? printAgain(task) : paintAnew(task);
}

function paintAnew({
  progress,
  view,
  scene,
  style,
  ...options
}: Exclude<PaintingTask, PrintingRequest>): Painted {
  const asked = {
    ...options,
    ...(view && { viewpoint: view }),
    onProgress: (share: number, stage: PaintStage) =>
      progress?.postMessage({ share, stage } satisfies PaintingStep),
  };
  const look = lookOf(style);
  if (scene.version === 1 || look === null) return paint(scene, { ...asked, style });
  const { picture, composition } = printed(scene, { ...asked, style: look });
  const shown = composition.scene;
  const alt = { fr: describe(shown, 'fr'), en: describe(shown, 'en') };
  return { ...picture, drawing: packed(composition), alt };
}

function printAgain({ drawing, style, seed, width }: PrintingRequest): Picture {
  return print(unpackDrawing(drawing), { look: lookOf(style) ?? 'gouache', seed, width });
}

function lookOf(style: string): LookName | null {
  return lookNames.find((look) => look === style) ?? null;
}

/** As fine as a page can be sent it: hundreds of birds are drawn to a whole unit. */
function packed(composition: Composition): string {
  const fits = (text: string) => gzipSync(text).byteLength <= drawingLimit;
  const finer = [10, 2].map((perUnit) => packPeopled(composition, perUnit)).find(fits);
  return finer ?? packPeopled(composition, 1);
}
