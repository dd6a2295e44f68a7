import { createHash } from 'node:crypto';
import type { Letter, MailService } from '#features/mail/service.ts';
import { addressKey, type Newsletter } from '#features/newsletter/service.ts';
import { announcementLetter, newsLetter } from '#features/newsletter-issues/mail.ts';
import * as queries from '#features/newsletter-issues/queries.ts';
import {
  type Announcement,
  beginningOf,
  excerptOf,
  latestDue,
  type NewsItem,
  periodOf,
  type Rhythm,
  readAnnouncement,
  rhythms,
} from '#features/newsletter-issues/rules.ts';
import type { IssueRow } from '#features/newsletter-issues/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

export type Window = queries.Window;

export type NewsletterIssueParts = {
  database: Database;
  clock: Clock;
  mail: MailService;
  newsletter: Newsletter;
  site: string;
  /** Articles published in that time, in a reader's language. */
  posts(window: Window, language: 'fr' | 'en'): Promise<NewsItem[]>;
  /** Where dreams are met that a letter may name: everybody may see them. */
  openScopes: readonly Scope[];
};

type Language = 'fr' | 'en';
type Composed = Record<Language, { posts: NewsItem[]; dreams: NewsItem[] }>;

const batch = 20;
const dreamsNamed = 3;

/** What the letter says, and to whom it has been said. */
export function createNewsletterIssues(parts: NewsletterIssueParts) {
  const { database, clock, mail, newsletter, site, posts, openScopes } = parts;

  /**
   * Opens the issues that are due and sends every open one on. What was sent is written with each
   * letter: cut off anywhere and begun again, by two processes at once, nobody gets an issue twice.
   */
  async function send(): Promise<void> {
    for (const rhythm of rhythms) await openDue(rhythm);
    for (const issue of await queries.openIssues(database.read)) await sendIssue(issue);
  }

  async function openDue(rhythm: Rhythm): Promise<void> {
    const now = clock.now();
    const due = latestDue(rhythm, now);
    const period = periodOf(rhythm, due);
    if (await queries.findIssue(database.read, period)) return;
    const last = await queries.lastUntil(database.read, rhythm);
    const since = last ?? beginningOf(rhythm, due);
    const issue = { kind: rhythm, period, since, until: due, words: null };
    await database.write((tx) =>
      queries.insertIssue(tx, { id: newId(now), createdAt: now, doneAt: null, ...issue }),
    );
  }

  async function sendIssue(issue: IssueRow): Promise<void> {
    const composed = issue.kind === 'announcement' ? null : await compose(issue);
    const hasNews = composed === null || [composed.fr, composed.en].some(isNews);
    while (hasNews) {
      const waiting = await queries.awaiting(database.read, issue, batch);
      if (waiting.length === 0) break;
      await database.write(async (tx) => {
        const now = clock.now();
        const ids = waiting.map(({ id }) => id);
        const taken = await queries.takeDeliveries(tx, issue.id, ids, now);
        for (const { id, email, language } of waiting) {
          if (!taken.has(id)) continue;
          const reader = { email, language, ways: newsletter.ways(id) };
          const letter = letterOf(issue, composed, reader);
          if (letter) await mail.send(tx, letter);
        }
      });
    }
    await database.write((tx) => queries.closeIssue(tx, issue.id, clock.now()));
  }

  function letterOf(
    { kind, words }: IssueRow,
    composed: Composed | null,
    reader: Parameters<typeof announcementLetter>[1],
  ): Letter | null {
    if (words) return announcementLetter(words[reader.language], reader);
    if (kind === 'announcement' || !composed) return null;
    return newsLetter(kind, composed[reader.language], reader, site);
  }

  /** Read when it is sent, so that a dream taken down meanwhile is in no letter. */
  async function compose(window: Window): Promise<Composed> {
    const liked = await queries.likedDreams(database.read, {
      ...window,
      scopes: openScopes,
      limit: dreamsNamed,
    });
    const dreams = liked.map(({ id, title, content, username }) => ({
      title: title || excerptOf(content),
      text: title ? `${excerptOf(content)} (${username})` : username,
      path: `/dreams/${id}`,
    }));
    return {
      fr: { posts: await posts(window, 'fr'), dreams },
      en: { posts: await posts(window, 'en'), dreams },
    };
  }

  /** Which letters an address was sent. */
  async function sentTo(email: string | null) {
    return email === null ? [] : queries.listDeliveries(database.read, addressKey(email));
  }

  async function forget(tx: Db, email: string | null): Promise<void> {
    if (email !== null) await queries.deleteDeliveries(tx, addressKey(email));
  }

  return { send, sentTo, forget };
}

function isNews({ posts, dreams }: Composed[Language]): boolean {
  return posts.length + dreams.length > 0;
}

type Kept = { announcement: Announcement; isNew: boolean };

/**
 * Keeps an announcement for everybody who has confirmed; the server sends it within a minute. The
 * same words are announced once. Null where the text cannot be read.
 */
export async function announce(
  { database, clock }: { database: Database; clock: Clock },
  text: string,
): Promise<Kept | null> {
  const announcement = readAnnouncement(text);
  if (!announcement) return null;
  const now = clock.now();
  const digest = createHash('sha256').update(JSON.stringify(announcement)).digest('base64url');
  const isNew = await database.write((tx) =>
    queries.insertIssue(tx, {
      id: newId(now),
      kind: 'announcement',
      period: `announcement ${digest}`,
      since: now,
      until: now,
      words: announcement,
      createdAt: now,
      doneAt: null,
    }),
  );
  return { announcement, isNew };
}

/** How many get each rhythm, and how many have not confirmed yet. */
export async function countReaders(database: Database) {
  const rows = await queries.countSubscribers(database.read);
  const sum = (kept: typeof rows) => kept.reduce((total, { count }) => total + count, 0);
  const confirmed = rows.filter(({ isConfirmed }) => isConfirmed);
  return {
    confirmed: sum(confirmed),
    waiting: sum(rows) - sum(confirmed),
    byFrequency: confirmed.map(({ frequency, count }) => ({ frequency, count })),
  };
}
