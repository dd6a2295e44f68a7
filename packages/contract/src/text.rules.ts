const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Counts characters as people do: an emoji with its modifiers, or a letter with its marks, is one. */
export function countCharacters(text: string): number {
  // Most dreams are plain Latin text, where code units and characters agree; the segmenter is slow.
  if (/^[\x20-\x7e\u00a0-\u017f\u2010-\u203a]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether a database keeps the text as it is: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Length of a text in UTF-8 bytes. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
