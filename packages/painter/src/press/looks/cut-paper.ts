import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { inksOf, type Rgb, rgbOf } from '#press/inks.ts';
import type { Look } from '#press/looks/look.ts';
import { leaveMargin } from '#press/paper.ts';
import { type Plate, plateOf, type Sheet } from '#press/plate.ts';
import { copied } from '#press/scratch.ts';
import { seamless, tileOf, tileSide } from '#press/texture.ts';

/** Sheets of coloured paper, one before another, that cast shadows; what glows has a lamp behind it. */
export const cutPaper: Look = (drawing, sheet) => {
  const rgb = borrowPlane(sheet.width * sheet.height * 3);
  const shining = borrowPlane(sheet.width * sheet.height);
  const sheets = drawing.layers.filter((layer) => layer.isSheet).length;
  let cutSoFar = 0;
  for (const layer of drawing.layers) {
    const isCut = layer.isSheet === true && layer.mode !== 'glaze';
    if (isCut) cutSoFar += 1;
    const near = cutSoFar / Math.max(1, sheets);
    const plate = plateOf(layer, sheet, isCut ? Math.ceil((26 + 34 * near) * sheet.scale) : 0);
    if (!plate) continue;
    if (isCut) castShadow(rgb, sheet, plate, near);
    layPaper(rgb, sheet, plate, layer, inksOf(drawing, layer));
    coverGlow(shining, sheet, plate, layer);
  }
  lightLamps(rgb, sheet, shining, drawing);
  leaveMargin(rgb, drawing.palette.paper, sheet, 34);
  return rgb;
};

function castShadow(rgb: Float32Array, sheet: Sheet, plate: Plate, near: number): void {
  const { left, top, width, height, mask } = plate;
  const { scale } = sheet;
  const far = copied('far', mask);
  const close = copied('close', mask);
  blur(far, width, height, Math.max(1, Math.round((5 + 7 * near) * scale)));
  blur(close, width, height, Math.max(1, Math.round(2 * scale)));
  const dx = Math.round((3 + 5 * near) * scale);
  const dy = Math.round((6 + 9 * near) * scale);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.max(0, y - dy) * width + Math.max(0, x - dx);
      const shade = clamp01((far[from] ?? 0) * 0.5 + (close[y * width + x] ?? 0) * 0.28);
      if (shade <= 0) continue;
      const pixel = ((y + top) * sheet.width + x + left) * 3;
      const kept = 1 - shade * 0.62;
      rgb[pixel] = (rgb[pixel] ?? 0) * kept * 0.99;
      rgb[pixel + 1] = (rgb[pixel + 1] ?? 0) * kept * 0.985;
      // Shadows are a little blue.
      rgb[pixel + 2] = (rgb[pixel + 2] ?? 0) * kept + shade * 0.02;
    }
  }
}

const pulp = seamless(4, 200);
const fibre = seamless(16, 201);
const texture = tileOf(
  (x, y) => 1 + 0.05 * (pulp(x, y) - 0.5) + 0.04 * (fibre(x, (y * 4) % tileSide) - 0.5),
);

function layPaper(
  rgb: Float32Array,
  sheet: Sheet,
  plate: Plate,
  layer: Layer,
  { light, dark }: { light: Rgb; dark: Rgb },
): void {
  const { left, top, width, height, mask, tone } = plate;
  const mode = layer.mode ?? 'over';
  const edge = layer.isSheet ? copied('edge', mask) : null;
  if (edge) blur(edge, width, height, Math.max(1, Math.round(1.2 * sheet.scale)), 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      const smooth = tone[i] ?? 0;
      const t = (Math.round(smooth * 5) / 5) * 0.25 + smooth * 0.75;
      const grain = texture.data[((y + top) % tileSide) * tileSide + ((x + left) % tileSide)] ?? 1;
      const above = edge ? (edge[Math.max(0, y - 2) * width + Math.max(0, x - 1)] ?? 1) : 1;
      const lit = clamp01(1 - above - 0.28) * 0.34;
      const pixel = ((y + top) * sheet.width + x + left) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const from = light[channel as 0];
        const flat = (from + (dark[channel as 0] - from) * t) * grain;
        const ink = flat + lit * (1 - flat);
        const below = rgb[pixel + channel] ?? 0;
        if (mode === 'light') rgb[pixel + channel] = 1 - (1 - below) * (1 - ink * covered);
        else {
          const laid = mode === 'glaze' ? ink * 0.5 + below * ink * 0.6 : ink;
          rgb[pixel + channel] = below + (laid - below) * covered;
        }
      }
    }
  }
}

/** What stands before a lamp hides it. */
function coverGlow(shining: Float32Array, sheet: Sheet, plate: Plate, layer: Layer): void {
  const { left, top, width, height, mask } = plate;
  if (layer.mode === 'light' || layer.grain?.kind === 'under') return;
  const glow = layer.glow ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const covered = mask[y * width + x] ?? 0;
      if (covered === 0) continue;
      const pixel = (y + top) * sheet.width + x + left;
      const below = shining[pixel] ?? 0;
      shining[pixel] = below + (glow - below) * covered;
    }
  }
}

function lightLamps(
  rgb: Float32Array,
  sheet: Sheet,
  shining: Float32Array,
  drawing: Drawing,
): void {
  const { width, height, scale } = sheet;
  blur(shining, width, height, Math.max(1, Math.round(22 * scale)));
  const lamp = rgbOf(drawing.palette.lamp[0]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const light = (shining[i] ?? 0) * 0.5;
      const side = Math.min(x, y, width - 1 - x, height - 1 - y) / scale;
      // A box is darker along its walls.
      const inside = 0.8 + 0.2 * clamp01(side / 90);
      for (let channel = 0; channel < 3; channel++) {
        const value = rgb[i * 3 + channel] ?? 0;
        rgb[i * 3 + channel] = (1 - (1 - value) * (1 - light * lamp[channel as 0])) * inside;
      }
    }
  }
}
