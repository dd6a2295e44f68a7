import type { Db } from '#platform/db/database.ts';
import type { DomainEvent, EventOf, EventType } from '#platform/events/kinds.ts';

type Definition<Type extends EventType> = {
  /** Its place among the events is kept by this name: never change it. */
  name: string;
  kinds: readonly Type[];
  /**
   * Has the effect of one event in `tx`, with which the consumer's place moves: both are kept, or
   * neither. Runs again where that fails, and tells of nothing outside `tx`. What the event is about
   * may have changed again since, or be gone.
   */
  handle(tx: Db, event: EventOf<Type>): Promise<void>;
  /**
   * The same of several, in their order, where that is cheaper than one after the other. Where it
   * fails, they are handled one by one, so that the one at fault is found.
   */
  handleAll?(tx: Db, events: EventOf<Type>[]): Promise<void>;
};

/** What somebody does about events, once each, after what they tell of is committed. */
export type Consumer = {
  name: string;
  kinds: ReadonlySet<string>;
  /** Leaves events of other kinds alone. */
  handle(tx: Db, event: DomainEvent): Promise<void>;
  handleAll: ((tx: Db, events: DomainEvent[]) => Promise<void>) | null;
};

export function defineConsumer<Type extends EventType>(definition: Definition<Type>): Consumer {
  const { name, handle, handleAll } = definition;
  const kinds: ReadonlySet<string> = new Set(definition.kinds);
  const isMine = (event: DomainEvent): event is EventOf<Type> => kinds.has(event.type);
  return {
    name,
    kinds,
    async handle(tx, event) {
      if (isMine(event)) await handle(tx, event);
    },
    handleAll: handleAll ? (tx, events) => handleAll(tx, events.filter(isMine)) : null,
  };
}
