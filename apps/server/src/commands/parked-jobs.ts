import type { DatabaseCommand, Outcome } from '#commands/command.ts';
import type { Database } from '#platform/db/database.ts';
import { findParked, retryParked } from '#platform/jobs/queries.ts';

const usage = 'Usage: npm run jobs [-- retry ID | retry all]';

/** Lists the jobs that failed every retry, or queues one of them, or all, for one more try. */
export const parkedJobs: DatabaseCommand = async ([verb, id, ...rest], { database }) => {
  if (verb === undefined) return list(database);
  if (verb === 'retry' && id !== undefined && rest.length === 0) return retry(database, id);
  return { exitCode: 2, message: usage };
};

async function list(database: Database): Promise<Outcome> {
  const parked = await findParked(database);
  const lines = parked.map(
    ({ id, name, attempts, parkedAt, payload, reason }) =>
      `${id}  ${name}  ${parkedAt.toISOString()}  after ${attempts} attempts\n` +
      `  ${JSON.stringify(payload)}\n  ${reason}`,
  );
  return { exitCode: 0, message: lines.join('\n') || 'No job is parked.' };
}

async function retry(database: Database, id: string): Promise<Outcome> {
  const parked = await findParked(database);
  const chosen = id === 'all' ? parked : parked.filter((job) => job.id === id);
  for (const job of chosen) await retryParked(database, job.id);
  return { exitCode: chosen.length > 0 ? 0 : 1, message: `${chosen.length} jobs queued again.` };
}
