/** So many characters of a text are its first words, at most. */
const firstLength = 140;

/** The first words of a text, whole ones, on one line. */
export function firstWordsOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= firstLength) return line;
  const cut = characters.slice(0, firstLength).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
