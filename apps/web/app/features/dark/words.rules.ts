/** Words as they are kept: without empty ones, in the order in which they came. */
export function joined(typed: string): string {
  return typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ');
}

/** With a word that was touched, or without it where it was there. */
export function withWord(typed: string, word: string): string {
  const words = joined(typed).split(', ').filter(Boolean);
  const others = words.filter((one) => one !== word);
  return (others.length < words.length ? others : [...words, word]).join(', ');
}
