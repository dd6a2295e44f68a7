import type { Reading } from '#read/reading.ts';

/** Whoever is the dreamer as well, and stands before them. */
export const otherSelf = 'other-self';

/** « Un autre moi », `a copy of myself`, `two of me`: each as its words follow one another. */
const phrases = [
  ...['another me', 'other me', 'second me', 'copy of me', 'copy of myself', 'double of me'],
  ...[
    'version of me',
    'version of myself',
    'two of me',
    'two mes',
    'another myself',
    'clone of me',
  ],
  ...['autre moi', 'deuxième moi', 'second moi', 'copie de moi', 'double de moi', 'clone de moi'],
  ...['version de moi', 'autre moi même', 'deux moi', 'deux fois moi', 'copie de moi même'],
].map((phrase) => phrase.split(' '));

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a dream names another self. */
export function otherSelvesIn({ tokens }: Reading): Span[] {
  return tokens.flatMap((_, from): Span[] => {
    const phrase = phrases
      .filter((words) => words.every((word, n) => tokens[from + n]?.lower === word))
      .sort((a, b) => b.length - a.length)[0];
    if (phrase === undefined) return [];
    return [{ from, to: from + phrase.length }];
  });
}
