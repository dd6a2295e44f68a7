import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Results<T> = { rows: T[] };

/** What both drivers answer to a raw statement. */
export interface Rows extends PgQueryResultHKT {
  type: Results<this['row']>;
}

/** A place to run queries, outside a transaction or inside one: queries are `fn(db, args)`. */
export type Db = PgDatabase<Rows>;

export type WriteOptions = {
  /** Small, and nobody comes or goes without it: written while a disk is nearly full too. */
  isEssential?: boolean;
};

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs each query by itself. Never use it inside `write`: take the `tx` it hands out. */
  read: Db;
  /**
   * Runs the work in one transaction. The work may run more than once, where another transaction
   * won: it keeps no side effect outside `tx`. Throws `storage_full` or `unavailable` where that
   * is what happened.
   */
  write<T>(work: (tx: Db) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Runs the work as `write` does, and lets every `read` and `write` it comes to join that one
   * transaction: all that it does is kept together, or nothing of it.
   */
  together<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Runs one statement with values, or several without. For the platform itself. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Calls back for every `pg_notify` on a channel once its transaction has committed, in whichever
   * process. Also calls back, with an empty payload, whenever some may have been missed.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
