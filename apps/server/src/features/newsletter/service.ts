import { createHash, randomBytes } from 'node:crypto';
import type { NewsletterRequest, Subscription } from '@reverie/contract/newsletter';
import { confirmationDays, type NewsletterFrequency } from '@reverie/contract/newsletter.rules';
import { type MailService, mailboxOf } from '#features/mail/service.ts';
import { confirmationLetter, knownLetter } from '#features/newsletter/mail.ts';
import * as queries from '#features/newsletter/queries.ts';
import { addressKey, hintOfAddress, mayMailAgain } from '#features/newsletter/rules.ts';
import type { SubscriberRow } from '#features/newsletter/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type NewsletterParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  mail: MailService;
  limits: Limits;
  events: Events;
  /** Whether letters leave this server: otherwise every address is believed. */
  sendsMail: boolean;
  /** Origin the links of a letter lead to. */
  site: string;
};

export { addressKey };

export type Newsletter = ReturnType<typeof createNewsletter>;

const day = 86_400_000;
/** What a subscription's token is sealed for: no other sealed text of ours opens one. */
const purpose = 'newsletter subscription';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who gets the letter: asked for by anybody, confirmed by the reader of that mailbox. */
export function createNewsletter(parts: NewsletterParts) {
  const { database, clock, seal, events, mail, limits, site, sendsMail } = parts;

  async function subscribe(request: NewsletterRequest): Promise<void> {
    await database.write((tx) => invite(tx, request));
  }

  /** Mails the link that confirms; to an address that is confirmed, the one that changes. */
  async function invite(tx: Db, { email, frequency, language }: NewsletterRequest): Promise<void> {
    const now = clock.now();
    const emailKey = addressKey(email);
    const known = await queries.lockSubscriber(tx, emailKey);
    if (known && !mayMailAgain(known, now)) return;
    // One mailbox has many spellings, and forms are sent from many places.
    if (!(await limits.mayMail(tx, mailboxOf(email)))) return;
    const asking = { asked: (known?.asked ?? 0) + 1, mailedAt: now };
    if (known?.confirmedAt) {
      await queries.updateSubscriber(tx, known.id, asking);
      const { email: to, language: spoken } = known;
      const url = ways(known.id).manage;
      return mail.send(tx, knownLetter({ email: to, language: spoken, url }));
    }
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + confirmationDays * day);
    const wish = { email, language, frequency, tokenHash: hashOf(token), expiresAt, ...asking };
    if (known) await queries.updateSubscriber(tx, known.id, wish);
    else {
      const fresh = { id: newId(now), emailKey, createdAt: now, confirmedAt: null, ...wish };
      if (!(await queries.insertSubscriber(tx, fresh))) return;
    }
    const url = `${site}/newsletter/confirm?token=${token}`;
    await mail.send(tx, confirmationLetter({ email, language, url }, frequency));
  }

  /** Throws `not_found` for a token that is used, too old or invented. */
  async function confirm(token: string): Promise<Subscription> {
    const confirmed = await database.write(async (tx) => {
      const reader = await queries.confirmSubscriber(tx, hashOf(token), clock.now());
      if (reader) await tell(tx, 'letter.began', reader.emailKey);
      return reader;
    });
    return present(confirmed);
  }

  /** Throws `not_found` for a forged token, and where the subscription has ended. */
  async function get(token: string): Promise<Subscription> {
    return present(await queries.findConfirmed(database.read, idOf(token)));
  }

  async function change(token: string, frequency: NewsletterFrequency): Promise<Subscription> {
    const id = idOf(token);
    return present(await database.write((tx) => queries.setFrequency(tx, id, frequency)));
  }

  /** Erases the address. Done twice it is done; a forged token throws `not_found`. */
  async function leave(token: string): Promise<void> {
    const id = idOf(token);
    await database.write(async (tx) => {
      const gone = await queries.deleteSubscriber(tx, id);
      if (gone) await tell(tx, 'letter.ended', gone.emailKey);
    });
  }

  async function tidy(): Promise<void> {
    await database.write((tx) => queries.deleteUnconfirmed(tx, clock.now()));
  }

  /** What is kept of an address, for its owner; null where nothing is. */
  async function find(email: string | null) {
    if (email === null) return null;
    const known = await queries.findSubscriber(database.read, addressKey(email));
    if (!known) return null;
    const { frequency, language, createdAt, confirmedAt } = known;
    return { email: known.email, frequency, language, createdAt, confirmedAt };
  }

  /** Forgets an address whose owner leaves, whether or not it was ever confirmed. */
  async function forget(tx: Db, email: string | null): Promise<void> {
    if (email === null) return;
    const known = await queries.lockSubscriber(tx, addressKey(email));
    if (known) await queries.deleteSubscriber(tx, known.id);
  }

  /** The person of an account whose address is known to be theirs reads of it there too. */
  async function tell(tx: Db, type: 'letter.began' | 'letter.ended', key: string): Promise<void> {
    const owner = await queries.findMember(tx, key);
    if (!owner || !hasMailbox(owner)) return;
    await events.publish(tx, { type, actor: null, subject: owner.id, scope: null, payload: {} });
  }

  function hasMailbox({ emailVerifiedAt }: queries.Member): boolean {
    return !sendsMail || emailVerifiedAt !== null;
  }

  /**
   * Somebody with an account, and their subscription: null where there is none, and where nobody
   * knows whether the address is theirs. Null in all once the account is gone.
   */
  async function ofMember(db: Db, userId: string) {
    const owner = await queries.findMemberById(db, userId);
    if (!owner) return null;
    const { email } = owner;
    const language: 'fr' | 'en' = owner.language === 'en' ? 'en' : 'fr';
    const subscription = hasMailbox(owner)
      ? await queries.findSubscriber(db, addressKey(email))
      : null;
    return { email, language, mailbox: hasMailbox(owner) ? email : null, subscription };
  }

  /** A subscription goes along to the new address of its reader, who has confirmed that one. */
  async function follow(tx: Db, from: string, to: string): Promise<void> {
    const [before, after] = [addressKey(from), addressKey(to)];
    if (before === after) return;
    const known = await queries.lockSubscriber(tx, before);
    if (!known) return;
    if (await queries.lockSubscriber(tx, after)) await queries.deleteSubscriber(tx, known.id);
    else await queries.updateSubscriber(tx, known.id, { email: to, emailKey: after });
  }

  function present(row: SubscriberRow | null): Subscription {
    if (!row) throw new Problem('not_found');
    return { email: hintOfAddress(row.email), frequency: row.frequency, token: tokenOf(row.id) };
  }

  /** Sealed, so that it needs no row of its own and lasts as long as the subscription. */
  function tokenOf(id: string): string {
    return Buffer.from(seal.seal(id, purpose)).toString('base64url');
  }

  function idOf(token: string): string {
    const id = seal.open(Buffer.from(token, 'base64url'), purpose);
    // Forged, or sealed by a key that is gone.
    if (id === null || !idPattern.test(id)) throw new Problem('not_found');
    return id;
  }

  /** Where each letter leads those who want another rhythm, or none. */
  function ways(id: string) {
    const token = tokenOf(id);
    return {
      manage: `${site}/newsletter/subscription?token=${token}`,
      leave: `${site}/newsletter/leave?token=${token}`,
      oneClick: `${site}/api/newsletter/leave/${token}`,
    };
  }

  return {
    ...{ subscribe, invite, confirm, get, change, leave },
    ...{ find, ofMember, follow, forget, tidy, ways },
  };
}

/** A random token needs no slow hash: 256 bits cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
