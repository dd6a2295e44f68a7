export type InlinePart =
  | { kind: 'text' | 'code' | 'stress'; text: string }
  | { kind: 'link'; text: string; href: string };

const mark = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*([^*\s](?:[^*]*[^*\s])?)\*/g;

/** Splits prose at its marks: `code`, [a link](/path) and *stress*. Anything else is text. */
export function inlineParts(prose: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of prose.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'text', text: prose.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < prose.length) parts.push({ kind: 'text', text: prose.slice(end) });
  return parts;
}

function partOf([whole, code, label, href, stress]: RegExpExecArray): InlinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined && href !== undefined) return { kind: 'link', text: label, href };
  return { kind: 'stress', text: stress ?? whole };
}

/** The words alone, as a search or an excerpt reads them. */
export function plainText(prose: string): string {
  return inlineParts(prose)
    .map(({ text }) => text)
    .join('');
}

/** Sets the prose by a typographer, and leaves code as it is typed. */
export function setProse(prose: string, set: (text: string) => string): string {
  return prose
    .split(/(`[^`]+`)/)
    .map((piece) => (/^`[^`]+`$/.test(piece) ? piece : set(piece)))
    .join('');
}
