/** People one may be connected with, and people one may ask in a day. */
export const connectionsLimit = 500;
export const asksADay = 5;
/** Days after which what nobody answered fades, and in which asking the same person again calls nobody. */
export const askDays = 30;
export const askAgainDays = 7;
/** Characters of what somebody says when they ask. */
export const askWordLimit = 140;

/**
 * What one is to somebody: `asking` they have not said yes, `asked` they ask and wait for an answer.
 * Whether the other said no is told to nobody.
 */
export const connectionStates = ['none', 'asking', 'asked', 'connected'] as const;
export type ConnectionState = (typeof connectionStates)[number];
