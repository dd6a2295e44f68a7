/** Minutes after which nothing is left of a dream that nobody kept. */
export const guestMinutes = 60;
