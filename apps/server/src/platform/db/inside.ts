import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, so that what it calls can be told apart. */
export function runInside<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work);
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
