import {
  type AvoidableWarning,
  avoidableWarnings,
  avoidedTagsLimit,
  cleanTags,
  tagLimit,
  tagsFrom,
} from '@reverie/contract/dreams.rules';
import { countCharacters, isStorable } from '@reverie/contract/text.rules';

/** What a list leaves out, as its address says it: tags and warnings, each joined by commas. */
export type Avoiding = { not: string; avoid: string };

export const avoidsNothing: Avoiding = { not: '', avoid: '' };

/** Reads an address. What is no tag and no warning in it is left out. */
export function readAvoiding(search: URLSearchParams): Avoiding {
  const tags = tagsFrom(search.get('not') ?? '').filter(
    (tag) => isStorable(tag) && countCharacters(tag) <= tagLimit,
  );
  const warnings = warningsIn(search.getAll('avoid').join(','));
  return { not: tags.slice(0, avoidedTagsLimit).join(','), avoid: warnings.join(',') };
}

export function warningsIn(avoid: string): AvoidableWarning[] {
  const said = cleanTags(avoid.split(','));
  return avoidableWarnings.filter((each) => said.includes(each));
}

/** The warnings with one more, or one less. */
export function toggle(avoid: string, warning: AvoidableWarning): string {
  const said = warningsIn(avoid);
  const isSaid = said.includes(warning);
  return avoidableWarnings
    .filter((each) => (each === warning ? !isSaid : said.includes(each)))
    .join(',');
}

export function withoutTag(not: string, tag: string): string {
  return tagsFrom(not)
    .filter((each) => each !== tag)
    .join(',');
}

/** The same for the API. */
export function askedOf({ not, avoid }: Avoiding) {
  return { ...(not !== '' && { notTags: not }), ...(avoid !== '' && { notWarnings: avoid }) };
}

/** What of it an address says: only what is. */
export function saidOf({ not, avoid }: Avoiding): Record<string, string> {
  return { ...(not !== '' && { not }), ...(avoid !== '' && { avoid }) };
}
