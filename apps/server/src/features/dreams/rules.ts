import { pseudonymOf } from '@reverie/contract/communities.rules';
import type { Dream, DreamNeighbour, DreamUpdate } from '@reverie/contract/dreams';
import { type DreamLanguage, dreamLanguages } from '@reverie/contract/dreams.rules';
import type { Image } from '@reverie/contract/images';
import { pictureOf } from '@reverie/contract/images.rules';
import { nightOf, zoneWrittenIn } from '@reverie/contract/nights.rules';
import { detectLanguage } from '@reverie/oneirology';
import { abilities } from '#features/dreams/policy.ts';
import type {
  CommunityOfDream,
  NeighbourRow,
  SeenDream,
  ShownPainting,
} from '#features/dreams/queries.ts';
import { type NewDreamRow, trulyOf } from '#features/dreams/table.ts';
import type { Principal } from '#platform/http/principal.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

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
  const {
    isPublic,
    visibility,
    report,
    dreamedAt,
    timeZone: _,
    location,
    communityId,
    audioId: __,
    blurred: ___,
    questionId: ____,
    ...same
  } = form;
  const chosen =
    visibility ?? (isPublic === undefined ? undefined : isPublic ? 'public' : 'private');
  return withoutUndefined({
    ...same,
    visibility: chosen,
    // One that moves out of its community names none.
    communityId:
      chosen === undefined || chosen === 'community' ? communityId : (communityId ?? null),
    report: typeof report === 'string' ? seal(report) : report,
    dreamedAt: dreamedAt === undefined ? undefined : new Date(dreamedAt),
    city: location === undefined ? undefined : (location?.city ?? null),
    country: location === undefined ? undefined : (location?.country ?? null),
  });
}

/** The night of a new dream. */
export function firstNight({ dreamedAt, timeZone }: WhenTold, now: Date): string {
  const at = dreamedAt === undefined ? now : new Date(dreamedAt);
  return nightOf(at, timeZone ?? (dreamedAt === undefined ? 'UTC' : zoneWrittenIn(dreamedAt)));
}

/**
 * The night of a dream that is changed. A form that is sent again holds the minute that stands,
 * maybe read on other clocks than it was told on: then the night stays. A zone alone sets it.
 */
export function nextNight(
  { dreamedAt, timeZone }: WhenTold,
  before: { dreamedAt: Date; night: string },
): string {
  if (dreamedAt === undefined) {
    return timeZone === undefined ? before.night : nightOf(before.dreamedAt, timeZone);
  }
  const at = new Date(dreamedAt);
  if (minuteOf(at) === minuteOf(before.dreamedAt)) return before.night;
  return nightOf(at, timeZone ?? zoneWrittenIn(dreamedAt));
}

type WhenTold = Pick<DreamUpdate, 'dreamedAt' | 'timeZone'>;

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only the keys with a value are left, which is what the type says.
  return Object.fromEntries(kept) as Defined<T>;
}

/**
 * How often a dream was liked, read and commented on. In a community nobody reads of today: who asks
 * every minute would learn at which a pseudonym was there. One's own like is one's own to see.
 */
export function countsOf(
  dream: Pick<SeenDream, 'likes' | 'views' | 'comments' | 'settled' | 'likedOn'>,
  now: Date,
): { likes: number; views: number; comments: number } {
  const { likes, views, comments, settled, likedOn } = dream;
  const today = now.toISOString().slice(0, 10);
  if (!settled || settled.on < today) return { likes, views, comments };
  return { ...settled, likes: settled.likes + (likedOn === today ? 1 : 0) };
}

/**
 * A dream as one viewer meets it. What is sealed is opened for its dreamer only: a report that does
 * not open is said to be there, and takes nothing else with it.
 */
export function presentDream(
  principal: Principal | null,
  seen: SeenDream,
  { seal, now }: { seal: Seal; now: Date },
): Dream {
  const can = abilities(principal, seen, seen.liked);
  const row = can.isOwner ? trulyOf(seal, seen) : { ...seen, blurred: null };
  // In a community its dreamer is a pseudonym to all others, and its moments are a week.
  const isVeiled = row.communityId !== null && !can.isOwner;
  const isUnnamed = row.ownerId === nobodyId || isVeiled;
  // Who reads slowly counts nothing.
  const isUncounted = row.community?.isCircle ?? false;
  const counts = countsOf(row, now);
  const told = (moment: Date) =>
    isVeiled ? `${row.sharedWeek}T00:00:00.000Z` : moment.toISOString();
  const image = row.painting && presentImage(row.painting);
  const sealed = can.isOwner ? row.report : null;
  const report = sealed && seal.open(sealed, row.id);
  return {
    id: row.id,
    userId: isUnnamed ? null : row.ownerId,
    author: isUnnamed ? null : authorOf(row),
    community: row.community && presentPlace(row.community, row.sharedWeek),
    title: row.title,
    content: row.content,
    language: row.language,
    report,
    isReportUnreadable: sealed !== null && report === null,
    tags: row.tags,
    blurred: row.blurred,
    visibility: row.visibility,
    isPublic: row.visibility === 'public',
    dreamedAt: told(row.dreamedAt),
    // Beside the moment it would tell others on whose clocks it stands.
    night: can.isOwner ? row.night : null,
    category: row.category,
    types: row.types,
    mood: row.mood,
    lucidity: row.lucidity,
    vividness: row.vividness,
    sleepQuality: row.sleepQuality,
    recall: row.recall,
    warnings: row.warnings,
    location:
      !isVeiled && (row.city || row.country) ? { city: row.city, country: row.country } : null,
    audioId: can.isOwner ? row.audioId : null,
    likes: isUncounted ? 0 : counts.likes,
    views: isUncounted ? 0 : counts.views,
    comments: counts.comments,
    shares: row.shares,
    revision: row.revision,
    analysisStatus: row.analysisStatus,
    imageStatus: row.imageStatus,
    imageUrl: image && pictureOf(image).url,
    imageAlt: image?.alt[principal?.language === 'en' ? 'en' : 'fr'] ?? null,
    image,
    createdAt: told(row.createdAt),
    updatedAt: told(row.updatedAt),
    viewer: { ...can, canLike: can.canLike && !isUncounted },
  };
}

function presentPlace({ memberId, bird, number, ...place }: CommunityOfDream, week: string | null) {
  return { ...place, pseudonym: pseudonymOf({ id: memberId, bird, number }), week: week ?? '' };
}

export function presentNeighbour(row: Omit<NeighbourRow, 'ownWords'>): DreamNeighbour {
  const { id, title, language, dreamedAt, painting } = row;
  const image = painting && presentImage(painting);
  return { id, title, language, dreamedAt: dreamedAt.toISOString(), image };
}

function authorOf({
  username,
  displayName,
  avatar,
  hasPage,
}: Pick<SeenDream, keyof NonNullable<Dream['author']>>): Dream['author'] {
  return { username, displayName, avatar, hasPage };
}

/** The press keeps what it prints; neither the brush nor other models did. */
function hasDrawing({ provider, arrangement }: ShownPainting): boolean {
  return provider === 'painter' && arrangement !== null;
}

/** A painting as readers meet it. */
export function presentImage(painting: ShownPainting): Image {
  const { name, formats, width, height, style, seed, provider, placeholder, altFr, altEn } =
    painting;
  return {
    ...{ name, formats, width, height, style, seed, provider, placeholder },
    hasDrawing: hasDrawing(painting),
    alt: { fr: altFr, en: altEn },
  };
}
