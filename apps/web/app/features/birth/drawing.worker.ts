import { type Peopled, pathData, type Shown, shadesOf, unpackPeopled } from '@reverie/painter/page';
import { isLook } from '#features/birth/looks.rules.ts';
import { type Box, boxOf, drawLayer, type Pen } from '#features/birth/pen.worker.ts';
import { type Plane, planesOf } from '#features/birth/planes.rules.ts';

/** What the page asks for: the drawing of a print, at a width in pixels. */
export type Order = { drawing: string; look: string; width: number };

/** What comes of it, one after the other. */
export type Drawn =
  | {
      kind: 'planes';
      actors: readonly Shown[];
      planes: { actor: number | null; box: Box }[];
      /** Pixels for a unit of the drawing. */
      scale: number;
    }
  | { kind: 'pencil'; bitmap: ImageBitmap }
  /** The picture with this plane and all before it. */
  | { kind: 'plane'; place: number; bitmap: ImageBitmap }
  | { kind: 'failed' };

/** Units of paper left bare round a print. */
const margin = 34;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  try {
    draw(data);
  } catch {
    tell({ kind: 'failed' });
  }
});

/** Draws beside the page, which only copies what is ready. It may fetch nothing here. */
function draw({ drawing: text, look: named, width }: Order): void {
  const told = unpackPeopled(text);
  const { drawing, owners, actors } = told;
  const look = isLook(named) ? named : 'gouache';
  const scale = width / drawing.width;
  const planes = planesOf({
    owners,
    isSheet: (layer) => drawing.layers[layer]?.isSheet === true,
    isPerson: (actor) => actors[actor]?.kind === 'person',
  });
  tell({
    kind: 'planes',
    actors,
    planes: planes.map(({ actor, layers }) => ({ actor, box: boxOf(told, layers) })),
    scale,
  });
  const canvas = new OffscreenCanvas(width, Math.round(drawing.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing draws here');
  const shades = shadesOf(drawing.palette, look);
  const sheet = (content: () => void) => {
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.fillStyle = shades.paper;
    pen.fillRect(0, 0, drawing.width, drawing.height);
    pen.save();
    pen.beginPath();
    pen.rect(margin, margin, drawing.width - 2 * margin, drawing.height - 2 * margin);
    pen.clip();
    content();
    pen.restore();
    return canvas.transferToImageBitmap();
  };
  const pencil = sheet(() => sketch(pen, told));
  tell({ kind: 'pencil', bitmap: pencil }, [pencil]);
  for (const place of planes.keys()) {
    const come = new Set(planes.slice(0, place + 1).flatMap(({ layers }: Plane) => layers));
    const bitmap = sheet(() => {
      for (const [n, layer] of drawing.layers.entries()) {
        if (come.has(n)) drawLayer(pen, layer, shades, look);
      }
    });
    tell({ kind: 'plane', place, bitmap }, [bitmap]);
  }
}

/** The outlines that a pencil would set down first: sheets, and whoever is in the picture. */
function sketch(pen: Pen, { drawing, owners }: Peopled): void {
  pen.strokeStyle = 'rgb(66 60 52 / 0.5)';
  pen.lineWidth = 1.8;
  pen.lineJoin = 'round';
  for (const [n, layer] of drawing.layers.entries()) {
    const isShown = (owners[n] ?? -1) >= 0 || layer.isSheet;
    const isFaint = layer.mode === 'light' || layer.mode === 'glaze' || layer.path.length > 2_400;
    if (isShown && !isFaint) pen.stroke(new Path2D(pathData(layer.path)));
  }
}

function tell(drawn: Drawn, given: Transferable[] = []): void {
  postMessage(drawn, { transfer: given });
}
