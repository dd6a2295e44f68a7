import type { PaintingStage } from '@reverie/contract/images';
import type { Scene, Style } from '@reverie/painter';

export type PaintingRequest = {
  scene: Scene;
  style: Style;
  /** Unsigned 32-bit: where the adapter can, the same request gives the same pixels. */
  seed: number;
  /** Pixels, 16 or more. */
  width: number;
  height: number;
};

/** RGBA, row by row, opaque sRGB: width × height × 4 bytes. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

export type PaintingOptions = {
  signal?: AbortSignal;
  onProgress?: (share: number, stage: PaintingStage) => void;
};

export type ImageProvider = {
  name: string;
  /** Set where the request leaves this server: who is sent `promptOf` it, and nothing else. */
  recipient?: { name: string; host: string };
  /**
   * Paints away from the thread that asks. `onProgress` hears a share from 0 to 1 that never falls,
   * and what is being done. Rejects with the signal's reason once it is aborted, and stops working
   * on it.
   */
  paint(request: PaintingRequest, options?: PaintingOptions): Promise<Picture>;
  /** Gives up what is being painted and frees what the provider holds. */
  close(): Promise<void>;
};
