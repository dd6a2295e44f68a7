import type { ConsentReceipt, Consents } from '@reverie/contract/consents';
import {
  type Answer,
  type AskedKind,
  agreementKinds,
  type ConsentKind,
  wordings,
} from '@reverie/contract/consents.rules';
import { type Words, wordsOf } from '@reverie/contract/wordings';
import * as queries from '#features/consents/queries.ts';
import { type Asking, agreements, answerToTerms, isInForce } from '#features/consents/rules.ts';
import type { ConsentRow } from '#features/consents/table.ts';
import type { Newsletter } from '#features/newsletter/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type Language = 'fr' | 'en';

type Parts = {
  database: Database;
  newsletter: Newsletter;
  offers: readonly Asking<ConsentKind>[];
};

export function createReads({ database, newsletter, offers }: Parts) {
  async function present(db: Db, userId: string, language: Language): Promise<Consents> {
    const receipts = await queries.listReceipts(db, userId);
    const letter = await letterOf(db, userId);
    const offered = offers.map(({ kind, textVersion, recipients }) => ({
      ...{ kind, textVersion },
      recipients: [...recipients],
      words: wordsOf(kind, language, recipients),
      // A subscriber gets the letter, whichever way they came to it.
      isGranted:
        kind === 'newsletter'
          ? letter === 'confirmed'
          : isInForce({ kind, textVersion, recipients }, receipts),
      isAwaited: kind === 'newsletter' && letter === 'awaited',
    }));
    const terms = {
      textVersion: wordings.terms,
      answer: answerToTerms(receipts),
      asked: agreements.map(({ kind }) => wordsOf(kind, language)),
    };
    return { offered, terms, receipts: receipts.map(presentReceipt) };
  }

  async function letterOf(db: Db, userId: string): Promise<'confirmed' | 'awaited' | null> {
    const subscription = (await newsletter.ofMember(db, userId))?.subscription;
    if (!subscription) return null;
    return subscription.confirmedAt ? 'confirmed' : 'awaited';
  }

  return {
    present,

    /** What one may agree to here, and what one answered. */
    async list({ userId }: Pick<Person, 'userId'>, language: Language = 'fr'): Promise<Consents> {
      return present(database.read, userId, language);
    },

    /** One receipt of one's own. Throws `not_found`. */
    async receipt({ userId }: Pick<Person, 'userId'>, id: string): Promise<ConsentRow> {
      const row = await queries.findReceipt(database.read, { userId, id });
      if (!row) throw new Problem('not_found');
      return row;
    },

    /** What somebody answered to the terms of today; null where they were not asked yet. */
    async termsOf(userId: string, db: Db = database.read): Promise<Answer | null> {
      return answerToTerms(await queries.listStanding(db, userId, agreementKinds));
    },

    /**
     * May we? Whether somebody agrees, at this moment, to what this server asks today. Nothing reads
     * a consent any other way.
     */
    async has(userId: string, kind: ConsentKind, db: Db = database.read): Promise<boolean> {
      if (kind === 'newsletter') return (await letterOf(db, userId)) === 'confirmed';
      const offer = offers.find((each) => each.kind === kind);
      return !!offer && isInForce(offer, await queries.listStanding(db, userId, [kind]));
    },

    /** Everybody who agrees to it at this moment; of the letter, which is kept elsewhere, nobody. */
    async whoAgreed(kind: Exclude<ConsentKind, 'newsletter'>): Promise<string[]> {
      const offer = offers.find((each) => each.kind === kind);
      return offer ? queries.listAgreeing(database.read, offer) : [];
    },
  };
}

export function presentReceipt(row: ConsentRow): ConsentReceipt {
  const { id, kind, textVersion, recipients, answer, grantedAt, withdrawnAt } = row;
  return {
    ...{ id, kind, textVersion, recipients, answer },
    words: keptWords(row),
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/** What was read; of an answer from before words were kept, what the thing is called. */
export function keptWords({ kind, words }: Pick<ConsentRow, 'kind' | 'words'>): Words {
  return words ?? { ...nameOf(kind), asked: [] };
}

function nameOf(kind: AskedKind): Pick<Words, 'name' | 'takeBack'> {
  const { name, takeBack } = wordsOf(kind, 'fr');
  return { name, takeBack };
}
