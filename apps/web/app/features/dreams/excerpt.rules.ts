/**
 * The first sentences of a text that fit in so many letters; where not even one does, as many whole
 * words as fit, and an ellipsis. An excerpt ends where a sentence does, whenever it can.
 */
export function beginningOf(text: string, most: number): string {
  const whole = text.replace(/\s+/gu, ' ').trim();
  if (whole.length <= most) return whole;
  const ends = [...whole.matchAll(/[.!?…](?:\s?[»”"’)])*(?=\s)/gu)].map(
    ({ index, 0: end }) => index + end.length,
  );
  const last = ends.findLast((end) => end <= most);
  if (last !== undefined) return whole.slice(0, last);
  const cut = whole.slice(0, most);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > most / 2 ? word : most).replace(/[\s,;:–-]+$/u, '')}…`;
}
