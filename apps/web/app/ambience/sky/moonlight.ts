import { litOutline } from '#ambience/moon.ts';
import { css } from '#ambience/sky/palette.ts';
import type { Pen, Scene } from '#ambience/sky/scene.ts';

/** The page's measure (kit.css): beyond it lie the margins, where no text ever is. */
const measure = 1248;
const clearness = { clear: 1, cloudy: 0.5, rainy: 0, stormy: 0 };
const bare = 'oklch(0.94 0.04 82)';

/**
 * The moon of this very night. In a margin wide enough it shines; where the page reaches from edge to
 * edge it stays behind a veil, in a pigment text can be read on.
 */
export function drawMoon(pen: Pen, scene: Scene) {
  const { width, height, mode, palette, darkness, weather, elongation, hour } = scene;
  const shown = scene.hasMoon ? 0 : darkness * clearness[weather];
  if (shown <= 0.01) return;
  const margin = (width - measure) / 2;
  const isBare = margin >= 64 && mode === 'dark';
  const radius = isBare ? Math.min(38, margin * 0.24) : Math.min(44, 20 + width * 0.02);
  const x = isBare ? width - margin / 2 : width - Math.max(radius * 1.7, width * 0.1);
  const y = height * (0.2 + 0.42 * Math.min(1, fromMidnight(hour) / 7) ** 2);
  pen.save();
  pen.translate(x, y);
  const reach = radius * 5;
  const halo = pen.createRadialGradient(0, 0, radius * 0.8, 0, 0, reach);
  halo.addColorStop(0, css(palette.halo, 0.8));
  halo.addColorStop(1, css(palette.halo, 0));
  pen.globalAlpha = shown * (0.25 + 0.75 * litShare(elongation));
  pen.fillStyle = halo;
  pen.fillRect(-reach, -reach, reach * 2, reach * 2);
  const lit = new Path2D(litOutline(elongation, radius));
  if (isBare) {
    // No star shines through its dark side.
    pen.globalAlpha = Math.min(1, shown * 4);
    pen.fillStyle = css(palette.zenith);
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = shown;
  if (isBare) pen.fillStyle = bare;
  else if (mode === 'light') pen.fillStyle = css(palette.moon);
  else pen.fillStyle = veiled(pen, radius, css(palette.moon), css(palette.halo, 0.4));
  pen.fill(lit);
  pen.restore();
}

/** Behind a veil of night the light gathers at the rim, and the disc is hardly more than the air around it. */
function veiled(pen: Pen, radius: number, rim: string, air: string): CanvasGradient {
  const light = pen.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius);
  light.addColorStop(0, air);
  light.addColorStop(1, rim);
  return light;
}

/** Hours between an hour of the night and the middle of it. */
function fromMidnight(hour: number): number {
  return Math.min(Math.abs(hour - 1), Math.abs(hour - 25));
}

function litShare(elongation: number): number {
  return (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
}
