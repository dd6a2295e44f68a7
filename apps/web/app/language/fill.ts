/** Fills the places of a sentence: `fill('Page {n}', { n: '2' })`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** `214 membres`, `1 membre`: both languages count nothing as one or as many by their own rule. */
export function counted(
  { one, other }: { one: string; other: string },
  count: number,
  number: (count: number) => string,
): string {
  return fill(count < 2 ? one : other, { n: number(count) });
}
