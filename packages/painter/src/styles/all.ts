import type { Style } from '#scene.ts';
import { paintInk } from '#styles/ink.ts';
import { paintNightGlass } from '#styles/night-glass.ts';
import { paintOil } from '#styles/oil.ts';
import { paintPastel } from '#styles/pastel.ts';
import { paintWatercolour } from '#styles/watercolour.ts';
import type { World } from '#world.ts';

/** A manner of painting, and what may be laid over it afterwards. */
export interface StylePainter {
  repaint(world: World, onProgress: (share: number) => void): void;
  /** How much light spills, 0..1. */
  readonly bloom: number;
  readonly hasStars: boolean;
  readonly hasMotes: boolean;
  /** How much the corners darken, 0..1. */
  readonly vignette: number;
  /** Lightness of the final grain, 0..0.1. */
  readonly grain: number;
}

export const stylePainters: Record<Style, StylePainter> = {
  oil: {
    repaint: paintOil,
    bloom: 0.5,
    hasStars: true,
    hasMotes: true,
    vignette: 0.3,
    grain: 0.012,
  },
  watercolour: {
    repaint: paintWatercolour,
    bloom: 0,
    hasStars: false,
    hasMotes: false,
    vignette: 0,
    grain: 0.006,
  },
  ink: { repaint: paintInk, bloom: 0, hasStars: false, hasMotes: false, vignette: 0, grain: 0.006 },
  pastel: {
    repaint: paintPastel,
    bloom: 0.3,
    hasStars: true,
    hasMotes: false,
    vignette: 0.12,
    grain: 0.012,
  },
  'night-glass': {
    repaint: paintNightGlass,
    bloom: 0.75,
    hasStars: false,
    hasMotes: false,
    vignette: 0.35,
    grain: 0.006,
  },
};
