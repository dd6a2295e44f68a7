import type { MessagePort } from 'node:worker_threads';
import { type PaintStage, paint } from '@reverie/painter';
import type { PaintingRequest, Picture } from '#providers/image/port.ts';

export type PaintingTask = PaintingRequest & {
  /** Where to tell how far it is; null when nobody listens. */
  progress: MessagePort | null;
};

export type PaintingStep = { share: number; stage: PaintStage };

/** Paints one picture in a worker thread. Called by the pool, by its name. */
export function paintTask({ scene, progress, ...options }: PaintingTask): Picture {
  return paint(scene, {
    ...options,
    onProgress: (share, stage) => progress?.postMessage({ share, stage } satisfies PaintingStep),
  });
}
