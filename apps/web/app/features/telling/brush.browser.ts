import type { Pixels } from '#features/telling/paint.worker.ts';

/** Milliseconds a pass takes to be brushed on, and the sheet to be drawn in pencil. */
const passTime = 560;
const pencilTime = 700;
const bands = 11;
/** Paper that stays bare around the print, in units of the drawing. */
const margin = 34;
const paper = '#f0e8d8';
const pencil = 'rgb(46 42 66)';

type Laying = { at: number; sheet: HTMLCanvasElement };
export type Drawn = { lines: readonly string[]; width: number };

type EaselOptions = {
  /** A few pixels of the same picture, whose light falls on the page. */
  leak: HTMLCanvasElement | null;
  isStill: boolean;
  onLaid: (at: number) => void;
};

export type Easel = ReturnType<typeof createEasel>;

/**
 * The sheet in the page: pencil first, then each pass as it comes, brushed over what lies there.
 * `isStill`: nobody is to see anything move; passes are laid at once.
 */
export function createEasel(canvas: HTMLCanvasElement, { leak, isStill, onLaid }: EaselOptions) {
  const pen = canvas.getContext('2d');
  // What is dry; what is brushed on lies above it until it is dry too.
  const dry = sheetLike(canvas);
  const waiting: Laying[] = [];
  let brushed: (Laying & { since: number }) | null = null;
  let drawing: { paths: Path2D[]; scale: number; since: number } | null = null;
  let frame = 0;

  fill(dry);
  pen?.drawImage(dry, 0, 0);

  function show(now: number) {
    frame = 0;
    if (!pen) return;
    pen.drawImage(dry, 0, 0);
    if (drawing) {
      const share = isStill ? 1 : Math.min(1, (now - drawing.since) / pencilTime);
      sketch(pen, drawing.paths, drawing.scale, share, canvas.height);
    }
    if (!brushed) {
      const next = waiting.shift();
      if (next) brushed = { ...next, since: now };
    }
    if (brushed) {
      const share = isStill ? 1 : (now - brushed.since) / passTime;
      if (share >= 1) {
        dry.getContext('2d')?.drawImage(brushed.sheet, 0, 0);
        pen.drawImage(dry, 0, 0);
        leak?.getContext('2d')?.drawImage(dry, 0, 0, leak.width, leak.height);
        const { at } = brushed;
        brushed = null;
        drawing?.paths.shift();
        onLaid(at);
      } else {
        pen.save();
        stroke(pen, canvas, share, brushed.at);
        pen.drawImage(brushed.sheet, 0, 0);
        pen.restore();
      }
    }
    const isSketching = drawing !== null && now - drawing.since < pencilTime;
    if (brushed || waiting.length > 0 || isSketching) ask();
  }
  function ask() {
    if (frame === 0) frame = requestAnimationFrame(show);
  }

  return {
    /** Another picture: its outlines stand on what lies there, and its passes cover it. */
    begin({ lines, width }: Drawn) {
      waiting.length = 0;
      brushed = null;
      const paths = lines.map((line) => new Path2D(line));
      drawing = { paths, scale: canvas.width / width, since: performance.now() };
      ask();
    },
    lay(at: number, pixels: Pixels) {
      waiting.push({ at, sheet: sheetOf(pixels) });
      ask();
    },
    /** The last pass is dry: no pencil shows through. */
    end() {
      drawing = null;
      ask();
    },
    close() {
      cancelAnimationFrame(frame);
    },
  };
}

function sheetLike({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function sheetOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const sheet = sheetLike({ width, height });
  sheet.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return sheet;
}

function fill(sheet: HTMLCanvasElement) {
  const pen = sheet.getContext('2d');
  if (!pen) return;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, sheet.width, sheet.height);
}

/** Outlines, from above to below as a hand comes to them. */
function sketch(
  pen: CanvasRenderingContext2D,
  paths: readonly Path2D[],
  scale: number,
  share: number,
  height: number,
) {
  const edge = margin * scale;
  pen.save();
  pen.beginPath();
  pen.rect(edge, edge, pen.canvas.width - 2 * edge, Math.max(0, height * share - 2 * edge));
  pen.clip();
  pen.scale(scale, scale);
  pen.globalAlpha = 0.42;
  pen.lineWidth = 1 / scale;
  pen.strokeStyle = pencil;
  for (const path of paths) pen.stroke(path);
  pen.restore();
}

/** Clips to what a brush has gone over: bands from side to side, one below the other, dry at their ends. */
function stroke(
  pen: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  share: number,
  seed: number,
) {
  const band = height / bands;
  const reach = width * 0.09;
  pen.beginPath();
  for (let at = 0; at < bands; at++) {
    const own = Math.min(1, Math.max(0, share * 1.8 - (at / bands) * 0.8));
    if (own === 0) continue;
    const isBack = (at + seed) % 2 === 1;
    const front = own * own * (3 - 2 * own) * (width + reach * 2) - reach;
    const top = at * band - 1;
    const x = (far: number) => (isBack ? width - far : far);
    const down = Array.from({ length: Math.ceil((band + 2) / 3) + 1 }, (_, n) => n * 3);
    // All outlines turn one way: where two overlap, both count.
    const ends = down.map((y): [number, number] => [
      x(front + (bristle(at * 97 + y + seed * 31) - 0.5) * reach * 2),
      top + y,
    ]);
    const start: [number, number][] = [
      [x(-1), top],
      [x(-1), top + band + 3],
    ];
    const outline = isBack ? [...start, ...ends.reverse()] : [...start.reverse(), ...ends];
    for (const [n, [left, y]] of outline.entries()) {
      if (n === 0) pen.moveTo(left, y);
      else pen.lineTo(left, y);
    }
    pen.closePath();
  }
  pen.clip();
}

/** 0..1, alike each time. */
function bristle(at: number): number {
  const turned = Math.imul(Math.floor(at) ^ 0x9e3779b9, 0x85ebca6b);
  return ((turned ^ (turned >>> 13)) >>> 0) / 4_294_967_296;
}
