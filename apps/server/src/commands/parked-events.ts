import type { DatabaseCommand, Outcome } from '#commands/command.ts';
import type { Database } from '#platform/db/database.ts';
import { findHeldUp, findParked, retryParked } from '#platform/events/parked.ts';

const usage = 'Usage: npm run events [-- retry ID | retry all]';

/**
 * Lists the consumers that an event holds up and the events that were put aside, or has one of these,
 * or all, tried once more.
 */
export const parkedEvents: DatabaseCommand = async ([verb, id, ...rest], { database }) => {
  if (verb === undefined) return list(database);
  if (verb === 'retry' && id !== undefined && rest.length === 0) return retry(database, id);
  return { exitCode: 2, message: usage };
};

async function list(database: Database): Promise<Outcome> {
  const heldUp = (await findHeldUp(database)).map(
    ({ name, failures, reason, retryAt }) =>
      `${name} is held up: failed ${failures} times, next at ${retryAt?.toISOString()}\n  ${reason}`,
  );
  const parked = (await findParked(database)).map(
    ({ id, type, subject, attempts, reason, parkedAt }) =>
      `${id}  ${type} of ${subject}  ${parkedAt.toISOString()}  after ${attempts} attempts\n` +
      `  ${reason}`,
  );
  return { exitCode: 0, message: [...heldUp, ...parked].join('\n') || 'No event is parked.' };
}

async function retry(database: Database, id: string): Promise<Outcome> {
  const parked = await findParked(database);
  const chosen = id === 'all' ? parked : parked.filter((event) => event.id === id);
  for (const event of chosen) await retryParked(database, event.id);
  const message = `${chosen.length} events are tried again.`;
  return { exitCode: chosen.length > 0 ? 0 : 1, message };
}
