import type { Cast, Party } from '#grammar/person.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

/**
 * Whether `everywhere` says where something is done, and not how many there are: « un chien me suivait
 * partout », « je courais partout », `I was looking for my kids everywhere`.
 */
export function isOnlyWhere(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { at, bearer }: { readonly at: number; readonly bearer: Party | undefined },
): boolean {
  const isOne = cast.mentions.some(({ id, number }) => id === bearer && number === 'one');
  return (
    isOne ||
    bearer === 'dreamer' ||
    isOneThing(reading, named, bearer) ||
    isSoughtBefore(reading, at)
  );
}

function isSoughtBefore(reading: Reading, at: number): boolean {
  const first = sentenceAt(reading, at)?.from ?? 0;
  return reading.tokens.slice(first, at).some(({ lower }) => seeking.test(lower));
}

const seeking = /^(?:look(?:ed|ing)|search(?:ed|ing)?|seek|sought|cherch\p{L}*)$/u;

/** « Un ballon rouge me suivait partout ». */
function isOneThing({ tokens }: Reading, named: readonly Named[], id: string | undefined): boolean {
  const [first, ...others] = named.filter((one) => one.id === id);
  const isOne = /^(?:un|une|a|an|mon|ma|my)$/.test(tokens[(first?.from ?? 0) - 1]?.lower ?? '');
  return first !== undefined && others.length === 0 && isOne;
}
