/** A letter of a rhythm, or an announcement to everybody. */
export type IssueKind = 'weekly' | 'monthly' | 'announcement';
export type Rhythm = Exclude<IssueKind, 'announcement'>;

export const rhythms: readonly Rhythm[] = ['weekly', 'monthly'];

export type AnnouncementWords = { subject: string; paragraphs: string[] };
export type Announcement = Record<'fr' | 'en', AnnouncementWords>;

/** Something new, with where it is read. */
export type NewsItem = { title: string; text: string; path: string };
export type News = { posts: readonly NewsItem[]; dreams: readonly NewsItem[] };

/** Six in the morning by UTC: in Europe the letter is there when people wake. */
const hour = 6;
const day = 86_400_000;

/** The last moment, at or before `now`, at which a letter of the rhythm was due. */
export function latestDue(rhythm: Rhythm, now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(hour, 0, 0, 0);
  if (rhythm === 'weekly') {
    due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() + 6) % 7));
    return due <= now ? due : new Date(due.getTime() - 7 * day);
  }
  due.setUTCDate(1);
  if (due > now) due.setUTCMonth(due.getUTCMonth() - 1);
  return due;
}

/** Where the first letter of a rhythm begins to look: one period before it was due. */
export function beginningOf(rhythm: Rhythm, due: Date): Date {
  const before = new Date(due);
  if (rhythm === 'weekly') before.setUTCDate(before.getUTCDate() - 7);
  else before.setUTCMonth(before.getUTCMonth() - 1);
  return before;
}

/** What makes an issue one: `weekly 2026-11-23`. */
export function periodOf(rhythm: Rhythm, due: Date): string {
  return `${rhythm} ${due.toISOString().slice(0, 10)}`;
}

export const announcementLimit = 8_000;

/**
 * Reads an announcement: `# fr Objet`, a blank line, paragraphs; then `# en Subject` and its own.
 * Null where a language, a subject or the words are missing, or where there are too many.
 */
export function readAnnouncement(text: string): Announcement | null {
  if (text.length > announcementLimit) return null;
  const parts = new Map<string, AnnouncementWords>();
  for (const part of text.replaceAll('\r\n', '\n').split(/^(?=# )/m)) {
    const [heading = '', ...lines] = part.split('\n');
    const [, language, subject] = /^# (fr|en) (\S.*)$/.exec(heading.trimEnd()) ?? [];
    if (!language || !subject) {
      if (part.trim() === '') continue;
      return null;
    }
    const paragraphs = lines.join('\n').split(/\n\s*\n/);
    const words = paragraphs.map((words) => words.trim()).filter((words) => words !== '');
    if (words.length === 0 || parts.has(language)) return null;
    parts.set(language, { subject: subject.trim(), paragraphs: words });
  }
  const [fr, en] = [parts.get('fr'), parts.get('en')];
  return fr && en ? { fr, en } : null;
}

const excerptLength = 180;

/** The beginning of a text, ending between two words. */
export function excerptOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= excerptLength) return flat;
  const cut = flat.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2)).trimEnd()}…`;
}
