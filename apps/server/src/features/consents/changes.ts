import type { ConsentChoice } from '@reverie/contract/consents';
import type { Answer, AnswerableKind, ConsentKind } from '@reverie/contract/consents.rules';
import { defaultFrequency } from '@reverie/contract/newsletter.rules';
import { wordsOf } from '@reverie/contract/wordings';
import * as queries from '#features/consents/queries.ts';
import type { Language } from '#features/consents/reads.ts';
import { type Asking, agreements } from '#features/consents/rules.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Happening, Note } from '#platform/happenings.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';

type Parts = {
  clock: Clock;
  events: Events;
  note: Note;
  newsletter: Newsletter;
  offers: readonly Asking<ConsentKind>[];
};

export type Choosing = { userId: string; language: Language; address?: string | undefined };

export function createChanges({ clock, events, note, newsletter, offers }: Parts) {
  /** Keeps an answer with the words it was given to. False where it was given before. */
  async function keep(
    tx: Db,
    { userId, language }: Pick<Choosing, 'userId' | 'language'>,
    { kind, textVersion, recipients }: Asking,
    answer: Answer,
  ): Promise<boolean> {
    const now = clock.now();
    return queries.insertReceipt(tx, {
      id: newId(now),
      ...{ userId, kind, textVersion, answer, language },
      recipients: [...recipients],
      grantedAt: now,
      words: wordsOf(kind, language, recipients),
    });
  }

  /** What somebody agrees to by opening an account. */
  async function agree(tx: Db, { id, language }: { id: string; language: string }): Promise<void> {
    const who = { userId: id, language: language === 'en' ? 'en' : 'fr' } as const;
    for (const asking of agreements) await keep(tx, who, asking, 'accepted');
  }

  /** Answers the terms of today, and what goes with them, one way or the other. */
  async function answerTerms(tx: Db, who: Choosing, answer: Answer): Promise<void> {
    let isNew = false;
    for (const asking of agreements) {
      // To decline is to say no to the terms; their age is what it was.
      if (answer === 'declined' && asking.kind !== 'terms') continue;
      const { kind, textVersion } = asking;
      const other = answer === 'accepted' ? 'declined' : 'accepted';
      const { userId } = who;
      await queries.endReceipts(tx, { userId, kind, textVersion, answer: other, now: clock.now() });
      if (await keep(tx, who, asking, answer)) isNew = true;
    }
    const kind = answer === 'accepted' ? 'consent_given' : 'consent_declined';
    if (isNew) await say(tx, who, { kind, about: 'terms' });
  }

  type Said = Pick<
    Extract<Happening, { about: string; kind: `consent_${string}` }>,
    'kind' | 'about'
  >;

  async function say(tx: Db, { userId, address }: Choosing, said: Said): Promise<void> {
    await note(tx, { ...said, userId, ...(address !== undefined && { address }) });
  }

  /** Agrees to what is offered; the letter begins once its own letter is answered. */
  async function grant(tx: Db, who: Choosing, offer: Asking<ConsentKind>): Promise<void> {
    const { userId } = who;
    if (offer.kind === 'newsletter') {
      const reader = await newsletter.ofMember(tx, userId);
      if (!reader || reader.subscription?.confirmedAt) return;
      const { email, language } = reader;
      await newsletter.invite(tx, { email, language, frequency: defaultFrequency });
      return;
    }
    const isNew = await keep(tx, who, offer, 'accepted');
    if (isNew) await say(tx, who, { kind: 'consent_given', about: offer.kind });
  }

  async function withdraw(tx: Db, who: Choosing, kind: ConsentKind): Promise<void> {
    const { userId } = who;
    let hasEnded = await queries.endReceipts(tx, { userId, kind, now: clock.now() });
    if (kind === 'newsletter') {
      const reader = await newsletter.ofMember(tx, userId);
      if (reader?.subscription?.confirmedAt) hasEnded = true;
      await newsletter.forget(tx, reader?.mailbox ?? null);
    }
    if (!hasEnded) return;
    await say(tx, who, { kind: 'consent_withdrawn', about: kind });
    const withdrawn = { actor: null, subject: userId, scope: null, payload: { kind } };
    await events.publish(tx, { type: 'consent.withdrawn', ...withdrawn });
  }

  /** Throws `not_found` where nothing of the kind is asked, and `consent_changed`. */
  async function choose(
    tx: Db,
    who: Choosing,
    kind: AnswerableKind,
    { isGranted, textVersion }: ConsentChoice,
  ): Promise<void> {
    if (!isGranted) {
      return kind === 'terms' ? answerTerms(tx, who, 'declined') : withdraw(tx, who, kind);
    }
    const asked = [...agreements, ...offers].find((each) => each.kind === kind);
    if (!asked) throw new Problem('not_found');
    if (textVersion !== asked.textVersion) throw new Problem('consent_changed');
    const offer = offers.find((each) => each.kind === kind);
    return offer ? grant(tx, who, offer) : answerTerms(tx, who, 'accepted');
  }

  /** The letter of somebody with an account began by the link in its mail, or ended by one. */
  async function followLetter(tx: Db, userId: string, hasBegun: boolean): Promise<void> {
    const reader = await newsletter.ofMember(tx, userId);
    if (!reader) return;
    const who = { userId, language: reader.language };
    const about = 'newsletter';
    if (!hasBegun) {
      const ended = await queries.endReceipts(tx, { userId, kind: about, now: clock.now() });
      if (ended) await say(tx, who, { kind: 'consent_withdrawn', about });
      return;
    }
    const offer = offers.find(({ kind }) => kind === about);
    // Left again by the time this is heard of.
    if (!offer || !reader.subscription?.confirmedAt) return;
    const isNew = await keep(tx, who, offer, 'accepted');
    if (isNew) await say(tx, who, { kind: 'consent_given', about });
  }

  return { agree, choose, followLetter };
}
