import type { ImageScheme, ImageView, PaintingStage } from '@reverie/contract/images';
import { type AnyScene, type AnyStyle, promptFor } from '@reverie/painter';
import type { PaletteName } from '@reverie/painter/press';

export type PaintingRequest = {
  scene: AnyScene;
  style: AnyStyle;
  /** Unsigned 32-bit: where the adapter can, the same request gives the same pixels. */
  seed: number;
  /** Pixels, 16 or more. */
  width: number;
  height: number;
  /** From where it is seen; left out or null, the dream chooses. */
  view?: ImageView | null;
  /** How it is composed, and in which colours; left out, the dream chooses. */
  scheme?: ImageScheme;
  palette?: PaletteName;
  /** Who is left out, and who is its hero, by places in the scene of a print. */
  without?: readonly number[];
  hero?: number;
};

/** RGBA, row by row, opaque sRGB: width × height × 4 bytes. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** Of what the press has made: what was printed, as JSON, and what it shows in words. */
export type Painted = Picture & { drawing?: string; alt?: { fr: string; en: string } };

export type PaintingOptions = {
  signal?: AbortSignal;
  onProgress?: (share: number, stage: PaintingStage) => void;
};

/** A drawing to be printed again: in another look, or larger. */
export type PrintingRequest = { drawing: string; style: AnyStyle; seed: number; width: number };

/** What the embedded painter can do beside: no model elsewhere has its drawings. */
export type Printer = {
  print(request: PrintingRequest, options?: { signal?: AbortSignal }): Promise<Picture>;
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
  paint(request: PaintingRequest, options?: PaintingOptions): Promise<Painted>;
  /** Gives up what is being painted and frees what the provider holds. */
  close(): Promise<void>;
};

/**
 * All a remote model is told: the scene in the painter's own vocabulary. None of the dream's words
 * is in a scene, so that none can be in a prompt.
 */
export function promptOf({ scene, style }: Omit<PaintingRequest, 'seed'>): string {
  return promptFor(scene, style);
}
