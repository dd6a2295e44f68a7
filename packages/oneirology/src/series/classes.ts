/** The closed lists of a series, apart from the schemas so that reading one needs no zod. */

/** Raised when a field changes its meaning or goes; adding an optional field does not raise it. */
export const seriesSchemaVersion = 1;

/** Whom a dreamer may be compared with. Chosen by the dreamer, never inferred. */
export const referenceGroups = ['female', 'male', 'none'] as const;

/** Which day a date names: the one the dreamer woke up on, or the one they went to bed on. */
export const nightRules = ['morning', 'evening'] as const;

export const normMeasures = [
  'male-characters',
  'familiar-characters',
  'known-characters',
  'family-characters',
  'groups',
  'animals',
  'aggression-over-friendliness',
  'dreamer-as-befriender',
  'dreamer-as-aggressor',
  'physical-aggression',
  'bodily-misfortune',
  'negative-emotions',
  'indoor-settings',
  'dreams-with-aggression',
  'dreams-with-friendliness',
  'dreams-with-sexuality',
  'dreams-with-misfortune',
  'dreams-with-emotion',
  'dreams-with-anger',
  'dreams-with-apprehension',
  'dreams-with-sadness',
  'dreams-with-confusion',
  'dreams-with-happiness',
] as const;

export const temporalPatterns = ['weekday', 'season', 'runs', 'bursts', 'trend'] as const;

export const seasonNames = ['winter', 'spring', 'summer', 'autumn'] as const;

/** Below this, a share says more about which dreams were kept than about the dreamer. */
export const leastDreams = 25;

export const stretchKinds = ['week', 'month', 'year'] as const;
