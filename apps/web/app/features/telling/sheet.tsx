import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Pixels } from '#features/telling/paint.worker.ts';
import type { TellingText } from '#features/telling/telling-text.fr.ts';
import type { Picture } from '#features/telling/use-picture.ts';
import { fill } from '#language/fill.ts';

const ticks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Pixels across a picture that is taken along. */
const takenWidth = 1024;

type SheetProps = {
  text: TellingText;
  canvas: RefObject<HTMLCanvasElement | null>;
  leak: RefObject<HTMLCanvasElement | null>;
  /** In pixels of the canvas, measured once. */
  width: number;
  picture: Picture;
  whole: (width: number) => Promise<Pixels>;
};

/** The paper, and how far the picture on it is. */
export function Sheet({ text, canvas, leak, width: measured, picture, whole }: SheetProps) {
  const [width] = useState(measured);
  const { stage, names, laid, alt } = picture;
  const share = names.length === 0 ? 0 : laid / names.length;
  return (
    <>
      <canvas
        ref={leak}
        width={12}
        height={15}
        className="telling-leak"
        data-lit={laid > 0 || undefined}
      />
      <canvas
        ref={canvas}
        width={width}
        height={Math.round(width * 1.25)}
        role="img"
        aria-label={alt || text.sheet}
        data-stage={stage}
        className="telling-canvas"
      />
      {stage !== 'none' && (
        <div className="telling-progress">
          <span className="telling-ticks" aria-hidden="true">
            {ticks.map((at) => (
              <i key={at} style={{ ['--share' as string]: clamped(share * ticks.length - at) }} />
            ))}
          </span>
          <p role="status">{stage === 'done' ? text.done : wordsOf(text, picture)}</p>
          {stage === 'done' && (
            <button
              type="button"
              className="lead"
              onClick={() => whole(takenWidth).then(take(text))}
            >
              <Download aria-hidden="true" />
              {text.take}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** What is laid last, and what comes. */
function wordsOf(text: TellingText, { names, laid }: Picture): string {
  const [last, next] = [names[laid - 1], names[laid]];
  if (last === undefined) return text.pencil;
  const now = last.charAt(0).toLocaleUpperCase() + last.slice(1);
  return next === undefined ? `${now}.` : fill(text.next, { now, next });
}

function take({ file }: TellingText) {
  return async ({ data, width, height }: Pixels) => {
    const sheet = Object.assign(document.createElement('canvas'), { width, height });
    sheet.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
    const image = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
    if (!image) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(image);
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
}
