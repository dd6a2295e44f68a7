/** What a message to the people of Reverie is about. */
export const contactTypes = [
  'general',
  'support',
  'billing',
  'partnership',
  'research',
  'press',
] as const;
export type ContactType = (typeof contactTypes)[number];

/** In characters as people count them. */
export const contactNameLimit = 120;
export const contactSubjectLimit = 150;
export const contactMessageLimit = 5_000;
