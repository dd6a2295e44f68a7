import type { DreamLanguage } from '#dreams.rules.ts';
import { contentLimit } from '#dreams.rules.ts';
import type { SpokenWord } from '#recordings.rules.ts';
import { countCharacters } from '#text.rules.ts';

/** Words of a stretch of speech whose times nobody told: each lasts as long as it is written. */
export function spreadWords(
  text: string,
  { start, end }: { start: number; end: number },
): SpokenWord[] {
  const found = text.split(/\s+/u).filter(Boolean);
  const letters = found.reduce((all, one) => all + one.length, 0);
  let at = start;
  return found.map((one) => {
    const from = at;
    at += (Math.max(0, end - start) * one.length) / Math.max(1, letters);
    return { text: one, start: from, end: at };
  });
}

/** Sounds of hesitation: they say nothing, and go from the report. The raw words keep them. */
const hesitations: Record<DreamLanguage, readonly string[]> = {
  fr: ['euh', 'heu', 'euhm', 'hum', 'hm', 'hmm', 'mmh', 'mh', 'mmm'],
  en: ['uh', 'uhm', 'um', 'er', 'erm', 'hm', 'hmm', 'mm', 'mmm', 'mhm'],
};

/** Small words people say twice while they look for the next one; « nous nous » is no such thing. */
const stammered: Record<DreamLanguage, readonly string[]> = {
  fr: [
    'je',
    'j’ai',
    "j'ai",
    'il',
    'elle',
    'le',
    'la',
    'les',
    'un',
    'une',
    'et',
    'mais',
    'de',
    'dans',
  ],
  en: ['i', 'the', 'a', 'and', 'but', 'he', 'she', 'it', 'we', 'they', 'in', 'to', 'of'],
};

/** Seconds of silence: after a sentence, after a paragraph, and the most within a stammer. */
const sentencePause = 0.7;
const paragraphPause = 2;
const stammerPause = 1;

const sentenceEnd = /[.!?…]["»”)\s]*$/u;
const middle = /[,;:]$/u;

type Said = SpokenWord & { key: string };

/** What is proposed of a recording: every word as it was heard, a report, and a short text. */
export type Proposal = { raw: string; report: string; content: string };

/**
 * Made of the recognised words and of nothing else: sentences and paragraphs follow the pauses where
 * the words bring no signs of their own, hesitation goes, and the short text is sentences of the
 * report. No word is ever added.
 */
export function proposeFrom(
  words: readonly SpokenWord[],
  language: DreamLanguage | null,
): Proposal {
  const heard = words.map((word) => ({ ...word, text: word.text.trim() }));
  const said = heard.filter(({ text }) => text !== '');
  const paragraphs = paragraphsOf(withoutHesitation(said, language));
  return {
    raw: said.map(({ text }) => text).join(' '),
    report: paragraphs.map((sentences) => sentences.join(' ')).join('\n\n'),
    content: pickFrom(paragraphs),
  };
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function wordsIn(table: Record<DreamLanguage, readonly string[]>, language: DreamLanguage | null) {
  return new Set(language ? table[language] : [...table.fr, ...table.en]);
}

function withoutHesitation(
  words: readonly SpokenWord[],
  language: DreamLanguage | null,
): SpokenWord[] {
  const empty = wordsIn(hesitations, language);
  const small = wordsIn(stammered, language);
  const kept: Said[] = [];
  for (const word of words) {
    const said = { ...word, key: keyOf(word.text) };
    const before = kept.at(-1);
    if (empty.has(said.key)) {
      // A sign that closed a sentence closes it without the sound it stood after.
      if (before && sentenceEnd.test(word.text) && !sentenceEnd.test(before.text)) {
        before.text = `${before.text.replace(middle, '')}${sentenceEnd.exec(word.text)?.[0].trim()}`;
      }
      continue;
    }
    const isStammer =
      before?.key === said.key && small.has(said.key) && said.start - before.end < stammerPause;
    // The second time it is said on.
    if (isStammer && !sentenceEnd.test(before.text)) kept.pop();
    kept.push(said);
  }
  return kept;
}

function paragraphsOf(words: readonly SpokenWord[]): string[][] {
  const isPunctuated = words.some(({ text }) => sentenceEnd.test(text));
  const paragraphs: string[][] = [];
  let sentences: string[] = [];
  let sentence: string[] = [];
  words.forEach(({ text, end }, index) => {
    sentence.push(text);
    const next = words[index + 1];
    const pause = next ? next.start - end : Number.POSITIVE_INFINITY;
    const isParagraph = pause >= paragraphPause;
    const isEnd =
      sentenceEnd.test(text) || isParagraph || (!isPunctuated && pause >= sentencePause);
    if (!isEnd) return;
    sentences.push(written(sentence));
    sentence = [];
    if (!isParagraph) return;
    paragraphs.push(sentences);
    sentences = [];
  });
  return paragraphs;
}

/** A sentence begins large and ends with a sign. */
function written(words: readonly string[]): string {
  const text = words.join(' ').replace(middle, '');
  const closed = sentenceEnd.test(text) ? text : `${text}.`;
  return closed.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, letter: string) => {
    const large = letter.toUpperCase();
    // « ß » has no large letter that is still the same word.
    return before + (large.toLowerCase() === letter ? large : letter);
  });
}

/** Words that carry little: they say nothing of what a dream is about. */
const isLight = (key: string) => key.length < 4;

/** Sentences that say most of what comes again and again, in their order, within the limit. */
function pickFrom(paragraphs: readonly string[][]): string {
  const sentences = paragraphs.flat();
  const all = sentences.join(' ');
  if (countCharacters(all) <= contentLimit) return all;
  const weights = new Map<string, number>();
  const keysOf = (sentence: string) => [
    ...new Set(
      sentence
        .split(/[\s’']+/u)
        .map(keyOf)
        .filter((key) => !isLight(key)),
    ),
  ];
  for (const sentence of sentences) {
    for (const key of keysOf(sentence)) weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  const scored = sentences.map((sentence, at) => {
    const keys = keysOf(sentence);
    const sum = keys.reduce((all, key) => all + Math.log1p(weights.get(key) ?? 0), 0);
    // The first sentence says where one is; a long one is not better for being long.
    return { at, sentence, score: sum / Math.sqrt(keys.length + 3) + (at === 0 ? 2 : 0) };
  });
  const chosen: typeof scored = [];
  let room = contentLimit;
  for (const one of scored.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    const size = countCharacters(one.sentence) + 1;
    if (size > room) continue;
    room -= size;
    chosen.push(one);
  }
  if (chosen.length === 0) return cutShort(all);
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** The first words of one sentence without an end, as many as fit. */
function cutShort(text: string): string {
  const kept: string[] = [];
  let size = 1;
  for (const word of text.split(' ')) {
    size += countCharacters(word) + 1;
    if (size > contentLimit) break;
    kept.push(word);
  }
  return `${kept.join(' ')}…`;
}
