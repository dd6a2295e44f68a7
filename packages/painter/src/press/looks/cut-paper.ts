import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { inksOf, type Rgb, rgbOf } from '#press/inks.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf } from '#press/printing/paper.ts';
import { type LayRow, rowOf } from '#press/printing/pixels.ts';
import { eachRow, eachWholeRow, type Plate, plateOf, type Sheet } from '#press/printing/plate.ts';
import { copied } from '#press/printing/scratch.ts';
import { seamless, tileOf, tileSide } from '#press/printing/texture.ts';

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
  blur(shining, sheet.width, sheet.height, Math.max(1, Math.round(22 * sheet.scale)));
  const lightRow = lampRows(shining, sheet, drawing);
  const leaveMargin = marginOf(drawing.palette.paper, sheet, 34);
  return (row, y) => {
    row.set(rowOf(rgb, sheet.width, y));
    lightRow(row, y);
    leaveMargin(row, y);
  };
};

function castShadow(rgb: Float32Array, sheet: Sheet, plate: Plate, near: number): void {
  const { left, top, width, height, mask } = plate;
  const { scale } = sheet;
  const far = copied('soft', mask);
  const close = copied('shade', mask);
  blur(far, width, height, Math.max(1, Math.round((5 + 7 * near) * scale)));
  blur(close, width, height, Math.max(1, Math.round(2 * scale)));
  const dx = Math.round((3 + 5 * near) * scale);
  const dy = Math.round((6 + 9 * near) * scale);
  eachWholeRow(plate, (y) => {
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
  });
}

const pulp = seamless(4, 200);
const fibre = seamless(16, 201);
const texture = tileOf(
  (x, y) => 1 + 0.05 * (pulp(x, y) - 0.5) + 0.04 * (fibre(x, (y * 4) % tileSide) - 0.5),
);

/** A layer as a sheet of paper: where it goes, and what it is like. */
interface Paper {
  readonly rgb: Float32Array;
  readonly sheet: Sheet;
  readonly plate: Plate;
  readonly mode: Layer['mode'];
  readonly inks: { readonly light: Rgb; readonly dark: Rgb };
  /** How much of it is near each place: less along its edge. Null where it has none. */
  readonly edge: Float32Array | null;
}

function layPaper(
  rgb: Float32Array,
  sheet: Sheet,
  plate: Plate,
  layer: Layer,
  inks: { light: Rgb; dark: Rgb },
): void {
  const { width, height, mask } = plate;
  const edge = layer.isSheet ? copied('soft', mask) : null;
  if (edge) blur(edge, width, height, Math.max(1, Math.round(1.2 * sheet.scale)), 1);
  const paper = { rgb, sheet, plate, mode: layer.mode, inks, edge };
  eachRow(plate, (y, from, to) => layRow(paper, y, from, to));
}

function layRow(paper: Paper, y: number, from: number, to: number): void {
  const { rgb, sheet, plate, mode, inks, edge } = paper;
  const { left, top, width, mask, tone } = plate;
  const [red, green, blue] = inks.light;
  const [toRed, toGreen, toBlue] = [inks.dark[0] - red, inks.dark[1] - green, inks.dark[2] - blue];
  const textures = texture();
  for (let x = from; x < to; x++) {
    const i = y * width + x;
    const covered = mask[i] ?? 0;
    if (covered === 0) continue;
    const smooth = tone[i] ?? 0;
    const t = (Math.round(smooth * 5) / 5) * 0.25 + smooth * 0.75;
    const grain = textures[((y + top) % tileSide) * tileSide + ((x + left) % tileSide)] ?? 1;
    const above = edge ? (edge[Math.max(0, y - 2) * width + Math.max(0, x - 1)] ?? 1) : 1;
    const lit = clamp01(1 - above - 0.28) * 0.34;
    const pixel = ((y + top) * sheet.width + x + left) * 3;
    const flatRed = (red + toRed * t) * grain;
    const flatGreen = (green + toGreen * t) * grain;
    const flatBlue = (blue + toBlue * t) * grain;
    const inkRed = flatRed + lit * (1 - flatRed);
    const inkGreen = flatGreen + lit * (1 - flatGreen);
    const inkBlue = flatBlue + lit * (1 - flatBlue);
    const r = rgb[pixel] ?? 0;
    const g = rgb[pixel + 1] ?? 0;
    const b = rgb[pixel + 2] ?? 0;
    if (mode === undefined || mode === 'over') {
      rgb[pixel] = r + (inkRed - r) * covered;
      rgb[pixel + 1] = g + (inkGreen - g) * covered;
      rgb[pixel + 2] = b + (inkBlue - b) * covered;
    } else if (mode === 'light') {
      rgb[pixel] = 1 - (1 - r) * (1 - inkRed * covered);
      rgb[pixel + 1] = 1 - (1 - g) * (1 - inkGreen * covered);
      rgb[pixel + 2] = 1 - (1 - b) * (1 - inkBlue * covered);
    } else {
      rgb[pixel] = r + (inkRed * 0.5 + r * inkRed * 0.6 - r) * covered;
      rgb[pixel + 1] = g + (inkGreen * 0.5 + g * inkGreen * 0.6 - g) * covered;
      rgb[pixel + 2] = b + (inkBlue * 0.5 + b * inkBlue * 0.6 - b) * covered;
    }
  }
}

/** What stands before a lamp hides it. */
function coverGlow(shining: Float32Array, sheet: Sheet, plate: Plate, layer: Layer): void {
  const { left, top, width, mask } = plate;
  if (layer.mode === 'light' || layer.grain?.kind === 'under') return;
  const glow = layer.glow ?? 0;
  eachRow(plate, (y, from, to) => {
    for (let x = from; x < to; x++) {
      const covered = mask[y * width + x] ?? 0;
      if (covered === 0) continue;
      const pixel = (y + top) * sheet.width + x + left;
      const below = shining[pixel] ?? 0;
      shining[pixel] = below + (glow - below) * covered;
    }
  });
}

/** Lights rows of what is laid with what shines. */
function lampRows(shining: Float32Array, sheet: Sheet, drawing: Drawing): LayRow {
  const { width, height, scale } = sheet;
  const [red, green, blue] = rgbOf(drawing.palette.lamp[0]);
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const light = (shining[y * width + x] ?? 0) * 0.5;
      const side = Math.min(x, y, width - 1 - x, height - 1 - y) / scale;
      // A box is darker along its walls.
      const inside = 0.8 + 0.2 * clamp01(side / 90);
      row[x * 3] = (1 - (1 - (row[x * 3] ?? 0)) * (1 - light * red)) * inside;
      row[x * 3 + 1] = (1 - (1 - (row[x * 3 + 1] ?? 0)) * (1 - light * green)) * inside;
      row[x * 3 + 2] = (1 - (1 - (row[x * 3 + 2] ?? 0)) * (1 - light * blue)) * inside;
    }
  };
}
