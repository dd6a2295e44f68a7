import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import Piscina from 'piscina';
import type { PaintingStep, PaintingTask } from '#providers/image/painter.worker.ts';
import type { ImageProvider, Painted, Printer } from '#providers/image/port.ts';

/** Milliseconds a thread waits for another picture before it ends and gives its memory back. */
const idleLife = 10_000;

/**
 * What a thread may keep of what it no longer needs: a print makes megabytes of paths that live for a
 * moment, and Node would let them pile up to three times sixteen.
 */
export const threadLimits = { maxYoungGenerationSizeMb: 12 };

/**
 * The embedded painter, in threads of its own: a picture takes seconds of pure arithmetic. One core
 * is left to the server, where there is more than one.
 */
export function createPainter({
  threads = Math.max(1, availableParallelism() - 1),
  idleTimeout = idleLife,
  side = Number.POSITIVE_INFINITY,
}: {
  threads?: number;
  idleTimeout?: number;
  /** Pixels of the longer side at most, whatever is asked for. */
  side?: number | undefined;
} = {}): ImageProvider & Printer {
  const pool = new Piscina<PaintingTask, Painted>({
    filename: workerFile(),
    name: 'paintTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: threadLimits,
  });

  const paint: ImageProvider['paint'] = async (request, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    const scale = Math.min(1, side / Math.max(request.width, request.height));
    const width = Math.round(request.width * scale);
    const height = Math.round(request.height * scale);
    const channel = onProgress && new MessageChannel();
    channel?.port1.on('message', ({ share, stage }: PaintingStep) => onProgress?.(share, stage));
    const progress = channel?.port2 ?? null;
    try {
      return await pool.run(
        { ...request, width, height, progress },
        // Aborting a picture under the brush ends its thread; the pool starts another when needed.
        { transferList: progress ? [progress] : [], ...(signal && { signal }) },
      );
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      channel?.port1.close();
    }
  };

  const print: Printer['print'] = async (request, { signal } = {}) => {
    signal?.throwIfAborted();
    const width = Math.min(request.width, side);
    return pool.run({ ...request, width }, signal ? { signal } : {});
  };

  return { name: 'painter', paint, print, close: () => pool.destroy() };
}

/** Beside this file and of its kind: `.ts` when run from the sources, `.js` when built. */
function workerFile(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(`./painter.worker${extname(here)}`, here));
}
