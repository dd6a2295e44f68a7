/** What an own dream was found in. */
export const hitFields = ['title', 'content', 'report', 'tags', 'addition'] as const;

/** What is found beside dreams. */
export const noteKinds = ['day-note', 'meaning', 'person'] as const;

export const journalOrders = ['newest', 'oldest'] as const;

/** Signs of an excerpt around what was found, about. */
export const excerptLimit = 180;

/** By what a journal is filtered, in the order of its form and of its address. */
export const journalFilters = [
  'feeling',
  'symbol',
  'person',
  'place',
  'type',
  'tag',
  'visibility',
  'lucid',
  'painted',
] as const;
