/** Paintings of a round, of which one was made of the dream: by chance one guess in so many is right. */
export const guessPaintings = 5;
export const guessChance = 1 / guessPaintings;

/** What a round asks: whose the painting is, how it was for who dreamt it, and which night it was. */
export const guessQuestions = ['painting', 'feeling', 'night'] as const;
export type GuessQuestion = (typeof guessQuestions)[number];

/** How a dreamer may say it was, from the five grades of a dream’s mood. */
export const guessFeelings = ['unpleasant', 'neutral', 'pleasant'] as const;
export type GuessFeeling = (typeof guessFeelings)[number];

/** What one is right by without reading: each answer is as likely to be the right one. */
export function chanceOf(question: GuessQuestion): number {
  return question === 'feeling' ? 1 / guessFeelings.length : guessChance;
}

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
