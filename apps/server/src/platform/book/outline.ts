/// <reference path="./fontkit.d.ts" />
import { readFile } from 'node:fs/promises';
import { create, type Outlines } from 'fontkit';
import { type Face, type Font, fontFiles, lineOf, signsOf } from '#platform/book/fonts.ts';
import { type Line, linesOf } from '#platform/book/lines.ts';
import { bytesOf } from '#platform/book/wide-fonts.ts';

export type Outline = {
  /** Of an SVG path whose lines stand beneath each other, in pixels from the top. */
  path: string;
  height: number;
  isRightToLeft: boolean;
};

type Asked = { face: Face; size: number; width: number; lines: number };

/** How far a line is from the next, of its size, and how far its letters rise. */
const [leading, ascent] = [1.3, 0.92];

/** The fonts of Europe stay open; what further ones draw is rare. */
const opened = new Map<Font, Promise<Outlines>>();

/**
 * A text as drawn outlines, which need no font where they are shown: at most so many lines, the last of
 * them shortened. In every script a book is set in.
 */
export async function outlineOf(text: string, asked: Asked): Promise<Outline> {
  const { face, size, width } = asked;
  const line = lineOf(text).replace(/\s+/gu, ' ').trim();
  const needed = new Set<Font>([face, ...signsOf(line, face).map(({ font }) => font)]);
  const fonts = new Map(
    await Promise.all([...needed].map(async (font) => [font, await open(font)] as const)),
  );
  const set = (words: string, font: Font) => {
    const outlines = fonts.get(font);
    if (!outlines) throw new Error('a font was not opened');
    return { run: outlines.layout(words), scale: size / outlines.unitsPerEm };
  };
  const measure = (words: string, font: Font) => {
    const { run, scale } = set(words, font);
    return run.advanceWidth * scale;
  };
  const fit = (words: string) => linesOf(words, { face, width, measure });
  let kept = line;
  let laid = fit(kept);
  while (laid.lines.length > asked.lines) {
    // Word by word; a single word that is too long, sign by sign.
    const shorter = kept.replace(/(?:\s+\S*|\S)…?$/u, '');
    kept = `${shorter.replace(/[\s,;:.…]+$/u, '')}…`;
    laid = fit(kept);
  }
  const drawLine = ({ pieces, width: whole }: Line, at: number) => {
    let x = laid.isRightToLeft ? width - whole : 0;
    const base = size * (ascent + at * leading);
    return pieces.flatMap(({ text: words, font }) => {
      const { run, scale } = set(words, font);
      return run.glyphs.map(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
        const [left, top] = [x + xOffset * scale, base - yOffset * scale];
        x += xAdvance * scale;
        return path.scale(scale, -scale).translate(left, top).toSVG();
      });
    });
  };
  return {
    path: laid.lines.flatMap(drawLine).join(''),
    height: Math.ceil(laid.lines.length * leading * size),
    isRightToLeft: laid.isRightToLeft,
  };
}

function open(font: Font): Promise<Outlines> {
  const isKept = typeof font === 'string';
  const before = opened.get(font);
  if (before) return before;
  const bytes = isKept ? readFile(fontFiles[font]) : bytesOf(font);
  const opening = bytes.then(create);
  if (isKept) opened.set(font, opening);
  return opening;
}
