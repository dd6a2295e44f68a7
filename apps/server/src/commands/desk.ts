import { join } from 'node:path';
import { createFeatures, type Features } from '#app.ts';
import { type Config, siteOf } from '#config.ts';
import { analyseJob } from '#features/analysis/job.ts';
import { paintJob } from '#features/images/job.ts';
import { deliverJob } from '#features/mail/job.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createEvents } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog as log } from '#platform/log.ts';
import { openSeal } from '#platform/seal/key.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { createPainter } from '#providers/image/painter.ts';
import { createOutbox } from '#providers/mail/outbox.ts';
import { createReadingThreads } from '#providers/reading/threads.ts';

/** The use cases on an open database, without a server. */
export type Desk = { features: Features; close(): Promise<void> };

type DeskParts = { config: Config; database: Database; clock: Clock };

/**
 * Opens the use cases for a command. No worker is registered: what they queue is done by the server
 * that runs next.
 */
export async function openDesk({ config, database, clock }: DeskParts): Promise<Desk> {
  const { dataFolder, sealKey, mayBeClosed, mail } = config;
  const jobs = createJobs({ database, log, definitions: [analyseJob, paintJob, deliverJob] });
  const events = createEvents({ database, log });
  const seal = await openSeal({ database, dataFolder, sealKey, mayBeClosed });
  const adapters = {
    analyser: createEngineAnalyser(),
    painter: createPainter(),
    remotePainter: null,
    reading: createReadingThreads(),
    mail,
    mailer: createOutbox({ folder: join(dataFolder, 'outbox'), from: mail.from }),
    weatherProvider: null,
  };
  const parts = { database, log, site: siteOf(config), dataFolder, seal, clock, jobs, events };
  const features = createFeatures({ ...parts, ...adapters });
  await jobs.start();
  return {
    features,
    async close() {
      await jobs.stop();
      await Promise.all([adapters.painter.close(), adapters.reading.close()]);
    },
  };
}
