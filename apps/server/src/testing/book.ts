import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A book as whoever opens it reads it: its pages' words in one text, lines run together. */
export async function readBook(bytes: Uint8Array) {
  const book = await getDocument({ data: bytes.slice() }).promise;
  const said: string[] = [];
  for (let number = 1; number <= book.numPages; number += 1) {
    const { items } = await (await book.getPage(number)).getTextContent();
    said.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { book, text: said.join(' ').replace(/\s+/g, ' ') };
}
