import { excerptOf } from '#help/excerpt.ts';
import { helpEn } from '#help/help-entries.en.ts';
import { helpFr } from '#help/help-entries.fr.ts';
import { type HelpCategory, type HelpId, helpPlaces } from '#help/help-places.ts';
import { createTextSearch } from '#help/text-search.ts';
import type { Language } from '#language/language.ts';
import { typographers } from '#language/typography.ts';

export type HelpAnswer = {
  id: HelpId;
  category: HelpCategory;
  title: string;
  /** All of the answer; `excerpt` is what of it fits a list. */
  text: string;
  excerpt: string;
  href: string;
};

const queryLimit = 200;

const entries = { fr: helpFr, en: helpEn };

/** Built when it is first asked for, and kept: the texts never change while the server runs. */
const searches = new Map<Language, ReturnType<typeof createTextSearch>>();

function searchIn(language: Language) {
  const known = searches.get(language);
  if (known) return known;
  const ids = Object.keys(helpPlaces).filter(isHelpId);
  const search = createTextSearch(ids.map((id) => ({ id, ...entries[language][id] })));
  searches.set(language, search);
  return search;
}

/** Help on what somebody typed, in any words, best first. None where nothing is near. */
export function findHelp(language: Language, query: string, limit: number): HelpAnswer[] {
  const found = searchIn(language)(query.slice(0, queryLimit), limit);
  return found.filter(isHelpId).map((id) => helpOn(language, id));
}

/** One entry, set for reading. */
export function helpOn(language: Language, id: HelpId): HelpAnswer {
  const { title, text } = entries[language][id];
  const set = typographers[language];
  return {
    id,
    ...helpPlaces[id],
    title: set(title),
    text: set(text),
    excerpt: excerptOf(set(text)),
  };
}

function isHelpId(id: string): id is HelpId {
  return id in helpPlaces;
}
