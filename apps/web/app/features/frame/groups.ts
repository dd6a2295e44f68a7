export const groups = ['discover', 'project', 'space', 'resources'] as const;
export type Group = (typeof groups)[number];

/** What the menu shows a reader: a space of one's own is for who is signed in. */
export function groupsOf(user: object | null): readonly Group[] {
  return user ? groups : groups.filter((group) => group !== 'space');
}
