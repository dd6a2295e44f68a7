import type { BookWords } from '#platform/book/chapter.ts';
import { faint, margins, type Setting } from '#platform/book/setting.ts';

const gold = '#b08d46';

/** Pages, one after the other, each with its number and what it belongs to. */
export function createPages(
  doc: PDFKit.PDFDocument,
  { setting, words }: { setting: Setting; words: BookWords },
) {
  const { say, redress } = setting;
  let pages = 0;
  let running = '';
  let isPlain = true;
  doc.on('pageAdded', () => {
    pages += 1;
    if (!isPlain) furnish();
  });

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
    redress();
    doc.x = x;
    doc.y = y;
  }

  function turn(plain = false) {
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

  return {
    turn,
    number: () => pages,
    /** Points left on a page. */
    room: () => doc.page.height - margins.bottom - doc.y,
    /** What stands above the pages from now on. */
    run(name: string) {
      running = name;
    },

    titlePage() {
      turn(true);
      const { width, height } = doc.page;
      drawMoon(width / 2 + 4, height * 0.27, 13);
      doc.y = height * 0.37;
      doc.x = margins.left;
      say('H1', words.title, 'title', { align: 'center' });
      doc.moveDown(0.8);
      for (const line of words.lines) say('P', line, 'facts', { align: 'center' });
      doc.y = height - margins.bottom - 30;
      say('P', words.imprint, 'facts', { align: 'center' });
    },

    partPage(name: string) {
      running = '';
      turn(true);
      drawMoon(doc.page.width / 2 + 3, doc.page.height * 0.36, 8);
      doc.y = doc.page.height * 0.42;
      say('H1', name, 'part', { align: 'center' });
      running = name;
    },
  };
}
