import {
  type Face,
  type Font,
  isPlain as isPlainText,
  lineOf,
  signsOf,
} from '#platform/book/fonts.ts';
import { linesOf } from '#platform/book/lines.ts';
import { bytesOf } from '#platform/book/wide-fonts.ts';

export const ink = '#1d2430';
export const faint = '#6b7280';
/** Of A5, in points. */
const pageWidth = 419.53;
export const margins = { top: 66, bottom: 64, left: 56, right: 56 };
/** Of a line. */
export const width = pageWidth - margins.left - margins.right;
/** How far Newsreader rises above the line it stands on, of its size. */
const ascent = 0.735;

type Style = { face: Face; size: number; colour?: string; lineGap?: number };
const styles = {
  title: { face: 'display', size: 30, colour: ink },
  part: { face: 'display', size: 24, colour: ink },
  heading: { face: 'display', size: 19, colour: ink, lineGap: 1 },
  facts: { face: 'italic', size: 9.5, colour: faint },
  verse: { face: 'italic', size: 12.5, colour: ink, lineGap: 4.5 },
  prose: { face: 'text', size: 10.5, colour: ink, lineGap: 3 },
  small: { face: 'text', size: 9, colour: ink, lineGap: 2 },
  note: { face: 'italic', size: 9, colour: faint, lineGap: 2 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;

type Tag = 'H1' | 'H2' | 'P' | 'Figure';
type Choice = { align?: 'left' | 'center' | 'right'; width?: number };

export type Setting = ReturnType<typeof createSetting>;

/** Sets texts one beneath the other, each in as many fonts as its signs need. */
export function createSetting(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  let current: { font: string; size: number; colour: string } = {
    font: 'text',
    size: 10,
    colour: ink,
  };
  const opened = new Map<string, Promise<void>>();

  /** Opens the fonts some texts need beyond those of Europe, before any of them is set. */
  async function open(texts: readonly string[]): Promise<void> {
    for (const line of texts.map(lineOf).filter((text) => !isPlainText(text))) {
      for (const { font } of signsOf(line, 'text')) {
        if (typeof font === 'string' || opened.has(font.name)) continue;
        const register = async () => {
          doc.registerFont(font.name, await bytesOf(font));
        };
        opened.set(font.name, register());
      }
    }
    await Promise.all(opened.values());
  }

  function use(font: Font) {
    const name = typeof font === 'string' ? font : font.name;
    current = { ...current, font: name };
    return doc.font(name);
  }

  const measured = (text: string, font: Font) => use(font).widthOfString(text);

  function dress({ face, size, colour }: Style) {
    current = { font: face, size, colour: colour ?? ink };
    doc.font(face).fontSize(size).fillColor(current.colour);
  }

  /** What was being set before something else was goes on as it was. */
  function redress() {
    doc.font(current.font).fontSize(current.size).fillColor(current.colour);
  }

  /** Sets a text from where the last one ended, or from `top`. */
  function set(text: string, name: StyleName, choice: Choice = {}, top = doc.y) {
    const style: Style = styles[name];
    const { lineGap = 0 } = style;
    dress(style);
    doc.y = top;
    const line = lineOf(text);
    if (isPlainText(line)) doc.text(line, { ...choice, lineGap });
    else setMixed(line, name, { ...choice, lineGap });
  }

  /** Line by line: the kit sets a paragraph in one font, and from left to right. */
  function setMixed(
    text: string,
    name: StyleName,
    { width: inner = width, align, lineGap }: Choice & { lineGap: number },
  ) {
    const { face, size } = styles[name];
    const { lines, isRightToLeft } = linesOf(text, { face, width: inner, measure: measured });
    const side = align ?? (isRightToLeft ? 'right' : 'left');
    const left = doc.x;
    const tall = use(face).currentLineHeight(true) + lineGap;
    // Fonts differ in how far they rise: they stand on one line.
    const rise = size * ascent;
    for (const line of lines) {
      if (doc.y + tall > doc.page.maxY()) {
        doc.continueOnNewPage();
        doc.x = left;
      }
      const { y } = doc;
      const free = inner - line.width;
      let x = left + (side === 'right' ? free : side === 'center' ? free / 2 : 0);
      for (const piece of line.pieces) {
        const how = { lineBreak: false, baseline: 'alphabetic' } as const;
        use(piece.font).text(piece.text, x, y + rise, how);
        x += piece.width;
      }
      doc.x = left;
      doc.y = y + tall;
    }
    use(face);
  }

  /** The same, told to who cannot see it. */
  function say(tag: Tag, text: string, name: StyleName, choice?: Choice) {
    // What is drawn from right to left is told in the order in which it is read.
    const told = /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? { actual: lineOf(text) } : {};
    const element = doc.struct(tag, told, () => set(text, name, choice));
    root.add(element);
    element.end();
  }

  /** Points a text takes from top to bottom. */
  function heightOf(text: string, name: StyleName, inner: number): number {
    const { face, size, lineGap = 0 }: Style = styles[name];
    doc.font(face).fontSize(size);
    const line = lineOf(text);
    if (isPlainText(line)) return doc.heightOfString(line, { width: inner, lineGap });
    const one = doc.currentLineHeight(true) + lineGap;
    return linesOf(line, { face, width: inner, measure: measured }).lines.length * one;
  }

  return { open, set, say, heightOf, redress };
}
