import { faultOfWords, type UsernameFault } from '#usernames.rules.ts';

/** In characters, as people count them. */
export const displayNameLimit = 40;

/**
 * Signs nobody sees, those that turn the direction of what follows among them; and what some
 * scripts and emoji need of them to be written at all.
 */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}/gu;
const needed =
  /\ufe0f|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{M}])[\u200c\u200d]/gu;

/** A name as it is kept: on one line, with nothing in it that cannot be seen. */
export function cleanDisplayName(name: string): string {
  const kept = new Set([...name.matchAll(needed)].map(({ index }) => index));
  return name
    .replace(/[\s\u2800]/gu, ' ')
    .replace(unseen, (sign, at: number) => (kept.has(at) ? sign : ''))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

export type DisplayNameFault = UsernameFault | 'invalid';

/**
 * Null where somebody may be called so. The username stands beside it wherever it is shown, and is
 * nobody else's; so a name here may be another's, but not that of those who run the place, and not
 * an address.
 */
export function faultOfDisplayName(name: string): DisplayNameFault | null {
  if (name === '') return null;
  // Letters under heaps of marks run over the lines beside them; `@` begins somebody's address.
  if (/\p{M}{4,}/u.test(name.normalize('NFD')) || /[@＠﹫]/u.test(name)) return 'invalid';
  return faultOfWords(name);
}
