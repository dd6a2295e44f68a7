import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** « Un éléphant rose », « le ciel est rose », « repeint en rose »; « une rose » is a flower. */
export function isPinkSaid({ tokens }: Reading, named: readonly Named[], from: number): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  return (
    copulas.has(before) ||
    /^(?:en|tout|toute|et)$/.test(before) ||
    named.some(({ to }) => to === from)
  );
}

export const isColour = new Set<Change['change']>([
  ...(['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown', 'black'] as const),
  ...(['white', 'grey'] as const),
]);

export const isLook = new Set<Change['change']>([...isColour, 'giant', 'tiny']);

/** What stands before a colour that somebody wears, or is of. */
export const wearing = wordSet(
  `in en de all tout toute très very dressed wearing painted et and entirely devenus devenues
  deviennent devenaient turning`,
);

export const copulas = wordSet(
  'was were is are be been became becomes turned turns went goes était étaient est sont devenu devenue devient devenait',
);
