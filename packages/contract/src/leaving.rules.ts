/** Days in which somebody who left may change their mind. */
export const leavingDays = 30;

/** What becomes of published dreams: erased with all the rest, or left without a name. */
export const leftDreams = ['delete', 'orphan'] as const;
export type LeftDreams = (typeof leftDreams)[number];
