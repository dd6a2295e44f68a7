/**
 * The words of a page as a person reads them: the typographer's apostrophes and no-break spaces are
 * the same words. The whole text unless `part` is asked for.
 */
export function said(words: string, extent: 'whole' | 'part' = 'whole'): RegExp {
  const pattern = words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s/g, '\\s+');
  return new RegExp(extent === 'whole' ? `^\\s*${pattern}\\s*$` : pattern);
}
