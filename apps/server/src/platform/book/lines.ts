import bidiOf from 'bidi-js';
import { type Face, type Font, type Sign, signsOf } from '#platform/book/fonts.ts';

const bidi = bidiOf();

/** Signs in a row that are drawn at once, in one font, as they stand from left to right. */
export type Piece = { font: Font; text: string; width: number };
export type Line = { pieces: Piece[]; width: number };
export type Lines = { lines: Line[]; isRightToLeft: boolean };

type Measure = (text: string, font: Font) => number;

/**
 * A paragraph in several fonts as lines that fit: what reads from right to left stands so, with numbers
 * and other letters in it as they read. Shaping of Arabic is the font's, piece by piece.
 */
export function linesOf(
  text: string,
  { face, width, measure }: { face: Face; width: number; measure: Measure },
): Lines {
  const signs = signsOf(text, face);
  const plain = signs.map((sign) => sign.text).join('');
  const levels = bidi.getEmbeddingLevels(plain);
  const isRightToLeft = (levels.paragraphs[0]?.level ?? 0) % 2 === 1;
  // Where each sign stands in the text: some are two units long.
  const starts: number[] = [];
  let at = 0;
  for (const sign of signs) {
    starts.push(at);
    at += sign.text.length;
  }
  const piecesOf = (from: number, to: number): Piece[] => {
    const some = signs.slice(from, to);
    const [first = 0, last = 0] = [starts[from], (starts[to] ?? plain.length) - 1];
    const signAt = new Map(some.map((_, index) => [starts[from + index] ?? 0, from + index]));
    const order = bidi
      .getReorderedIndices(plain, levels, first, last)
      .flatMap((index) => signAt.get(index) ?? []);
    return joined(order, { signs, levelOf: (sign) => levels.levels[starts[sign] ?? 0] ?? 0 }).map(
      (piece) => ({ ...piece, width: measure(piece.text, piece.font) }),
    );
  };
  const widthOf = (from: number, to: number) =>
    piecesOf(from, to).reduce((sum, piece) => sum + piece.width, 0);

  const lines: Line[] = [];
  let from = 0;
  let to = 0;
  const flush = () => {
    const end = withoutBlank(signs, from, to);
    const pieces = end > from ? piecesOf(from, end) : [];
    lines.push({ pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) });
    from = to;
  };
  for (const next of breaksOf(signs)) {
    if (to > from && widthOf(from, withoutBlank(signs, from, next)) > width) flush();
    // A word longer than a line is cut where the line ends.
    while (widthOf(from, withoutBlank(signs, from, next)) > width && next - from > 1) {
      to = from + 1;
      while (to < next && widthOf(from, to + 1) <= width) to += 1;
      flush();
    }
    to = next;
  }
  if (to > from || lines.length === 0) flush();
  return { lines, isRightToLeft };
}

type Standing = { signs: readonly Sign[]; levelOf: (sign: number) => number };

/** Neighbours of one font and direction become one piece. */
function joined(order: readonly number[], { signs, levelOf }: Standing) {
  const pieces: { font: Font; text: string }[] = [];
  let last: { font: Font; level: number } | null = null;
  for (const index of order) {
    const sign = signs[index];
    if (!sign) continue;
    const level = levelOf(index);
    const isBackward = level % 2 === 1;
    const piece = pieces.at(-1);
    const isSame = last?.font === sign.font && last.level === level;
    if (!piece || !isSame) {
      pieces.push({ font: sign.font, text: mirroredOf(sign, isBackward) });
    } else if (isShaped(sign.font)) {
      // Its font turns each piece round, once it has joined its letters: a number too.
      piece.text = sign.text + piece.text;
    } else piece.text += mirroredOf(sign, isBackward);
    last = { font: sign.font, level };
  }
  return pieces;
}

function isShaped(font: Font): boolean {
  return typeof font !== 'string' && /^(?:arabic|hebrew)/.test(font.name);
}

function mirroredOf({ text, font }: Sign, isBackward: boolean): string {
  return isBackward && !isShaped(font) ? (bidi.getMirroredCharacter(text) ?? text) : text;
}

function withoutBlank(signs: readonly Sign[], from: number, to: number): number {
  let end = to;
  while (end > from && signs[end - 1]?.text === ' ') end -= 1;
  return end;
}

const wide =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]$/u;
const never =
  /^[、。，．！？：；）」』】〕〉》’”…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)\]}»]$/u;
const opening = /^[（「『【〔〈《‘“([{«]$/u;

/** Where a line may end: behind a blank or a dash, and between signs that are words by themselves. */
function breaksOf(signs: readonly Sign[]): number[] {
  const ends: number[] = [];
  for (let at = 1; at < signs.length; at += 1) {
    const [before = '', after = ''] = [signs[at - 1]?.text, signs[at]?.text];
    const isGap = (before === ' ' && after !== ' ') || /^[-–—]$/.test(before);
    const isBetween = (wide.test(before) || wide.test(after)) && after !== ' ';
    if (isGap || (isBetween && !never.test(after) && !opening.test(before))) ends.push(at);
  }
  return [...ends, signs.length];
}
