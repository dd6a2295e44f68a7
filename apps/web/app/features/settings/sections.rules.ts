/**
 * The parts of the settings, in the order of their navigation. Each is a page at
 * `/settings/<section>` with a name in the messages, and stands here once it works.
 */
export const sections = [
  'account',
  'security',
  'sessions',
  'privacy',
  'activity',
  'notifications',
  'data',
] as const;
export type Section = (typeof sections)[number];

export function pathOf(section: Section): string {
  return `/settings/${section}`;
}
