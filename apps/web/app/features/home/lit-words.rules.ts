/** Words of a text that a finding rests on. Offsets are UTF-16 code units, end exclusive. */
export type Spot = { start: number; end: number; finding: string; isDenied: boolean };

export type Piece = { start: number; text: string; finding: string | null; isDenied: boolean };

/**
 * Cuts a text at its spots. Where two overlap the first stands: a sample shows each word once.
 * Joined together, the pieces are the text, letter for letter.
 */
export function piecesOf(text: string, spots: readonly Spot[]): Piece[] {
  const pieces: Piece[] = [];
  let reached = 0;
  const plain = (end: number) => {
    if (end > reached) {
      pieces.push({
        start: reached,
        text: text.slice(reached, end),
        finding: null,
        isDenied: false,
      });
    }
  };
  for (const { start, end, finding, isDenied } of spots.toSorted((a, b) => a.start - b.start)) {
    if (start < reached || end <= start || end > text.length) continue;
    plain(start);
    pieces.push({ start, text: text.slice(start, end), finding, isDenied });
    reached = end;
  }
  plain(text.length);
  return pieces;
}
