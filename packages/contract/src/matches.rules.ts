/** Motifs two dreamers are told they share: always so many, the same ones to both. */
export const matchMotifs = 3;
/** A motif, and all of them together, that fewer dreamers carry would point at somebody. */
export const fewestCarriers = 20;
/** A motif that more than this share of dreamers carries is not unusual; of all three together. */
export const commonestMotif = 0.1;
export const commonestTogether = 1 / 40;
/** Below so many dreamers three motifs cannot be unusual and carried by enough people at once. */
export const fewestDreamers = fewestCarriers / commonestTogether;
/** A motif is carried by whom it comes to in dreams of so many nights, unchanged for so many days. */
export const motifNights = 2;
export const motifDays = 7;
/** Days an account is there before anybody is told of it. */
export const matchAccountDays = 14;
/** Days a match stands, whatever is answered; nobody has two at once. */
export const matchDays = 14;
/** Days for which two who were told of one another are not told so again. */
export const matchMemoryDays = 365;

/** `wait` takes back a lone yes. */
export const matchAnswers = ['yes', 'no', 'wait'] as const;
export type MatchAnswer = (typeof matchAnswers)[number];

/** What keeps the caller from being told of anybody, as far as it is theirs or everybody's. */
export const matchLacks = ['off', 'page', 'address', 'age', 'nights', 'dreamers'] as const;
export type MatchLack = (typeof matchLacks)[number];
