import type { Language } from '#language/language.ts';

/** What is said in each language. */
export type Said = Record<Language, string>;

export const groups = ['discover', 'project', 'space', 'resources'] as const;
export type Group = (typeof groups)[number];

export const frames = ['settings'] as const;
type Frame = (typeof frames)[number];

/**
 * - `listed`: in the map of the site, by its path.
 * - `listed-each`: in the map by each address it has, which is for what it shows to say.
 * - `unlisted`: open to search engines, and they are asked not to list it.
 * - `closed`: a dreamer's own page, or a form: robots.txt closes it.
 */
type Robots = 'listed' | 'listed-each' | 'unlisted' | 'closed';

/** Paintings that networks show beside a link to a page without a picture of its own. */
export type Card = 'house' | 'library' | 'science' | 'guide';

export type Page = {
  /** The file of `routes` that answers here, without its ending. */
  route: string;
  path: `/${string}` | '*';
  /** The file of `routes` that is around it, as around others. */
  frame?: Frame;
  robots: Robots;
  /** What it is called in menus, in the search and, unless it says otherwise, in its title. */
  name?: Said;
  /** What people type who look for it: the search of the site finds it by these and by its name. */
  words?: Said;
  /** Whose page it is, where it is not everybody's: nobody else finds it in the search. */
  reader?: 'member' | 'visitor';
  menu?: { group: Group; hint: Said };
  /** Where the footer names it, beside what the menu holds. */
  footer?: Group | 'legal';
  card?: Card;
  /** True where a visitor's device may keep a copy, to read it offline: ADR 18. */
  isKept?: true;
  /** True where a form of it may hold a picture: nowhere else is so long a form read. */
  takesPicture?: true;
  /** True where a form of it may hold a journal, which is longer still. */
  takesFile?: true;
  /** True where no page leads: a mail does, a form, or the want of a network. */
  isUnlinked?: true;
};

/** What answers at an address with no page: a script asks, a robot, a reader of feeds. */
export type Resource = {
  route: string;
  path: `/${string}`;
  /** True where robots find nothing to read. */
  isClosed?: true;
};
