import { openDesk } from '#commands/desk.ts';
import { loadConfig } from '#config.ts';
import { demoDreamers } from '#demo/dreamers.ts';
import { createStoryClock, demoEmail, demoPassword, seedDemo } from '#demo/seed.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog as log } from '#platform/log.ts';

/**
 * `npm run db:seed`: tells the demonstration community's dreams. Their analyses and paintings are
 * queued with them: the server that starts next does the work, and shows it happening.
 */
const config = loadConfig();
const { dataFolder, databaseUrl } = config;
const database = await openDatabase({ dataFolder, databaseUrl, log });
const clock = createStoryClock(new Date());
const desk = await openDesk({ config, database, clock });
const count = await seedDemo({ ...desk.features, clock });
await desk.close();
await database.close();

const [first] = demoDreamers;
process.stdout.write(
  `${count} dreams told by ${demoDreamers.length} dreamers.\n` +
    `Sign in as ${first ? demoEmail(first.username) : ''} with “${demoPassword}”.\n`,
);
