const combiningMarks = /\p{M}+/gu;
const plainAscii = /^[\0-\x7f]*$/;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Lower case, composed: the form under which a word is looked up with its accents. */
export function lowerForm(word: string): string {
  return plainAscii.test(word) ? word.toLowerCase() : word.toLowerCase().normalize('NFC');
}

/** Lower case without accents or ligatures: `Cœur` → `coeur`, `Éléphant` → `elephant`. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFC');
}
