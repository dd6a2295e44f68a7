import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { closeAdapters, openAdapters } from '#adapters.ts';
import { type Config, siteOf } from '#config.ts';
import { createFeatures, type Features } from '#features.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createEvents } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog as log } from '#platform/log.ts';
import { openSeal } from '#platform/seal/key.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { createOutbox } from '#providers/mail/outbox.ts';

/** The use cases on an open database, without a server. */
export type Desk = { features: Features; close(): Promise<void> };

type DeskParts = { config: Config; database: Database; clock: Clock };

/**
 * Opens the use cases for a command. No worker is registered: what they queue is done by the server
 * that runs next.
 */
export async function openDesk({ config, database, clock }: DeskParts): Promise<Desk> {
  const { dataFolder, sealKey, mayBeClosed, mail: mailConfig } = config;
  const jobs = createJobs({ database, log });
  const ring = await openSeal({ database, dataFolder, log, sealKey, mayBeClosed });
  const mailer = createOutbox({ folder: join(dataFolder, 'outbox'), from: mailConfig.from });
  const adapters = openAdapters({ dataFolder, log, mailer });
  const { built: features, ...composition } = createFeatures({
    ...adapters,
    ...{ database, jobs, clock, log, dataFolder },
    seal: ring ?? closedSeal,
    ring: ring ?? undefined,
    events: createEvents({ database, log }),
    origin: config.origin,
    site: siteOf(config),
    sendsMail: mailConfig.smtpUrl !== undefined,
    contactAddress: mailConfig.contactAddress,
    random: (below) => randomInt(below),
  });
  jobs.define(...composition.runners().map(({ definition }) => definition));
  await jobs.start();
  return {
    features,
    async close() {
      await jobs.stop();
      await ring?.close();
      await closeAdapters(adapters);
    },
  };
}
