/** People one comment calls; further ones are only words. */
export const mentionsLimit = 5;

/**
 * Who may call somebody by their name: everybody, people they know (they follow them, or are connected
 * with them), or nobody.
 */
export const mentioners = ['everybody', 'known', 'nobody'] as const;
export type Mentioner = (typeof mentioners)[number];

/** Where a text calls somebody. */
export type Written = { written: string };

/** A text in its parts: words, and where it calls one of these. */
export function partsAround<T extends Written>(
  text: string,
  mentions: readonly T[],
): (string | T)[] {
  const known = new Map(mentions.map((each) => [each.written, each]));
  if (known.size === 0) return [text];
  const longest = [...known.keys()].sort((one, other) => other.length - one.length);
  const escaped = longest.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}_.@/-])(${escaped.join('|')})(?![\\p{L}\\p{N}_-])`,
    'u',
  );
  return text
    .normalize('NFC')
    .split(found)
    .flatMap((part, place) =>
      part === '' ? [] : [place % 2 === 1 ? (known.get(part) ?? part) : part],
    );
}
