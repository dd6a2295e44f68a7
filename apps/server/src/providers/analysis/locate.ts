import type { Evidence } from '@reverie/oneirology/schema';

/** Words found in a text. Offsets are UTF-16 code units, end exclusive. */
export type Span = { start: number; end: number; text: string };

/** Longer than this, a quotation lights the dream and not the words that say something. */
const longestQuote = 160;

/**
 * Where a quotation stands in a text: its first place as whole words, letter for letter but for the
 * signs a keyboard sets otherwise. Null where the text does not say it.
 */
export function locate(quote: string, text: string): Span | null {
  const wanted = quote.trim();
  if (wanted === '' || wanted.length > longestQuote || !wanted.isWellFormed()) return null;
  return findWords(wanted, text, text) ?? findWords(typed(wanted), typed(text), text);
}

/** The words of a text that a model quotes, as evidence that it found them; empty where it invents. */
export function quotedBy(model: string, quotes: readonly string[], text: string): Evidence[] {
  const spans = quotes.flatMap((quote) => locate(quote, text) ?? []);
  return spans
    .filter(({ start }, index) => spans.findIndex((span) => span.start === start) === index)
    .map((span) => ({ ...span, rule: `model: ${model}`, negated: false, source: 'model' }));
}

function findWords(wanted: string, searched: string, text: string): Span | null {
  let start = searched.indexOf(wanted);
  while (start !== -1) {
    const end = start + wanted.length;
    if (!splitsWord(searched, start) && !splitsWord(searched, end)) {
      return { start, end, text: text.slice(start, end) };
    }
    start = searched.indexOf(wanted, start + 1);
  }
  return null;
}

const endsInWord = /[\p{L}\p{M}\p{N}]$/u;
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u;

/** Whether a word goes on across this place. */
function splitsWord(text: string, at: number): boolean {
  // Two units hold any one sign.
  return (
    endsInWord.test(text.slice(Math.max(0, at - 2), at)) &&
    beginsInWord.test(text.slice(at, at + 2))
  );
}

const keys: Readonly<Record<string, string>> = {
  '\u2019': "'",
  '\u2018': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2013': '-',
  '\u2011': '-',
};

/** The same text as a plain keyboard types it, unit for unit: offsets stay what they are. */
function typed(text: string): string {
  return text.replace(
    /[\u2018\u2019\u201c\u201d\u00a0\u202f\u2013\u2011]/g,
    (sign) => keys[sign] ?? sign,
  );
}
