import type { Db } from '#platform/db/database.ts';

/** Somebody whose rows are read, or erased. */
export type Owner = {
  userId: string;
  /** The address of the account, as it was typed. */
  email: string;
  /** The same where it is known to be theirs: what came by that address is then theirs too. */
  mailbox: string | null;
};

/** Takes what is to be done outside the database, once what was erased in it is certain to be. */
export type Later = (work: () => Promise<void>) => void;

/** What a feature keeps of people. A table that names a person and stands in none fails a test. */
export type Personal = {
  /** Its tables that hold rows about a person. */
  tables: readonly string[];
  /**
   * What it keeps of somebody, as they may read it, under the names it has in an archive; never a
   * secret. Null where that is nothing their dreams do not say already.
   */
  keeps: ((owner: Owner) => Promise<Record<string, unknown>>) | null;
  /**
   * Erases it. `with the account` where the database does so by its own rule, `with the dreams`
   * where it follows each dream that goes.
   */
  forgets:
    | ((tx: Db, owner: Owner, later: Later) => Promise<void>)
    | 'with the account'
    | 'with the dreams';
};
