/** Limits and choices of a dream that the form, the API and the database share. */
export const contentLimit = 500;
export const contentByteLimit = 16_384;
export const reportLimit = 20_000;
export const titleLimit = 120;
export const tagLimit = 30;
export const tagCountLimit = 12;
export const placeNameLimit = 80;

export const pageSizeDefault = 20;
export const pageSizeLimit = 100;

export const visibilities = ['private', 'community', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** Whom a dreamer may ask to see a dream as: nobody, somebody signed in, a member of its community. */
export const dreamReaders = ['stranger', 'signed_in', 'member'] as const;
export type DreamReader = (typeof dreamReaders)[number];

export const categories = [
  'nature',
  'cosmos',
  'urban',
  'time',
  'art',
  'travel',
  'literature',
  'fantasy',
] as const;
export type Category = (typeof categories)[number];

export const dreamTypes = [
  'lucid',
  'recurring',
  'nightmare',
  'prophetic',
  'creative',
  'symbolic',
  'surreal',
] as const;
export type DreamType = (typeof dreamTypes)[number];

export const recalls = ['none', 'fragment', 'full'] as const;

/** What a dream may hold that some readers would rather not meet. */
export const contentWarnings = [
  'violence',
  'sexual',
  'sexual_violence',
  'death',
  'self_harm',
  'phobia',
] as const;
/** `none`: the dreamer said there is nothing. `undeclared`: the dreamer did not say. */
export const warnings = ['none', 'undeclared', ...contentWarnings] as const;
export type Warning = (typeof warnings)[number];

export const pipelineStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type PipelineStatus = (typeof pipelineStatuses)[number];

/** `asks`: painting waits for the dreamer’s word. `none`: there is no painting and none is coming. */
export const imageStatuses = [...pipelineStatuses, 'none', 'asks'] as const;
export type ImageStatus = (typeof imageStatuses)[number];

/** Whether signed-out visitors may see a public dream: nothing declared in it asks for care. */
export function isSafe(declared: readonly Warning[]): boolean {
  return declared.every((warning) => warning === 'none' || warning === 'undeclared');
}

/** What a list does with warned dreams: shows them among the others, or leaves them out. */
export const warnedFilters = ['with', 'without'] as const;
export type WarnedFilter = (typeof warnedFilters)[number];

/** The languages a dream can be told apart in. */
export const dreamLanguages = ['fr', 'en'] as const;
export type DreamLanguage = (typeof dreamLanguages)[number];

/** Whether painting waits for the dreamer's word: a nightmare or a declared warning asks first. */
export function asksBeforePainting(
  types: readonly DreamType[],
  declared: readonly Warning[],
): boolean {
  return types.includes('nightmare') || !isSafe(declared);
}

/** Splits what somebody typed into tags: commas separate, blanks go, repeats go, case stays. */
export function tagsFrom(typed: string): string[] {
  return cleanTags(typed.split(','));
}

/** What two spellings of one tag have in common, whatever their case. */
export function tagKey(tag: string): string {
  return tag.trim().normalize('NFKC').toLowerCase();
}

/** The same without accents, as somebody in a hurry types it. */
export function foldTag(tag: string): string {
  return tagKey(tag).normalize('NFD').replace(/\p{M}/gu, '');
}

/** What a list can be asked to leave out: a warning, and dreams of which nothing was said. */
export const avoidableWarnings = [...contentWarnings, 'undeclared'] as const;
export type AvoidableWarning = (typeof avoidableWarnings)[number];

/** Tags and warnings whose dreams a list leaves out. */
export type Avoided = { tags: readonly string[]; warnings: readonly AvoidableWarning[] };

export type Avoiding = {
  notTags?: string[] | undefined;
  notWarnings?: AvoidableWarning[] | undefined;
};

/** What is left out of a list; null where nothing is. */
export function avoidedIn({ notTags = [], notWarnings = [] }: Avoiding): Avoided | null {
  return notTags.length + notWarnings.length > 0 ? { tags: notTags, warnings: notWarnings } : null;
}

export const avoidedTagsLimit = 12;

/** Dreams of a list that are looked at, at most, where some are left out of it. */
export const avoidingReach = 1_000;

/** Trims tags and drops the empty and the repeated, whatever their case. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = tag.toLocaleLowerCase();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
