import type { SpokenWord } from '@reverie/contract/recordings.rules';
import { spreadWords } from '@reverie/contract/speech.rules';
import { windowSeconds } from '#features/recordings/mel.rules.ts';

/** Numbers a Whisper model gives to what is no text. */
export type Signs = {
  begin: number;
  end: number;
  /** `<|transcribe|>`; null where a model knows one language and one task. */
  transcribe: number | null;
  languages: { fr: number | null; en: number | null };
  noTimes: number;
  /** `<|0.00|>`: from there on each is two hundredths of a second later. */
  firstTime: number;
  /** Never said; and never said first. */
  suppressed: readonly number[];
  suppressedFirst: readonly number[];
};

/** Seconds between two signs of time; one begins within the first second at the latest. */
const tick = 0.02;
const latestBegin = 50;

/** Bytes by the letters that byte-level vocabularies write them with. */
const bytesOfLetters = letters();

function letters(): Map<string, number> {
  const plain = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const found = new Map<string, number>();
  let further = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    found.set(String.fromCodePoint(plain(byte) ? byte : further++), byte);
  }
  return found;
}

/** The text of tokens. What is no text, and what belongs to no vocabulary, says nothing. */
export function textOf(tokens: readonly number[], vocabulary: readonly string[]): string {
  const bytes = tokens.flatMap((token) =>
    [...(vocabulary[token] ?? '')].map((letter) => bytesOfLetters.get(letter) ?? 63),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/**
 * The likeliest next token, by the rules Whisper was taught with: times come in pairs, never go back,
 * begin within the first second, and are said where they are likelier than all text.
 */
export function nextToken(logits: Float32Array, said: readonly number[], signs: Signs): number {
  const { end, firstTime } = signs;
  const barred = new Set(signs.suppressed);
  if (said.length === 0) for (const token of signs.suppressedFirst) barred.add(token);
  barred.add(signs.noTimes);
  const isTime = (token: number | undefined) => token !== undefined && token >= firstTime;
  const wasTime = isTime(said.at(-1));
  const wasPair = said.length < 2 || isTime(said.at(-2));
  const last = said.findLast(isTime);
  // A phrase that has begun ends later than it began; the next begins where the last one ended.
  const soonest = last === undefined ? firstTime : wasTime && !wasPair ? last : last + 1;
  const latest = said.length === 0 ? firstTime + latestBegin : Number.POSITIVE_INFINITY;

  function isOpen(token: number): boolean {
    if (barred.has(token)) return false;
    if (isTime(token)) return !(wasTime && wasPair) && token >= soonest && token <= latest;
    if (said.length === 0) return false;
    // Between two phrases stand two times, and the end may stand there.
    return wasTime && !wasPair ? token >= end : true;
  }

  let text = -1;
  let time = -1;
  for (let token = 0; token < logits.length; token += 1) {
    if (!isOpen(token)) continue;
    if (isTime(token)) {
      if (time < 0 || at(logits, token) > at(logits, time)) time = token;
    } else if (text < 0 || at(logits, token) > at(logits, text)) text = token;
  }
  if (text < 0) return time < 0 ? end : time;
  if (time < 0) return text;
  const most = Math.max(at(logits, text), at(logits, time));
  let sum = 0;
  for (let token = firstTime; token < logits.length; token += 1) {
    if (isOpen(token)) sum += Math.exp(at(logits, token) - most);
  }
  return Math.log(sum) + most > at(logits, text) ? time : text;
}

const at = (logits: Float32Array, token: number) => logits[token] ?? -Infinity;

export type Window = {
  words: SpokenWord[];
  /** Seconds after which the next window begins. */
  heard: number;
};

/** Words of one window, with their times within the recording, and how far it was understood. */
export function readWindow(
  said: readonly number[],
  { signs, vocabulary, from }: { signs: Signs; vocabulary: readonly string[]; from: number },
): Window {
  const words: SpokenWord[] = [];
  const isTime = (token: number | undefined) => token !== undefined && token >= signs.firstTime;
  const secondsOf = (token: number) => (token - signs.firstTime) * tick;
  let text: number[] = [];
  let begun = 0;
  let ended = 0;
  function close(until: number) {
    const times = { start: from + begun, end: from + until };
    words.push(...spreadWords(textOf(text, vocabulary), times));
    text = [];
    ended = until;
  }
  for (const token of said) {
    if (!isTime(token)) {
      if (token < signs.end) text.push(token);
    } else if (text.length > 0) close(secondsOf(token));
    else begun = secondsOf(token);
  }
  const isCutOff = text.length > 0;
  if (isCutOff && ended === 0) close(windowSeconds);
  // What was cut off by the end of the window is heard whole in the next.
  const goesOn = (isCutOff || (isTime(said.at(-1)) && isTime(said.at(-2)))) && ended > 0;
  return { words, heard: goesOn ? ended : windowSeconds };
}
