import type { Scene, Style } from '@reverie/painter';

export type PaintingRequest = {
  scene: Scene;
  style: Style;
  /** Unsigned 32-bit: where the adapter can, the same request gives the same pixels. */
  seed: number;
  /** Pixels. */
  width: number;
  height: number;
};

/** RGBA, row by row, opaque sRGB: width × height × 4 bytes. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

export type ImageProvider = {
  name: string;
  /**
   * Paints away from the thread that asks. `onProgress` hears a share from 0 to 1 that never falls.
   * Rejects with the signal's reason once it is aborted, and stops working on it.
   */
  paint(
    request: PaintingRequest,
    options?: { signal?: AbortSignal; onProgress?: (share: number) => void },
  ): Promise<Picture>;
  /** Gives up what is being painted and frees what the provider holds. */
  close(): Promise<void>;
};
