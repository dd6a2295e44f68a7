import { both } from '#lexicon/both.ts';
import { type Reading, readWith } from '#read/reading.ts';
import type { Language } from '#text/language.ts';

/** Reads a text, both languages at hand. */
export function read(text: string, language?: Language): Reading {
  return readWith(both, text, { language });
}
