import { decodePixels } from '#providers/encoding/raw.ts';
import type { ImageProvider, PaintingRequest } from '#providers/image/port.ts';
import { promptOf } from '#providers/image/port.ts';
import { RemoteFailure } from '#providers/remote/fetching.ts';

/** All a remote model is told of a painting. */
export type RemoteOrder = { prompt: string; seed: number; width: number; height: number };

type Remote = {
  /** Who runs the model, in words people know. */
  name: string;
  base: URL;
  /** Milliseconds after which it is given up. */
  timeout: number;
  /** Fetches the picture as the model made it: some bytes, of which nothing is believed. */
  order(order: RemoteOrder, signal: AbortSignal): Promise<Uint8Array>;
};

const smallest = 16;

/** A picture of a thousand pixels a side is some fifteen megabytes in base64 at the very most. */
export const pictureBytes = 32 * 2 ** 20;

/** What every remote adapter does alike: the prompt, the clock, and looking at what comes back. */
export function createRemoteProvider({ name, base, timeout, order }: Remote): ImageProvider {
  const closing = new AbortController();

  const paint: ImageProvider['paint'] = async (request, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    refuseImpossible(request);
    const { seed, width, height } = request;
    const clock = AbortSignal.timeout(timeout);
    const stop = AbortSignal.any([clock, closing.signal, ...(signal ? [signal] : [])]);
    onProgress?.(0, 'remote');
    try {
      // Listeners may have aborted it just now.
      stop.throwIfAborted();
      const bytes = await order({ prompt: promptOf(request), seed, width, height }, stop);
      onProgress?.(0.9, 'remote');
      const picture = await readPicture(bytes, request);
      stop.throwIfAborted();
      onProgress?.(1, 'remote');
      return picture;
    } catch (error) {
      signal?.throwIfAborted();
      if (clock.aborted) throw new RemoteFailure(`no picture within ${timeout} ms`);
      throw error;
    }
  };

  return {
    name,
    recipient: { name, host: base.host },
    paint,
    async close() {
      closing.abort(new RemoteFailure('the server stops'));
    },
  };
}

function refuseImpossible({ width, height }: PaintingRequest): void {
  const isPossible = [width, height].every((side) => Number.isInteger(side) && side >= smallest);
  if (!isPossible) throw new TypeError('a picture has sixteen pixels a side at least');
}

async function readPicture(bytes: Uint8Array, { width, height }: PaintingRequest) {
  try {
    return await decodePixels(bytes, { width, height });
  } catch (cause) {
    throw new RemoteFailure('what came is no picture', { cause });
  }
}
