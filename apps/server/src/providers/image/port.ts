import type { PaintingStage } from '@reverie/contract/images';
import { describe, type Scene, type Style } from '@reverie/painter';

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

/** Models like to write and to frame: a painting does neither. */
const manners =
  'A painting filling the whole picture. No text, no letters, no signature, no frame.';

/**
 * All a remote model is told: the scene in the painter's own vocabulary. None of the dream's words
 * is in a scene, so that none can be in a prompt.
 */
export function promptOf({ scene, style }: Omit<PaintingRequest, 'seed'>): string {
  return `${describe(scene, 'en', style)} ${manners}`;
}
