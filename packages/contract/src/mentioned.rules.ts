import { usernameMax, usernameMin } from '#accounts.rules.ts';
import { birdNumbers, birds } from '#communities.rules.ts';
import type { Written } from '#mentions.rules.ts';

/** A sign before which no address of mail can stand. */
const before = '(?<![\\p{L}\\p{N}_.@/-])@';
const name = new RegExp(`${before}([\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]*[\\p{L}\\p{N}])?)`, 'gu');
const numberOf = new Map(birds.flatMap((names, bird) => names.map((each) => [fold(each), bird])));
const longestFirst = [...numberOf.keys()].sort((one, other) => other.length - one.length);
const pseudonym = new RegExp(
  `${before}(${longestFirst.join('|').replaceAll(' ', '[ \\u00a0]')})[ \\u00a0](\\d{1,2})(?!\\d)`,
  'giu',
);

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Usernames a text calls, as they are written there, each spelling once. */
export function namesIn(text: string): (Written & { username: string })[] {
  const all = [...text.normalize('NFC').matchAll(name)].flatMap(([written, username = '']) =>
    username.length >= usernameMin && username.length <= usernameMax ? [{ written, username }] : [],
  );
  return [...new Map(all.map((each) => [each.written, each])).values()];
}

/** Pseudonyms a text calls, in either language. */
export function pseudonymsIn(text: string): (Written & { bird: number; number: number })[] {
  const all = [...text.normalize('NFC').matchAll(pseudonym)].flatMap(
    ([written, said = '', digits = '']) => {
      const bird = numberOf.get(fold(said).replaceAll('\u00a0', ' '));
      const number = Number(digits);
      const isOne = bird !== undefined && number >= 1 && number <= birdNumbers;
      return isOne ? [{ written, bird, number }] : [];
    },
  );
  return [...new Map(all.map((each) => [each.written, each])).values()];
}
