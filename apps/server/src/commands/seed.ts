import { join } from 'node:path';
import { createFeatures } from '#app.ts';
import { loadConfig } from '#config.ts';
import { demoDreamers } from '#demo/dreamers.ts';
import { createStoryClock, demoEmail, demoPassword, seedDemo } from '#demo/seed.ts';
import { analyseJob } from '#features/analysis/job.ts';
import { paintJob } from '#features/images/job.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createEvents } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog as log } from '#platform/log.ts';
import { createSeal, loadKey } from '#platform/seal/seal.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { createPainter } from '#providers/image/painter.ts';
import { createOutbox } from '#providers/mail/outbox.ts';
import { createReadingThreads } from '#providers/reading/threads.ts';

/**
 * `npm run db:seed`: tells the demonstration community's dreams. Their analyses and paintings are
 * queued with them: the server that starts next does the work, and shows it happening.
 */
const { dataFolder, databaseUrl, sealKey, mail } = loadConfig();
const database = await openDatabase({ dataFolder, databaseUrl, log });
const jobs = createJobs({ database, log, definitions: [analyseJob, paintJob] });
const events = createEvents({ database, log });
const painter = createPainter();
const clock = createStoryClock(new Date());
const seal = createSeal(await loadKey(dataFolder, sealKey));
const mailer = createOutbox({ folder: join(dataFolder, 'outbox'), from: mail.from });
const analyser = createEngineAnalyser();
const reading = createReadingThreads();
const adapters = {
  analyser,
  painter,
  remotePainter: null,
  reading,
  mail,
  mailer,
  weatherProvider: null,
};
const site = 'http://localhost:3000';
const parts = { database, log, site, dataFolder, seal, clock, jobs, events };
const features = createFeatures({ ...parts, ...adapters });

// Prepares the queues. No worker is registered, so nothing is analysed or painted here.
await jobs.start();
const count = await seedDemo({ ...features, clock });
await jobs.stop();
await painter.close();
await reading.close();
await database.close();

const [first] = demoDreamers;
process.stdout.write(
  `${count} dreams told by ${demoDreamers.length} dreamers.\n` +
    `Sign in as ${first ? demoEmail(first.username) : ''} with “${demoPassword}”.\n`,
);
