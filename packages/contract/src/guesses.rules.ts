/** Paintings of a round, of which one was made of the dream: by chance one guess in so many is right. */
export const guessPaintings = 5;
export const guessChance = 1 / guessPaintings;
/** Minutes a round waits for its answer. */
export const guessMinutes = 60;
/** Below so many rounds, and so many players who are known to be different, no figure is shown. */
export const fewestGuesses = 20;

/** `seen`: by the paintings themselves. `told`: by what their descriptions say. */
export const guessForms = ['seen', 'told'] as const;
export type GuessForm = (typeof guessForms)[number];

/** Who guessed. Visitors may be one person or many: nobody knows, and nothing is kept to know it. */
export const guessers = ['member', 'visitor', 'engine'] as const;
export type Guesser = (typeof guessers)[number];
