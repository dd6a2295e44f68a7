import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import {
  recordingSecondsLimit,
  type SpokenWord,
  wordCountLimit,
  wordLimit,
} from '@reverie/contract/recordings.rules';
import { spreadWords } from '@reverie/contract/speech.rules';
import { isStorable } from '@reverie/contract/text.rules';
import { z } from 'zod';
import { RemoteFailure } from '#providers/remote/fetching.ts';
import type { WrittenDown } from '#providers/speech/port.ts';

const time = z
  .number()
  .min(0)
  .max(recordingSecondsLimit + 60);
const word = z.object({ word: z.string(), start: time, end: time });

/** https://platform.openai.com/docs/api-reference/audio/verbose-json-object, and what others make of it. */
const transcript = z.object({
  text: z.string().nullish(),
  language: z.string().max(40).nullish(),
  words: z.array(word).nullish(),
  segments: z
    .array(z.object({ text: z.string(), start: time, end: time, words: z.array(word).nullish() }))
    .nullish(),
});
type Transcript = z.infer<typeof transcript>;

const languages: Record<string, DreamLanguage> = {
  fr: 'fr',
  french: 'fr',
  français: 'fr',
  en: 'en',
  english: 'en',
};

/** Reads an answer in verbose JSON. Throws `RemoteFailure` where it holds no words with times. */
export function readTranscript(bytes: Buffer): WrittenDown {
  const parsed = transcript.safeParse(parse(bytes));
  if (!parsed.success) throw new RemoteFailure('the answer is no transcript');
  const { text, language } = parsed.data;
  const words = fitted(whole(wordsOf(parsed.data)));
  if (words.length === 0 && text?.trim()) throw new RemoteFailure('the answer tells no times');
  return { words, language: languages[language?.toLowerCase() ?? ''] ?? null };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RemoteFailure('the answer is not JSON');
  }
}

/** OpenAI tells the words beside the segments, whisper.cpp within them, and some tell none. */
function wordsOf({ words, segments }: Transcript): z.infer<typeof word>[] {
  if (words && words.length > 0) return words;
  return (segments ?? []).flatMap((segment) => {
    if (segment.words && segment.words.length > 0) return segment.words;
    return spreadWords(segment.text, segment).map(({ text, ...times }) => ({
      word: ` ${text}`,
      ...times,
    }));
  });
}

/** Parts of words, told apart by the blank before each new one, made whole again. */
function whole(parts: readonly z.infer<typeof word>[]): SpokenWord[] {
  const isParted = parts.some((part) => /^\s/u.test(part.word));
  const made: SpokenWord[] = [];
  for (const { word: text, start, end } of parts) {
    const before = made.at(-1);
    if (isParted && before && !/^\s/u.test(text)) {
      before.text += text;
      before.end = Math.max(before.end, end);
    } else made.push({ text, start, end: Math.max(start, end) });
  }
  return made;
}

function fitted(words: readonly SpokenWord[]): SpokenWord[] {
  return words
    .map((one) => ({ ...one, text: one.text.trim().slice(0, wordLimit) }))
    .filter(({ text }) => text !== '' && isStorable(text))
    .slice(0, wordCountLimit);
}
