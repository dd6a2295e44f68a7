import { clamp01 } from '#maths.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { brightness, isWarm, rgbOf } from '#press/inks.ts';
import type { LookName } from '#press/print.ts';
import { gradientOf, short } from '#press/svg/gradients.ts';
import { pathData } from '#press/svg/path-data.ts';
import { type Shades, shadesOf } from '#press/svg/shades.ts';
import { carvingFor, middleOf, texturesOf } from '#press/svg/textures.ts';

/**
 * A drawing as SVG, for a print shop: every layer a shape in the look's inks, its texture one filter
 * over all. Lines and grain are like those of `print`, not the same pixel for pixel. `title` is what
 * a reader of screens is told.
 */
export function svgOf(drawing: Drawing, look: LookName, title = ''): string {
  const { width, height } = drawing;
  const shades = shadesOf(drawing.palette, look);
  const defs: string[] = [texturesOf(look, shades.key)];
  const shapes = drawing.layers.map((layer, n) => shapeOf(layer, n, shades, look, defs));
  const edge = look === 'risograph' ? 40 : 34;
  const inside = `x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    title === '' ? '' : `<title>${escaped(title)}</title>`,
    `<defs>${defs.join('')}<clipPath id="sheet"><rect ${inside}/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="${shades.paper}"/>`,
    `<g filter="url(#grain)"><g clip-path="url(#sheet)">${shapes.join('')}</g></g>`,
    '</svg>',
  ].join('');
}

function shapeOf(layer: Layer, n: number, shades: Shades, look: LookName, defs: string[]): string {
  const d = pathData(layer.path);
  if (d === '') return '';
  const through = alphaOf(layer, `a${n}`, defs);
  const blending = { light: 'screen', glaze: 'multiply', over: '' }[layer.mode ?? 'over'];
  const style = blending === '' ? '' : ` style="mix-blend-mode:${blending}"`;
  const fill = fillOf(layer, `t${n}`, shades, defs);
  const shape = `<path d="${d}" fill="${fill}"${through}${style}${edgeOf(layer, shades, look)}/>`;
  if (look !== 'linocut' || layer.glow || layer.mode === 'light') return shape;
  const dark = 1 - brightness(rgbOf(shades.at(layer, middleOf(layer.tone))));
  const carving = carvingFor(clamp01(dark * 1.1), layer.grain);
  return carving === null ? shape : `${shape}<path d="${d}" fill="${carving}"${through}/>`;
}

function fillOf(layer: Layer, id: string, shades: Shades, defs: string[]): string {
  const { tone = 0 } = layer;
  if (typeof tone === 'number') return shades.at(layer, tone);
  defs.push(gradientOf(tone, id, (value) => `stop-color="${shades.at(layer, value)}"`));
  return `url(#${id})`;
}

/** How much of what is below is seen, as attributes: a number, or a mask where it changes. */
function alphaOf({ alpha = 1, mode }: Layer, id: string, defs: string[]): string {
  const most = mode === 'glaze' ? 0.85 : 1;
  if (typeof alpha === 'number') {
    const share = short(clamp01(alpha) * most);
    return share === 1 ? '' : ` opacity="${share}"`;
  }
  const stop = (value: number) =>
    `stop-color="#fff" stop-opacity="${short(clamp01(value) * most)}"`;
  const area = 'x="-200" y="-200" width="2600" height="1800"';
  defs.push(
    gradientOf(alpha, `${id}g`, stop),
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#${id}g)"/></mask>`,
  );
  return ` mask="url(#${id})"`;
}

/** How the edge of a sheet of its own is made: shadow, brush line, or cleared round by the carver. */
function edgeOf(layer: Layer, { paper, key }: Shades, look: LookName): string {
  if (!layer.isSheet || (layer.mode ?? 'over') !== 'over') return '';
  if (look === 'cut-paper') return ' filter="url(#shadow)"';
  if (look === 'ink' && !isWarm(layer)) return ` stroke="${key}" stroke-width="1.8"`;
  if (look === 'linocut') return ` stroke="${paper}" stroke-width="2.4" paint-order="stroke"`;
  return '';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
