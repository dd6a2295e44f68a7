import type { MessagePort } from 'node:worker_threads';
import { paint } from '@reverie/painter';
import type { PaintingRequest, Picture } from '#providers/image/port.ts';

export type PaintingTask = PaintingRequest & {
  /** Where to tell the share done; null when nobody listens. */
  progress: MessagePort | null;
};

/** Paints one picture in a worker thread. Called by the pool, by its name. */
export function paintTask({ scene, progress, ...options }: PaintingTask): Picture {
  return paint(scene, { ...options, onProgress: (share) => progress?.postMessage(share) });
}
