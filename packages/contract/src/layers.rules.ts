/** Limits and choices of what surrounds a dream: its night, and what came to its dreamer later. */
export const dayNoteLimit = 4_000;
export const awakeningLimit = 30;
export const napLimit = 10;
export const additionLimit = 4_000;
export const passageLimit = 300;
/** How many additions one dream takes. */
export const additionsOfADream = 200;

/** Days a dream stays in the bin before it is gone. */
export const binDays = 30;

/** More of what was dreamt, or what waking life brings to it. */
export const additionKinds = ['addition', 'association'] as const;
export type AdditionKind = (typeof additionKinds)[number];

/**
 * `waiting`: nothing was said of it yet. `let_in`: it stands in the report from a version on.
 * `apart`: its dreamer keeps it outside.
 */
export const additionStates = ['waiting', 'let_in', 'apart'] as const;
export type AdditionState = (typeof additionStates)[number];

export const moods = [-2, -1, 0, 1, 2] as const;
export const qualities = [1, 2, 3, 4, 5] as const;

/** The last night that may be spoken of, `YYYY-MM-DD`: somewhere on earth it has begun. */
export function lastNight(now: Date): string {
  return new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
}
