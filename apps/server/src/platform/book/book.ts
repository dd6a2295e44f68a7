import { setImmediate as breath } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import {
  type Face,
  type Font,
  fontFiles,
  isPlain as isPlainText,
  lineOf,
  signsOf,
} from '#platform/book/fonts.ts';
import { linesOf } from '#platform/book/lines.ts';
import { bytesOf } from '#platform/book/wide-fonts.ts';

export type BookWords = {
  language: 'fr' | 'en';
  title: string;
  author: string;
  /** Beneath the title: the nights it holds; at the foot: where it comes from. */
  lines: string[];
  imprint: string;
  contents: string;
  index: string;
  persons: string;
  /** What symbols mean to the author, by their names: beneath each in the index. */
  meanings: ReadonlyMap<string, string>;
  people: readonly { name: string; who: string }[];
};

/** A JPEG, and its size in pixels. */
export type Printable = { bytes: Uint8Array; width: number; height: number };

export type Chapter = {
  /** What chapters of a kind stand under: their month. */
  part: string;
  title: string;
  /** Date, place: a line beneath the title. */
  facts: string;
  /** The dream as a poem, line by line. */
  verse: string[];
  /** The whole account, by paragraphs. */
  prose: string[];
  /** What came to its dreamer later, each with its date. */
  later: { date: string; prose: string[] }[];
  picture: (Printable & { alt: string }) | null;
  symbols: string[];
};

const ink = '#1d2430';
const faint = '#6b7280';
const gold = '#b08d46';
/** Of A5, in points. */
const pageWidth = 419.53;
const margins = { top: 66, bottom: 64, left: 56, right: 56 };
/** Bytes that may wait to be read before the next chapter is set. */
const waiting = 2_000_000;
const verseIndent = 14;
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
type StyleName = keyof typeof styles;

/**
 * A book of dreams, set and given out page by page: what is behind is not kept, but for where things
 * are. Tagged, so that it can be read aloud in order, with bookmarks and an index at its end.
 */
export function createBook(words: BookWords) {
  const doc = new PDFDocument({
    ...{ size: 'A5', margins, autoFirstPage: false, pdfVersion: '1.7' },
    ...{ tagged: true, displayTitle: true, lang: words.language },
    info: { Title: words.title, Author: words.author, Creator: 'Reverie', Producer: 'Reverie' },
  });
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = pageWidth - margins.left - margins.right;
  let pages = 0;
  let running = '';
  let isPlain = true;
  doc.on('pageAdded', () => {
    pages += 1;
    if (!isPlain) furnish();
  });

  let current: { font: string; size: number; colour: string } = {
    font: 'text',
    size: 10,
    colour: ink,
  };

  /** Page number and month: beside what is read, so that no reading aloud stumbles over them. */
  function furnish() {
    const { x, y, page } = doc;
    page.margins = { ...margins, top: 0, bottom: 0 };
    doc.markContent('Artifact', { type: 'Pagination' });
    const across = { width: page.width, align: 'center', lineBreak: false } as const;
    doc.font('italic').fontSize(8.5).fillColor(faint);
    if (running) doc.text(running, 0, 34, across);
    doc.font('text').text(String(pages), 0, page.height - 42, across);
    doc.endMarkedContent();
    page.margins = margins;
    // What was being set goes on as it was.
    doc.font(current.font).fontSize(current.size).fillColor(current.colour);
    doc.x = x;
    doc.y = y;
  }

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

  type Choice = { align?: 'left' | 'center' | 'right'; width?: number };

  const measured = (text: string, font: Font) => use(font).widthOfString(text);

  function dress({ face, size, colour }: Style) {
    current = { font: face, size, colour: colour ?? ink };
    doc.font(face).fontSize(size).fillColor(current.colour);
  }

  /** Sets a text from where the last one ended, in as many fonts as its signs need. */
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

  type Tag = 'H1' | 'H2' | 'P' | 'Figure';

  /** The same, told to who cannot see it. */
  function say(tag: Tag, text: string, name: StyleName, choice?: Choice) {
    // What is drawn from right to left is told in the order in which it is read.
    const told = /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? { actual: lineOf(text) } : {};
    const element = doc.struct(tag, told, () => set(text, name, choice));
    root.add(element);
    element.end();
  }

  /** Points a title, its facts and its poem take, set one beneath the other. */
  function heightOf({ title, facts, verse }: Chapter): number {
    const tall = (text: string, name: StyleName, inner: number) => {
      const { face, size, lineGap = 0 }: Style = styles[name];
      doc.font(face).fontSize(size);
      const line = lineOf(text);
      if (isPlainText(line)) return doc.heightOfString(line, { width: inner, lineGap });
      const one = doc.currentLineHeight(true) + lineGap;
      return linesOf(line, { face, width: inner, measure: measured }).lines.length * one;
    };
    const lines = verse.map((line) => tall(line, 'verse', width - verseIndent));
    const head = tall(title, 'heading', width) + tall(facts, 'facts', width) + 30;
    return lines.reduce((sum, line) => sum + line, head);
  }

  const room = () => doc.page.height - margins.bottom - doc.y;

  function turnPage(plain = false) {
    isPlain = plain;
    doc.addPage();
    isPlain = false;
  }

  /** A thin moon, for pages that are otherwise empty. */
  function drawMoon(x: number, y: number, radius: number) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save().fillColor(gold);
    doc.path(
      `M ${x} ${y - radius} A ${radius} ${radius} 0 1 0 ${x} ${y + radius} A ${radius * 0.8} ${radius} 0 1 1 ${x} ${y - radius} Z`,
    );
    doc.fill().restore();
    doc.endMarkedContent();
  }

  function titlePage() {
    turnPage(true);
    const { width, height } = doc.page;
    drawMoon(width / 2 + 4, height * 0.27, 13);
    doc.y = height * 0.37;
    doc.x = margins.left;
    say('H1', words.title, 'title', { align: 'center' });
    doc.moveDown(0.8);
    for (const line of words.lines) say('P', line, 'facts', { align: 'center' });
    doc.y = height - margins.bottom - 30;
    say('P', words.imprint, 'facts', { align: 'center' });
  }

  let hasBegun = false;

  async function begin(): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    await open([words.title, ...words.lines]);
    titlePage();
  }

  let part = '';
  let partMark: PDFKit.PDFOutline | null = null;
  const placed: { part: string; title: string; page: number }[] = [];
  const found = new Map<string, number[]>();

  function openPart(name: string) {
    part = name;
    running = '';
    turnPage(true);
    partMark = doc.outline.addItem(name);
    drawMoon(doc.page.width / 2 + 3, doc.page.height * 0.36, 8);
    doc.y = doc.page.height * 0.42;
    say('H1', name, 'part', { align: 'center' });
    running = name;
  }

  /** As large as leaves room for the poem beneath it. */
  function showPicture(picture: NonNullable<Chapter['picture']>, beneath: number) {
    const { bytes, alt } = picture;
    const tallest = Math.max(170, room() - beneath - 22);
    const scale = Math.min(width / picture.width, tallest / picture.height);
    const size = { width: picture.width * scale, height: picture.height * scale };
    const top = doc.y;
    const figure = doc.struct('Figure', { alt }, () => {
      doc.image(Buffer.from(bytes), margins.left, top, size);
    });
    root.add(figure);
    figure.end();
    doc.x = margins.left;
    doc.y = top + size.height + 18;
  }

  /** Sets one dream. Resolves once enough has been read of what was set before. */
  async function add(chapter: Chapter): Promise<void> {
    const { title, facts, verse, prose, later, symbols } = chapter;
    await open([
      title,
      facts,
      ...verse,
      ...prose,
      ...later.flatMap((one) => one.prose),
      ...symbols,
    ]);
    await begin();
    if (chapter.part !== part) openPart(chapter.part);
    const last = placed.at(-1);
    const isFirst = last?.part !== part;
    const tall = heightOf(chapter);
    // A dream follows another where its poem has room; a painted one begins a page.
    if (isFirst || chapter.picture || room() < tall + 40) turnPage();
    else doc.y += 34;
    if (chapter.picture) showPicture(chapter.picture, tall);
    placed.push({ part, title: chapter.title, page: pages });
    (partMark ?? doc.outline).addItem(chapter.title);
    for (const symbol of chapter.symbols) {
      const at = found.get(symbol) ?? [];
      if (at.at(-1) !== pages) at.push(pages);
      found.set(symbol, at);
    }
    say('H2', chapter.title, 'heading');
    doc.moveDown(0.25);
    say('P', chapter.facts, 'facts');
    doc.moveDown(1.3);
    doc.x = margins.left + verseIndent;
    for (const line of chapter.verse) say('P', line, 'verse', { width: width - verseIndent });
    doc.x = margins.left;
    if (chapter.prose.length > 0) {
      doc.moveDown(1.2);
      for (const paragraph of chapter.prose) {
        say('P', paragraph, 'prose');
        doc.moveDown(0.45);
      }
    }
    for (const { date, prose } of chapter.later) {
      doc.moveDown(0.8);
      say('P', date, 'facts');
      doc.moveDown(0.3);
      for (const paragraph of prose) say('P', paragraph, 'prose');
    }
    await breath();
    while (doc.readableLength > waiting && !doc.destroyed) await breath();
  }

  type Entry = { text: string; at: string | null; note?: string | undefined };

  /** What has a page, and which: the number at the right edge; a note stands beneath. */
  function list(title: string, entries: readonly Entry[]) {
    if (entries.length === 0) return;
    running = title;
    turnPage();
    doc.outline.addItem(title);
    say('H1', title, 'part');
    doc.y += 14;
    for (const { text, at, note } of entries) {
      if (room() < 30) turnPage();
      if (at === null) doc.y += 8;
      const top = doc.y;
      const element = doc.struct('P', {}, () => {
        set(text, at === null ? 'facts' : 'small', { width: width - 90, align: 'left' });
        const bottom = doc.y;
        if (at) set(at, 'small', { width, align: 'right' }, top);
        doc.y = Math.max(bottom, doc.y);
      });
      root.add(element);
      element.end();
      if (!note) continue;
      for (const line of note.split('\n').filter(Boolean)) {
        say('P', line, 'note', { width: width - 90 });
      }
      doc.y += 5;
    }
  }

  async function end(): Promise<void> {
    await begin();
    const contents = placed.flatMap(({ part: month, title, page }, at): Entry[] => [
      ...(placed[at - 1]?.part === month ? [] : [{ text: month, at: null }]),
      { text: title, at: String(page) },
    ]);
    list(words.contents, contents);
    const symbols = [...found].sort(([one], [other]) => one.localeCompare(other, words.language));
    const { meanings, people } = words;
    await open([...meanings.values(), ...people.flatMap(({ name, who }) => [name, who])]);
    const index = symbols.map(([text, at]) => {
      return { text, at: spanned(at), note: meanings.get(text) };
    });
    list(words.index, index);
    list(
      words.persons,
      people.map(({ name, who }) => ({ text: name, at: '', note: who })),
    );
    root.end();
    doc.end();
  }

  return { output: doc, add, end };
}

/** Pages in a row are told as one span. */
function spanned(pages: readonly number[]): string {
  const starts = pages.filter((page) => !pages.includes(page - 1));
  return starts
    .map((start) => {
      let last = start;
      while (pages.includes(last + 1)) last += 1;
      return last === start ? String(start) : `${start}–${last}`;
    })
    .join(', ');
}
