import type { ReprintFormat } from '@reverie/contract/images.rules';
import { svgOf, unpackDrawing } from '@reverie/painter/press';
import type { DreamRow } from '#features/dreams/table.ts';
import { downloadName, offered } from '#features/images/rules.ts';
import type { PaintingRow } from '#features/images/table.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import type { Picture } from '#providers/image/port.ts';

/** Pixels across a sheet of A3: some two hundred an inch. */
const sheetWidth = 2048;

type ReprintedParts = {
  encode: Encoding;
  drawingOf: (painting: Pick<PaintingRow, 'name'>) => Promise<string | null>;
  printed: (painting: PaintingRow, width: number) => Promise<Picture>;
};

/** One's own painting for another use than a page's (without loss, as vectors, for paper), and what to call it. */
export function createReprinted({ encode, drawingOf, printed }: ReprintedParts) {
  async function asVectors(painting: PaintingRow, alt: string): Promise<Uint8Array> {
    const drawing = await drawingOf(painting);
    if (drawing === null) throw new Problem('not_found', { detail: 'It was not drawn' });
    const svg = svgOf(unpackDrawing(drawing), offered(painting.style), alt);
    return new TextEncoder().encode(svg);
  }

  async function onPaper(
    painting: PaintingRow,
    told: { title: string; alt: string; language: Person['language'] },
  ) {
    const picture = await printed(painting, sheetWidth);
    const { width, height } = picture;
    const bytes = await encode.exact(picture, 'jpeg');
    // What writes PDF is large, and most servers never print.
    const { sheetOf } = await import('#platform/book/sheet.ts');
    return sheetOf({ bytes, width, height }, told);
  }

  return async (
    { language }: Person,
    dream: Pick<DreamRow, 'title' | 'dreamedAt'>,
    painting: PaintingRow,
    as: ReprintFormat,
  ) => {
    const filename = downloadName(dream, painting, as);
    const alt = language === 'en' ? painting.altEn : painting.altFr;
    if (as === 'svg') {
      const body = await asVectors(painting, alt);
      return { body, contentType: 'image/svg+xml', filename };
    }
    if (as === 'pdf') {
      const title = dream.title ?? filename.replace(/\.pdf$/, '');
      const body = await onPaper(painting, { title, alt, language });
      return { body, contentType: 'application/pdf', filename };
    }
    const body = await encode.exact(await printed(painting, painting.width), as);
    return { body, contentType: `image/${as}`, filename };
  };
}
