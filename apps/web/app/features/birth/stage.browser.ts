import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { isStill } from '#ambience/sky/stillness.ts';
import { createBrush } from '#features/birth/brush.browser.ts';
import type { Drawn, Order } from '#features/birth/drawing.worker.ts';
import { flight, fly, isSeen, openAir, rangeOf, tether } from '#features/birth/flight.browser.ts';
import { wordsOf } from '#features/birth/words.rules.ts';

/** What one sees of a birth, in this order. */
export type Step = 'sheet' | 'words' | 'planes' | 'people' | 'light';

/** Milliseconds: what each step takes where nothing is waited for. */
export const pace = {
  sheet: 400,
  pencil: 500,
  wholePencil: 900,
  plane: 560,
  title: 700,
  light: 1_600,
  /** Of a drawing that does not come. */
  patience: 15_000,
} as const;

type Planes = Extract<Drawn, { kind: 'planes' }>;

export type Cast = {
  /** Where the finished print is shown: it is drawn over. */
  print: HTMLElement;
  address: string;
  look: string;
  analysis: Pick<DreamAnalysis, 'symbols' | 'characters' | 'settings'> | null;
  onStep: (step: Step) => void;
};

/** Finer pixels than this cost more than one sees of them while they come. */
const finest = 1.5;
const widest = 1_024;

/**
 * Stages a birth over the print: words fly, pencil, planes, people, light. Resolves once the print
 * is there by itself, or the signal is aborted, or nothing can be drawn here.
 */
export async function stageBirth(cast: Cast, signal: AbortSignal): Promise<void> {
  if (isStill() || typeof OffscreenCanvas === 'undefined' || signal.aborted) return;
  const { print, onStep } = cast;
  const box = print.getBoundingClientRect();
  const width = Math.min(widest, Math.round(box.width * Math.min(finest, devicePixelRatio)));
  if (width === 0) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'birth-canvas';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.width = width;
  canvas.height = Math.round((width * box.height) / box.width);
  print.append(canvas);
  const air = openAir();
  const brush = createBrush(canvas);
  const drawing = openDrawing(cast, width);
  const ends = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => ends.resolve(), { once: true });
  try {
    await Promise.race([perform({ cast, canvas, air, brush, drawing, signal }), ends.promise]);
    if (!signal.aborted) {
      onStep('light');
      canvas.dataset.gone = '';
      await Promise.race([pause(pace.light), ends.promise]);
    }
  } finally {
    drawing.close();
    brush.stop();
    canvas.remove();
    air.remove();
  }
}

type Scene = {
  cast: Cast;
  canvas: HTMLCanvasElement;
  air: HTMLElement;
  brush: ReturnType<typeof createBrush>;
  drawing: ReturnType<typeof openDrawing>;
  signal: AbortSignal;
};

async function perform({ cast, canvas, air, brush, drawing, signal }: Scene): Promise<void> {
  const { print, analysis, onStep } = cast;
  onStep('sheet');
  const [planes] = await Promise.all([drawing.planes, pause(pace.sheet)]);
  if (signal.aborted) return;
  const whole = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  const areas = planes.planes.map(({ box }) => scaled(box, planes.scale));
  const ranges = rangesOf(planes, analysis);
  const pointOf = (place: number) => middleIn(print, canvas, areas[place] ?? whole);
  onStep('words');
  const pencil = await drawing.pencil;
  const flying = [...ranges]
    .filter(([, range]) => isSeen(range))
    .map(async ([place, range], n) => {
      await fly(air, range, pointOf(place), n * flight.apart);
      if (!signal.aborted) await brush.lay(pencil, areas[place] ?? whole, pace.pencil);
    });
  await Promise.all(flying);
  await brush.lay(pencil, whole, pace.wholePencil);
  onStep('planes');
  let isPeople = false;
  for (const [place, { actor }] of planes.planes.entries()) {
    // A plane that is late is waited for with the pencil's lines on the sheet.
    const bitmap = await drawing.plane(place);
    if (signal.aborted) return;
    const isPerson = actor !== null && planes.actors[actor]?.kind === 'person';
    if (isPerson && !isPeople) onStep('people');
    isPeople ||= isPerson;
    const range = ranges.get(place);
    if (range && isSeen(range)) tether(air, range, pointOf(place), pace.plane);
    const area = actor === null ? whole : (areas[place] ?? whole);
    await brush.lay(bitmap, area, pace.plane);
    bitmap.close();
  }
  if (!isPeople) onStep('people');
  // The grain comes with the print itself.
  const sharp = print.querySelector<HTMLImageElement>('.print-sharp');
  await Promise.all([sharp?.decode().catch(() => {}), pause(pace.title)]);
}

/** By the places of planes; those of the place lead to what stands furthest behind. */
function rangesOf(planes: Planes, analysis: Cast['analysis']): Map<number, Range> {
  const ranges = new Map<number, Range>();
  if (!analysis) return ranges;
  const said = wordsOf(planes.actors, analysis);
  for (const [n, { actor }] of planes.planes.entries()) {
    const words = actor === null ? (n === 0 ? said.place : null) : said.actors[actor];
    const range = words && rangeOf(words);
    if (range) ranges.set(n, range);
  }
  return ranges;
}

function scaled(box: { left: number; top: number; width: number; height: number }, scale: number) {
  const { left, top, width, height } = box;
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}

function middleIn(print: HTMLElement, canvas: HTMLCanvasElement, area: ReturnType<typeof scaled>) {
  const { left, top, width } = print.getBoundingClientRect();
  const share = width / canvas.width;
  return {
    x: left + (area.left + area.width / 2) * share,
    y: top + (area.top + area.height / 2) * share,
  };
}

/** A drawing as it comes from the thread that draws it. Rejects where it does not come. */
function openDrawing({ address, look }: Cast, width: number) {
  const worker = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  const planes = Promise.withResolvers<Planes>();
  const pencil = Promise.withResolvers<ImageBitmap>();
  const come = new Map<number, ReturnType<typeof Promise.withResolvers<ImageBitmap>>>();
  const plane = (place: number) => {
    const known = come.get(place) ?? Promise.withResolvers<ImageBitmap>();
    come.set(place, known);
    return known;
  };
  const fail = () => {
    const error = new Error('the drawing did not come');
    for (const each of [planes, pencil, ...come.values()]) each.reject(error);
  };
  const late = setTimeout(fail, pace.patience);
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => {
    if (data.kind === 'failed') return fail();
    clearTimeout(late);
    if (data.kind === 'planes') planes.resolve(data);
    if (data.kind === 'pencil') pencil.resolve(data.bitmap);
    if (data.kind === 'plane') plane(data.place).resolve(data.bitmap);
  });
  for (const { promise } of [planes, pencil]) promise.catch(() => {});
  fetch(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error('the drawing is not there');
      worker.postMessage({ drawing: await answer.text(), look, width } satisfies Order);
    })
    .catch(fail);
  return {
    planes: planes.promise,
    pencil: pencil.promise,
    plane: (place: number) => plane(place).promise,
    close() {
      clearTimeout(late);
      worker.terminate();
    },
  };
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
