import { type Group, groups, type Said } from '#pages/page.ts';
import { type NamedPage, namedPages } from '#pages/pages.ts';

/** What the menu shows a reader: a space of one's own is for who is signed in. */
export function groupsOf(user: object | null): readonly Group[] {
  return user ? groups : groups.filter((group) => group !== 'space');
}

/** Where the menu leads. */
export function menuPlaces(group: Group): (NamedPage & { hint: Said })[] {
  return namedPages.flatMap((page) =>
    page.menu?.group === group ? [{ ...page, hint: page.menu.hint }] : [],
  );
}

/** Where a column of the footer leads: what the menu says, and what it has more room for. */
export function footerPlaces(column: Group | 'legal'): readonly NamedPage[] {
  return namedPages.filter(({ menu, footer }) => menu?.group === column || footer === column);
}
