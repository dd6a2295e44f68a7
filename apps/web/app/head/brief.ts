/** Signs a description may have: what search engines show of one. */
const most = 160;
/** Below this, whole sentences say too little, and the words that follow are begun. */
const least = 60;

/** The first sentences of a text, or its first words, as far as a description shows them. */
export function brief(text: string): string {
  const words = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (words.length <= most) return words;
  const sentences = /^.*[.!?…](?= )/.exec(words.slice(0, most + 1))?.[0] ?? '';
  if (sentences.length >= least) return sentences;
  return `${words.slice(0, most - 3).replace(/\s\S*$/, '')}…`;
}
