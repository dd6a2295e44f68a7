/** Strokes of the dial, and the seconds of one turn. */
export const strokes = 96;
export const turn = 60;

/** Where the stroke of a moment stands: of its turn, and which turn it is. */
export function strokeAt(seconds: number): { turn: number; stroke: number } {
  const whole = Math.max(0, Math.floor((seconds / turn) * strokes));
  return { turn: Math.floor(whole / strokes), stroke: whole % strokes };
}

/** `0:41`, `12:05`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
