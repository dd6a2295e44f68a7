/** In characters; a text that fits is its own excerpt. */
const excerptLimit = 180;

/** Cut between words. */
export function excerptOf(text: string, limit: number = excerptLimit): string {
  if (text.length <= limit) return text;
  const whole = text.slice(0, limit).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s,;:.]+$/, '')}…`;
}
