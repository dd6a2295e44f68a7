import { isDeepStrictEqual } from 'node:util';
import type { Dream, DreamUpdate } from '@reverie/contract/dreams';
import { type DreamLanguage, dreamLanguages } from '@reverie/contract/dreams.rules';
import type { Image } from '@reverie/contract/images';
import { largestImageWidth, pictureOf } from '@reverie/contract/images.rules';
import { detectLanguage } from '@reverie/oneirology';
import { abilities } from '#features/dreams/policy.ts';
import type { SeenDream, ShownPainting } from '#features/dreams/queries.ts';
import type { DreamRow, NewDreamRow } from '#features/dreams/table.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/** How long a dream stays in the bin before it is gone. */
export const binDays = 30;

/** How long the pipeline may stand still before a sweep puts its job back. */
export const stallMinutes = 2;

/**
 * What becomes of a dream whose pipeline stands still: the step is queued again, or given up where
 * its job is among the parked payloads. An analysis given up takes the painting with it.
 */
export function afterStall(row: DreamRow, parked: readonly unknown[]): Partial<NewDreamRow> {
  const { id: dreamId, revision, wishId, analysisStatus, imageStatus } = row;
  const isRead = analysisStatus === 'done';
  const payload = isRead ? { dreamId, wishId } : { dreamId, revision };
  const isGivenUp = parked.some((each) => isDeepStrictEqual(each, payload));
  const status = isGivenUp ? 'failed' : 'queued';
  if (isRead) return { imageStatus: status };
  const isAwaited = imageStatus === 'queued' || imageStatus === 'running';
  return { analysisStatus: status, ...(isAwaited && { imageStatus: status }) };
}

type Told = { title?: string | null | undefined; content: string; tags: readonly string[] };

/** The language a dream is told in, as far as its words tell. */
export function languageOf({ title, content, tags }: Told): DreamLanguage | null {
  const { code } = detectLanguage([title ?? '', content, ...tags].join('\n'));
  return dreamLanguages.find((language) => language === code) ?? null;
}

/** The columns a form fills; what it leaves out stays out. `isPublic` is the older word. */
export function columnsOf(
  form: DreamUpdate,
  seal: (report: string) => Uint8Array,
): Partial<NewDreamRow> {
  const { isPublic, visibility, report, dreamedAt, location, communityId: _, ...same } = form;
  const chosen =
    visibility ?? (isPublic === undefined ? undefined : isPublic ? 'public' : 'private');
  return withoutUndefined({
    ...same,
    visibility: chosen,
    report: typeof report === 'string' ? seal(report) : report,
    dreamedAt: dreamedAt === undefined ? undefined : new Date(dreamedAt),
    city: location === undefined ? undefined : (location?.city ?? null),
    country: location === undefined ? undefined : (location?.country ?? null),
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only the keys with a value are left, which is what the type says.
  return Object.fromEntries(kept) as Defined<T>;
}

/**
 * A dream as one viewer meets it. `open` unseals the report, for its dreamer only: one that does not
 * open is said to be there, and takes nothing else with it.
 */
export function presentDream(
  viewer: Viewer | null,
  row: SeenDream,
  open: (sealed: Uint8Array) => string | null,
): Dream {
  const can = abilities(viewer, row, row.liked);
  const image = row.painting && presentImage(row.painting);
  const sealed = can.isOwner ? row.report : null;
  const report = sealed && open(sealed);
  return {
    id: row.id,
    userId: row.ownerId,
    author: { username: row.username },
    title: row.title,
    content: row.content,
    language: row.language,
    report,
    isReportUnreadable: sealed !== null && report === null,
    tags: row.tags,
    visibility: row.visibility,
    isPublic: row.visibility === 'public',
    dreamedAt: row.dreamedAt.toISOString(),
    category: row.category,
    types: row.types,
    mood: row.mood,
    lucidity: row.lucidity,
    vividness: row.vividness,
    sleepQuality: row.sleepQuality,
    recall: row.recall,
    warnings: row.warnings,
    location: row.city || row.country ? { city: row.city, country: row.country } : null,
    likes: row.likes,
    views: row.views,
    revision: row.revision,
    analysisStatus: row.analysisStatus,
    imageStatus: row.imageStatus,
    imageUrl: image && pictureOf(image).url,
    imageAlt: image?.alt[viewer?.language === 'en' ? 'en' : 'fr'] ?? null,
    image,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    viewer: can,
  };
}

/** A painting as readers meet it. */
export function presentImage(painting: ShownPainting): Image {
  const { name, formats, style, seed, provider, placeholder, altFr, altEn } = painting;
  return {
    ...{ name, formats, style, seed, provider, placeholder },
    ...{ width: largestImageWidth, height: largestImageWidth },
    alt: { fr: altFr, en: altEn },
  };
}
