import { type Drawing, type Layer, type Palette, roles } from '#press/drawing.ts';
import { close, type Path, stepLength } from '#press/path.ts';

/**
 * A drawing as text that is small once it is compressed: each path is letters and the way from point
 * to point, in whole shares of a unit (`perUnit` of them, 10 unless told).
 */
export function packDrawing({ width, height, palette, layers }: Drawing, perUnit = 10): string {
  const packed = layers.map((layer) => ({ ...layer, path: packPath(layer.path, perUnit) }));
  return JSON.stringify({ perUnit, width, height, palette, layers: packed });
}

/** The drawing again. Throws a TypeError for a text that is none. */
export function unpackDrawing(text: string): Drawing {
  const found: unknown = JSON.parse(text);
  if (!isPacked(found)) throw new TypeError('this is no drawing');
  const { perUnit, width, height, palette, layers } = found;
  const drawn = layers.map((layer): Layer => ({ ...layer, path: unpackPath(layer.path, perUnit) }));
  return { width, height, palette, layers: drawn };
}

type Packed = Omit<Drawing, 'layers'> & {
  readonly perUnit: number;
  readonly layers: readonly (Omit<Layer, 'path'> & { readonly path: string })[];
};

/** In the order of the steps' kinds. */
const letters = 'MLCZH';

function packPath(path: Path, perUnit: number): string {
  let text = '';
  let [x, y] = [0, 0];
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    text += letters[kind] ?? 'Z';
    for (let j = 0; j < length; j += 2) {
      const nextX = Math.round((path[i + 1 + j] ?? 0) * perUnit);
      const nextY = Math.round((path[i + 2 + j] ?? 0) * perUnit);
      const [dx, dy] = [nextX - x, nextY - y];
      text += `${j > 0 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
      [x, y] = [nextX, nextY];
    }
    i += 1 + length;
  }
  return text;
}

function unpackPath(text: string, perUnit: number): Path {
  const path: number[] = [];
  let [x, y] = [0, 0];
  let isAcross = true;
  for (const [piece] of text.matchAll(/[MLCZH]|-?\d+/g)) {
    const kind = letters.indexOf(piece);
    if (kind >= 0) {
      path.push(kind);
      isAcross = true;
      continue;
    }
    if (isAcross) x += Number(piece);
    else y += Number(piece);
    path.push((isAcross ? x : y) / perUnit);
    isAcross = !isAcross;
  }
  return path;
}

function isPacked(value: unknown): value is Packed {
  return (
    isRecord(value) &&
    [value.perUnit, value.width, value.height].every((n) => typeof n === 'number' && n > 0) &&
    isPalette(value.palette) &&
    Array.isArray(value.layers) &&
    value.layers.every(isLayer)
  );
}

function isPalette(value: unknown): value is Palette {
  return isRecord(value) && typeof value.paper === 'string' && roles.every((role) => role in value);
}

function isLayer(value: unknown): boolean {
  return isRecord(value) && typeof value.path === 'string' && roles.some((r) => r === value.role);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
