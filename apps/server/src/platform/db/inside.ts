import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '#platform/db/database.ts';

const inside = new AsyncLocalStorage<true>();
const joined = new AsyncLocalStorage<Db>();

/** Runs the work of a transaction, so that what it calls can be told apart. */
export function runInside<T>(work: () => Promise<T>): Promise<T> {
  // Awaited in here: a query begins where it is awaited.
  return inside.run(true, async () => await work());
}

/** Runs work whose every read and write joins one transaction. */
export function runJoined<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, async () => await work());
}

/** The transaction that the caller's reads and writes join; undefined where each stands alone. */
export function joinedTx(): Db | undefined {
  return inside.getStore() ? undefined : joined.getStore();
}

/**
 * Throws where the caller stands inside a transaction. On the embedded database a query beside the
 * transaction waits for its end, and the transaction for the query: better an error than silence.
 */
export function refuseInside(): void {
  if (inside.getStore()) {
    throw new Error('A transaction is open: use the tx it hands out, not the database beside it.');
  }
}

/** The same for what can join no transaction, a query prepared outside one among them. */
export function refuseBeside(): void {
  refuseInside();
  if (joined.getStore()) {
    throw new Error('This work is one transaction, which what was prepared outside cannot join.');
  }
}
