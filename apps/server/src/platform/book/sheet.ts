import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Printable } from '#platform/book/chapter.ts';

/** Of A3, in points. */
const a3 = { short: 841.89, long: 1190.55 };
/** What a frame may cover, in points: two centimetres. */
const margin = 56.7;

/**
 * A picture on a sheet of A3, as large as its margins leave it: upright, or on its side for a wide
 * one. Tagged, so that whoever opens it without seeing it is told what it shows.
 */
export async function sheetOf(
  { bytes, width, height }: Printable,
  { title, alt, language }: { title: string; alt: string; language: string },
): Promise<Uint8Array> {
  const isWide = width > height;
  const [across, down] = isWide ? [a3.long, a3.short] : [a3.short, a3.long];
  const doc = new PDFDocument({
    ...{ size: [across, down], margin, pdfVersion: '1.7' },
    ...{ tagged: true, displayTitle: true, lang: language },
    info: { Title: title, Creator: 'Reverie', Producer: 'Reverie' },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const scale = Math.min((across - 2 * margin) / width, (down - 2 * margin) / height);
  const size = { width: width * scale, height: height * scale };
  const figure = doc.struct('Figure', { alt }, () => {
    doc.image(Buffer.from(bytes), (across - size.width) / 2, (down - size.height) / 2, size);
  });
  root.add(figure);
  figure.end();
  root.end();
  const whole = buffer(doc);
  doc.end();
  return new Uint8Array(await whole);
}
