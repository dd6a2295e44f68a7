import type { Layer, Relief, Tone } from '#press/drawing.ts';

/** A layer as it is kept: to a tenth of a unit, which no eye sees and a page loads sooner. */
export function shortened(layer: Layer): Layer {
  const { path, tone, alpha, relief, grain } = layer;
  return {
    ...layer,
    path: path.map(tenths),
    ...(tone !== undefined && { tone: shortTone(tone) }),
    ...(alpha !== undefined && { alpha: shortTone(alpha) }),
    ...(relief && { relief: shortRelief(relief) }),
    ...(grain?.kind === 'rings' && {
      grain: { ...grain, x: tenths(grain.x), y: tenths(grain.y) },
    }),
  };
}

function shortTone(tone: Tone): Tone {
  if (typeof tone === 'number') return thousandths(tone);
  const [from, to] = [thousandths(tone.from), thousandths(tone.to)];
  if (tone.kind === 'ramp') {
    const { x0, y0, x1, y1 } = tone;
    return { ...tone, x0: tenths(x0), y0: tenths(y0), x1: tenths(x1), y1: tenths(y1), from, to };
  }
  const { x, y, inner, outer } = tone;
  return {
    ...tone,
    x: tenths(x),
    y: tenths(y),
    inner: tenths(inner),
    outer: tenths(outer),
    from,
    to,
  };
}

function shortRelief({ depth, dx, dy, radius }: Relief): Relief {
  return { depth: thousandths(depth), dx: tenths(dx), dy: tenths(dy), radius: tenths(radius) };
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
