/**
 * Has work of one key run one after the other in this process. A flood then holds one connection to
 * the database while it waits for its own row, and leaves the others to everybody else.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();

  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  }

  /** The same for several keys, always taken in one order. */
  return function inTurns<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return keys.toSorted().reduceRight((inner, key) => () => inTurn(key, inner), work)();
  };
}
