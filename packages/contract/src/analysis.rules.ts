/** Texts one network may have read in a minute without keeping them. */
export const analyzedPerMinute = 30;

/** In UTF-8. Four bytes for each of the characters a report may have. */
export const analyzedByteLimit = 80_000;
