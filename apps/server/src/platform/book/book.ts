import PDFDocument from 'pdfkit';
import type { BookWords, Chapter } from '#platform/book/chapter.ts';
import { fontFiles } from '#platform/book/fonts.ts';
import { contentsOf, type Entry, indexOf, type Placed, personsOf } from '#platform/book/lists.ts';
import { createPages } from '#platform/book/pages.ts';
import { createSetting, margins, width } from '#platform/book/setting.ts';

const verseIndent = 14;

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
  const setting = createSetting(doc, root);
  const pages = createPages(doc, { setting, words });
  const { open, set, say, heightOf } = setting;

  /** Points a title, its facts and its poem take, set one beneath the other. */
  function headOf({ title, facts, verse }: Chapter): number {
    const lines = verse.map((line) => heightOf(line, 'verse', width - verseIndent));
    const head = heightOf(title, 'heading', width) + heightOf(facts, 'facts', width) + 30;
    return lines.reduce((sum, line) => sum + line, head);
  }

  let hasBegun = false;

  async function begin(): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    await open([words.title, ...words.lines]);
    pages.titlePage();
  }

  let part = '';
  let partMark: PDFKit.PDFOutline | null = null;
  const placed: Placed[] = [];
  const found = new Map<string, number[]>();

  function openPart(name: string) {
    part = name;
    pages.partPage(name);
    partMark = doc.outline.addItem(name);
  }

  /** As large as leaves room for the poem beneath it. */
  function showPicture(picture: NonNullable<Chapter['picture']>, beneath: number) {
    const { bytes, alt } = picture;
    const tallest = Math.max(170, pages.room() - beneath - 22);
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

  /** Sets one dream; its pages wait to be read. */
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
    const tall = headOf(chapter);
    // A dream follows another where its poem has room; a painted one begins a page.
    if (isFirst || chapter.picture || pages.room() < tall + 40) pages.turn();
    else doc.y += 34;
    if (chapter.picture) showPicture(chapter.picture, tall);
    placed.push({ part, title: chapter.title, page: pages.number() });
    (partMark ?? doc.outline).addItem(chapter.title);
    for (const symbol of chapter.symbols) {
      const at = found.get(symbol) ?? [];
      if (at.at(-1) !== pages.number()) at.push(pages.number());
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
  }

  /** What has a page, and which: the number at the right edge; a note stands beneath. */
  function list(title: string, entries: readonly Entry[]) {
    if (entries.length === 0) return;
    pages.run(title);
    pages.turn();
    doc.outline.addItem(title);
    say('H1', title, 'part');
    doc.y += 14;
    for (const { text, at, note } of entries) {
      if (pages.room() < 30) pages.turn();
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
    list(words.contents, contentsOf(placed));
    const { meanings, people } = words;
    await open([...meanings.values(), ...people.flatMap(({ name, who }) => [name, who])]);
    list(words.index, indexOf(found, words));
    list(words.persons, personsOf(words));
    root.end();
    doc.end();
  }

  return { output: doc, add, end };
}
