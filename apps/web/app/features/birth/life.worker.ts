import { pathData, shadesOf, unpackPeopled } from '@reverie/painter/page';
import { lifeOf } from '#features/birth/life.rules.ts';
import { isLook } from '#features/birth/looks.rules.ts';
import { type Box, boxOf, drawLayer, type Pen } from '#features/birth/pen.worker.ts';

/** The drawing of a print, and the print itself as it is shown. */
export type LifeOrder = { drawing: string; look: string; print: ImageBitmap };

/** A part of the print by itself, and where it lies, in pixels. */
export type Cutout = { bitmap: ImageBitmap; left: number; top: number };

export type Living = {
  /** The print without those who move. */
  ground: ImageBitmap;
  movers: (Cutout & { depth: number })[];
  water: Cutout | null;
  light: Cutout | null;
  isSnowing: boolean;
};

addEventListener('message', ({ data }: MessageEvent<LifeOrder>) => {
  try {
    live(data);
  } catch {
    postMessage(null);
  }
});

/** Takes a print apart along the lines of its drawing. The grain stays the press's own. */
function live({ drawing: text, look: named, print }: LifeOrder): void {
  const told = unpackPeopled(text);
  const { drawing, owners } = told;
  const { layers } = drawing;
  const { width, height } = print;
  const scale = width / drawing.width;
  const shades = shadesOf(drawing.palette, isLook(named) ? named : 'gouache');
  const life = lifeOf(layers, owners);

  function canvas(): [OffscreenCanvas, Pen] {
    const made = new OffscreenCanvas(width, height);
    const pen = made.getContext('2d');
    if (!pen) throw new Error('nothing draws here');
    return [made, pen];
  }
  const toUnits = (pen: Pen) => pen.setTransform(scale, 0, 0, scale, 0, 0);
  const toPixels = (pen: Pen) => pen.setTransform(1, 0, 0, 1, 0, 0);

  /** What of the print these layers show: what lies over them is not theirs. */
  function cutOut(own: readonly number[]): Cutout | null {
    const box = inPixels(boxOf(told, own), scale, width, height);
    if (own.length === 0 || box.width < 4 || box.height < 4) return null;
    const [made, pen] = canvas();
    toUnits(pen);
    const mine = new Set(own);
    const first = Math.min(...own);
    for (const [n, layer] of layers.entries()) {
      if (n < first) continue;
      const isMine = mine.has(n);
      // Glazes and light change what is below, and hide nothing.
      if (!isMine && ((layer.mode ?? 'over') !== 'over' || isFaint(layer.alpha))) continue;
      pen.globalCompositeOperation = isMine ? 'source-over' : 'destination-out';
      pen.globalAlpha = isMine && typeof layer.alpha === 'number' ? layer.alpha : 1;
      pen.fill(new Path2D(pathData(layer.path)));
    }
    toPixels(pen);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-in';
    pen.drawImage(print, 0, 0);
    const part = new OffscreenCanvas(box.width, box.height);
    part.getContext('2d')?.drawImage(made, -box.left, -box.top);
    return { bitmap: part.transferToImageBitmap(), left: box.left, top: box.top };
  }

  const movers = life.movers.flatMap(({ layers: own, depth }) => {
    const cutout = cutOut(own);
    return cutout === null ? [] : [{ ...cutout, depth }];
  });
  const water = cutOut(life.water);
  const light = cutOut(life.lights);

  const [ground, brush] = canvas();
  const moving = new Set(life.movers.flatMap(({ layers: own }) => own));
  // What whoever moves has hidden till now is drawn: a few pixels of it are ever seen.
  toUnits(brush);
  for (const [n, layer] of layers.entries()) {
    if (!moving.has(n)) drawLayer(brush, layer, shades, isLook(named) ? named : 'gouache');
  }
  const [behind, mask] = canvas();
  toUnits(mask);
  mask.lineWidth = 6;
  for (const n of moving) {
    const path = new Path2D(pathData(layers[n]?.path ?? []));
    mask.fill(path);
    mask.stroke(path);
  }
  toPixels(mask);
  mask.globalCompositeOperation = 'source-in';
  mask.drawImage(ground, 0, 0);
  toPixels(brush);
  brush.clearRect(0, 0, width, height);
  brush.drawImage(print, 0, 0);
  brush.drawImage(behind, 0, 0);
  const living: Living = {
    ground: ground.transferToImageBitmap(),
    movers,
    water,
    light,
    isSnowing: life.snow.length > 0,
  };
  const parts = [...movers, water, light].flatMap((part) => (part ? [part.bitmap] : []));
  postMessage(living, { transfer: [living.ground, ...parts] });
}

function isFaint(alpha: unknown): boolean {
  return typeof alpha === 'number' ? alpha < 0.6 : alpha !== undefined;
}

function inPixels(box: Box, scale: number, width: number, height: number): Box {
  const left = Math.max(0, Math.floor(box.left * scale));
  const top = Math.max(0, Math.floor(box.top * scale));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil((box.left + box.width) * scale)) - left,
    height: Math.min(height, Math.ceil((box.top + box.height) * scale)) - top,
  };
}
