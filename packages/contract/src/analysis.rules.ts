/** In UTF-8. Four bytes for each of the characters a report may have. */
export const analyzedByteLimit = 80_000;
