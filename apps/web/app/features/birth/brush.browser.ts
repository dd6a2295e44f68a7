/** Part of a picture that is being brushed on. Pixels of the canvas, milliseconds of the clock. */
type Stroke = {
  bitmap: ImageBitmap;
  left: number;
  top: number;
  width: number;
  height: number;
  begun: number;
  lasts: number;
  /** How far each row of bristles has come, in pixels. */
  reached: Int32Array;
  done: () => void;
};

export type Area = { left: number; top: number; width: number; height: number };

/** Pixels of a row of bristles, and how many rows one movement of the brush has. */
const bristle = 6;
const breadth = 15;

/**
 * Brushes pictures onto a canvas, row by row of its bristles: each frame copies only what the brush
 * has newly passed over, so that a frame costs little whatever the picture holds.
 */
export function createBrush(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d', { alpha: true });
  let strokes: Stroke[] = [];
  let request = 0;

  function tick(now: number) {
    const begun = performance.now();
    strokes = strokes.filter((stroke) => {
      if (pen && !move(pen, stroke, now)) return true;
      stroke.done();
      return false;
    });
    performance.measure('birth.frame', { start: begun, end: performance.now() });
    request = strokes.length > 0 ? requestAnimationFrame(tick) : 0;
  }

  return {
    /** Resolves once the area is painted over. */
    lay(bitmap: ImageBitmap, area: Area, lasts: number): Promise<void> {
      const left = Math.max(0, Math.floor(area.left) - 4);
      const top = Math.max(0, Math.floor(area.top) - 4);
      const width = Math.min(bitmap.width, Math.ceil(area.left + area.width) + 4) - left;
      const height = Math.min(bitmap.height, Math.ceil(area.top + area.height) + 4) - top;
      if (width <= 0 || height <= 0) return Promise.resolve();
      const { promise, resolve: done } = Promise.withResolvers<void>();
      const reached = new Int32Array(Math.ceil(height / bristle));
      const begun = performance.now();
      strokes.push({ bitmap, left, top, width, height, begun, lasts, reached, done });
      if (request === 0) request = requestAnimationFrame(tick);
      return promise;
    },
    stop() {
      cancelAnimationFrame(request);
      for (const { done } of strokes) done();
      strokes = [];
      request = 0;
    },
  };
}

/** Whether all of it is painted. */
function move(pen: CanvasRenderingContext2D, stroke: Stroke, now: number): boolean {
  const { bitmap, left, top, width, height, begun, lasts, reached } = stroke;
  const share = Math.min(1, Math.max(0, (now - begun) / lasts));
  const movements = Math.ceil(reached.length / breadth);
  let isDone = true;
  for (let row = 0; row < reached.length; row++) {
    const movement = Math.floor(row / breadth);
    // Each movement begins a little after the one above; its bristles are not all of a length.
    const late = (movement / movements) * 0.45 + ((row * 7_919) % 13) * 0.004;
    const own = Math.min(1, Math.max(0, (share - late) / 0.5));
    const come = share === 1 ? width : Math.round(width * own * (2 - own));
    const before = reached[row] ?? 0;
    if (come < width) isDone = false;
    if (come <= before) continue;
    const y = top + row * bristle;
    const tall = Math.min(bristle, top + height - y);
    const isBack = movement % 2 === 1;
    const x = isBack ? left + width - come : left + before;
    pen.drawImage(bitmap, x, y, come - before, tall, x, y, come - before, tall);
    reached[row] = come;
  }
  return isDone;
}
