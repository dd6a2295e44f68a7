import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Db } from '#platform/db/database.ts';

const counted = new Set(['select', 'insert', 'update', 'delete', 'execute']);

/**
 * What a call asks of a database within transactions, step by step in its order: for tests of what
 * somebody could learn by the time an answer takes. What jobs do meanwhile is not the call's.
 */
export async function stepsOf(database: Database, call: () => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  const { write } = database;
  const asking = new AsyncLocalStorage<true>();
  function watch(tx: Db): Db {
    return new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'transaction') {
          return (work: (inner: Db) => Promise<unknown>) =>
            target.transaction((inner) => work(watch(inner)));
        }
        if (typeof name === 'string' && counted.has(name)) steps.push(name);
        return value.bind(target);
      },
    });
  }
  database.write = (work, options) => {
    if (!asking.getStore()) return write(work, options);
    steps.push('transaction');
    return write((tx) => work(watch(tx)), options);
  };
  try {
    await asking.run(true, call);
  } finally {
    database.write = write;
  }
  return steps;
}
