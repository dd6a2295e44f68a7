/** The first texts that together stay within a length, in UTF-16 units. */
export function withinLength(texts: readonly string[], length: number): string[] {
  let left = length;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}
