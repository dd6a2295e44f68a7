/** From here on the text "mentions"; below, it "may evoke". The engine's schema says the same. */
const mentionedFrom = 0.8;

/** Null where the engine gives none: words for a sense are simply there. */
export function isSure({ p }: { p: number | null }): boolean {
  return p === null || p >= mentionedFrom;
}
