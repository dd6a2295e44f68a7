import type { Layer, LookName, Peopled, Ramp, Shades, Spread } from '@reverie/painter/page';
import { pathData, raised } from '@reverie/painter/page';

export type Pen = OffscreenCanvasRenderingContext2D;

/** Draws one layer in a look's inks. Lines and grain are the print's own: they come with it. */
export function drawLayer(pen: Pen, layer: Layer, shades: Shades, look: LookName): void {
  const path = new Path2D(pathData(layer.path));
  const { tone = 0, alpha = 1, mode = 'over' } = layer;
  const most = mode === 'glaze' ? 0.85 : 1;
  pen.save();
  pen.globalCompositeOperation = (
    { over: 'source-over', light: 'screen', glaze: 'multiply' } as const
  )[mode];
  const isEven = typeof alpha === 'number';
  if (isEven) pen.globalAlpha = Math.min(1, Math.max(0, alpha * most));
  if (look === 'cut-paper' && layer.isSheet && mode === 'over') {
    const { a } = pen.getTransform();
    pen.shadowColor = 'rgb(12 16 32 / 0.42)';
    pen.shadowBlur = 8 * a;
    pen.shadowOffsetX = 4 * a;
    pen.shadowOffsetY = 8 * a;
  }
  // A layer seen through in part only takes its middle tone: both cannot change in one gradient.
  const middle = typeof tone === 'number' ? tone : (tone.from + tone.to) / 2;
  if (isEven) {
    pen.fillStyle =
      typeof tone === 'number'
        ? shades.at(layer, tone)
        : gradientOf(pen, tone, (value) => shades.at(layer, value));
  } else {
    const colour = shades.at(layer, middle);
    pen.fillStyle = gradientOf(pen, alpha, (value) => `${colour}${hex(value * most)}`);
  }
  pen.fill(path);
  if (layer.isSheet && mode === 'over') strokeEdge(pen, path, shades, look);
  pen.restore();
}

function strokeEdge(pen: Pen, path: Path2D, { key, paper }: Shades, look: LookName): void {
  if (look !== 'ink' && look !== 'linocut') return;
  pen.strokeStyle = look === 'ink' ? key : paper;
  pen.lineWidth = 1.6;
  pen.stroke(path);
}

function hex(share: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, share)) * 255);
  return byte.toString(16).padStart(2, '0');
}

/** A spread that is slow at first has five stops, since gradients run straight between two. */
function gradientOf(
  pen: Pen,
  tone: Ramp | Spread,
  paint: (value: number) => string,
): CanvasGradient {
  const { from, to } = tone;
  if (tone.kind === 'ramp') {
    const line = pen.createLinearGradient(tone.x0, tone.y0, tone.x1, tone.y1);
    line.addColorStop(0, paint(from));
    line.addColorStop(1, paint(to));
    return line;
  }
  const { x, y, inner, outer, power = 1 } = tone;
  const round = pen.createRadialGradient(x, y, inner, x, y, Math.max(outer, inner + 0.1));
  for (const t of power === 1 ? [0, 1] : [0, 0.25, 0.5, 0.75, 1]) {
    round.addColorStop(t, paint(from + (to - from) * raised(t, power)));
  }
  return round;
}

/** What a layer covers, by the ends and handles of its outline: never too little. */
export function boxOf(
  { drawing: { layers, width, height } }: Peopled,
  places: readonly number[],
): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const place of places) {
    const path = layers[place]?.path ?? [];
    for (let i = 0; i < path.length; ) {
      const length = stepLengths[path[i] ?? 3] ?? 0;
      for (let j = i + 1; j < i + length; j += 2) {
        const [x, y] = [path[j] ?? 0, path[j + 1] ?? 0];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      i += 1 + length;
    }
  }
  left = Math.max(0, left);
  top = Math.max(0, top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(width, right) - left),
    height: Math.max(0, Math.min(height, bottom) - top),
  };
}

/** In units of the drawing. */
export type Box = { left: number; top: number; width: number; height: number };

/** How many numbers follow begin, line, curve, close and hole. */
const stepLengths = [2, 2, 6, 0, 2];
