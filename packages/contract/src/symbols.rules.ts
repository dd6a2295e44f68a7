export const meaningLimit = 1_000;
/** Of so many of the newest dreams that name it, sentences are shown; of fewer, what is in each. */
export const symbolDreamLimit = 200;
export const matrixLimit = 14;
/** Below so many dreams, on either side, nothing is compared. */
export const comparedFrom = 25;
