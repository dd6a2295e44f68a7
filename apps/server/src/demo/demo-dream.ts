/**
 * One dream of the demonstration community. The facts keep the names and ranges of a dream's
 * creation body, so a seeder can hand them to the dreams service as they are.
 */
export type DemoDream = {
  /** Username of the teller, one of `demoDreamers`. */
  dreamer: string;
  /** The shared text, at most 500 characters as people count them. */
  content: string;
  /** The whole telling, at most 20,000 characters. `content` is then made of its sentences. */
  report?: string;
  /** At most 120 characters. */
  title?: string;
  /** At most 12, each at most 30 characters, lower case. */
  tags: readonly string[];
  /** Nights between the dream and the seeding, 0 to 320: the community never looks abandoned. */
  daysAgo: number;
  /** Hour of the dream in the teller's own night, 0 to 23. */
  hour?: number;
  category?: DemoCategory;
  types: readonly DemoDreamType[];
  mood: -2 | -1 | 0 | 1 | 2;
  /** 0 to 10. */
  lucidity?: number;
  /** 0 to 10. */
  vividness?: number;
  sleepQuality?: 1 | 2 | 3 | 4 | 5;
  recall?: 'fragment' | 'full';
  warnings: readonly DemoWarning[];
  visibility: 'public' | 'private';
  /** Usernames of those who like it, never the teller's own. */
  likes: readonly string[];
};

export type DemoCategory =
  | 'nature'
  | 'cosmos'
  | 'urban'
  | 'time'
  | 'art'
  | 'travel'
  | 'literature'
  | 'fantasy';

export type DemoDreamType =
  | 'lucid'
  | 'recurring'
  | 'nightmare'
  | 'prophetic'
  | 'creative'
  | 'symbolic'
  | 'surreal';

export type DemoWarning =
  | 'violence'
  | 'sexual'
  | 'sexual_violence'
  | 'death'
  | 'self_harm'
  | 'phobia';
