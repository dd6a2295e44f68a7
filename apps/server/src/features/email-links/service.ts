import { createHash, randomBytes } from 'node:crypto';
import { verifyLetter } from '#features/email-links/mail.ts';
import * as queries from '#features/email-links/queries.ts';
import type { EmailLinkRow, LinkKind } from '#features/email-links/table.ts';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Limits } from '#platform/limits/limits.ts';

export type EmailLinkParts = {
  database: Database;
  clock: Clock;
  limits: Limits;
  mail: MailService;
  /** Origin the links lead to. */
  site: string;
  /** Whether letters leave this server: otherwise every address is believed. */
  sendsMail: boolean;
};

export type EmailLinks = ReturnType<typeof createEmailLinks>;

/** Somebody a letter is written to. */
export type Addressee = {
  id: string;
  email: string;
  username: string;
  language: string;
  emailVerifiedAt: Date | null;
};

const hour = 3_600_000;
const lives = { verify: 48 * hour, change: 48 * hour, undo: 7 * 24 * hour } as const;
/** A used or old link is remembered so long, to say kindly what became of it. */
const memory = 30 * 24 * hour;
const pages = { verify: 'verify', change: 'verify', undo: 'undo-email' } as const;

/** Links by which an address is confirmed or given back: each of one kind, for one use. */
export function createEmailLinks(parts: EmailLinkParts) {
  const { database, clock, limits, mail, site, sendsMail } = parts;

  async function make(tx: Db, userId: string, kind: LinkKind, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await queries.removeEnded(tx, new Date(now.getTime() - memory));
    if (kind !== 'undo') await queries.removeUnused(tx, userId, kind);
    const expiresAt = new Date(now.getTime() + lives[kind]);
    await queries.insertLink(tx, { tokenHash: hashOf(token), userId, kind, email, expiresAt });
    return `${site}/${pages[kind]}?token=${token}`;
  }

  /** Asks whether an address is theirs who gave it, where that is not known. */
  async function ask(tx: Db, user: Addressee): Promise<void> {
    if (!sendsMail || user.emailVerifiedAt !== null) return;
    if (!(await limits.mayMail(tx, mailboxOf(user.email), 'links'))) return;
    const url = await make(tx, user.id, 'verify', user.email);
    await mail.send(tx, verifyLetter({ ...addressed(user), url }));
  }

  /**
   * Uses a link up. Throws `not_found` for an invented one and one of another kind, `link_used` and
   * `link_expired`.
   */
  async function take(tx: Db, token: string, kinds: readonly LinkKind[]): Promise<EmailLinkRow> {
    const now = clock.now();
    const link = await queries.lockLink(tx, hashOf(token), kinds);
    if (!link) throw new Problem('not_found');
    if (link.usedAt) throw new Problem('link_used');
    if (link.expiresAt <= now) throw new Problem('link_expired');
    await queries.useLink(tx, link.tokenHash, now);
    return link;
  }

  const { removeUnused, removeOthers } = queries;
  const keptOf = (userId: string) => queries.listLinks(database.read, userId);
  return { make, ask, take, keptOf, removeUnused, removeOthers };
}

/** How a letter of ours begins. */
export function addressed({
  email,
  username,
  language,
}: Omit<Addressee, 'id' | 'emailVerifiedAt'>) {
  return { to: email, username, language: language === 'en' ? ('en' as const) : ('fr' as const) };
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
