import { join } from 'node:path';
import { createApp } from '#app.ts';
import { commands } from '#commands/all.ts';
import { answerCommands } from '#commands/command.ts';
import { loadConfig, siteOf } from '#config.ts';
import { readFirstPosts } from '#content/first-posts.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { readProxies } from '#platform/http/addresses.ts';
import { serve } from '#platform/http/serve.ts';
import { createLog } from '#platform/log.ts';
import { openOperatorDoor } from '#platform/operator.ts';
import { openSeal } from '#platform/seal/key.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { explainStart } from '#platform/start-failure.ts';

/** Of the five seconds between the signal and the end: for requests, and for running jobs. */
const requestMillis = 2_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`\nReverie cannot start.\n${explainStart(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig();
  const { dataFolder, databaseUrl, host, logLevel, origin, port, sealKey, mayBeClosed } = config;
  const { paintingSide, chosenLimits, trustedProxies, controller } = config;
  const {
    analysisModel,
    remoteImages,
    weather,
    pushServices,
    identityPlaces,
    mail,
    socialLinks,
    sourceUrl,
  } = config;
  const { speech, speechModel, storage: s3 } = config;
  const log = createLog(logLevel);
  const database = await openDatabase({ dataFolder, databaseUrl, log });
  const ring = await openSeal({ database, dataFolder, log, sealKey, mayBeClosed });
  if (!ring) log.warn('without the key of the sealed texts: they stay closed');
  const site = siteOf(config);
  if (mail.smtpUrl && !origin)
    log.warn({ site }, 'REVERIE_ORIGIN is not set: links in mail lead to this address');
  const webFolder = join(import.meta.dirname, '../../web/build');
  const app = createApp({
    database,
    dataFolder,
    seal: ring ?? closedSeal,
    ring: ring ?? undefined,
    log,
    origin,
    site,
    socialLinks,
    sourceUrl,
    controller,
    webFolder,
    paintingSide,
    analysisModel,
    remoteImages,
    weather,
    pushServices,
    identityPlaces,
    speech,
    speechModel,
    s3,
    mailConfig: mail,
    chosenLimits,
  });
  await app.start();
  await app.features.blog.seed(await readFirstPosts(join(import.meta.dirname, '../content/blog')));
  // On PostgreSQL a command opens the database itself.
  const answer = answerCommands(commands, { database, open: async () => app.features });
  const isAlone = database.kind === 'embedded';
  const door = isAlone ? await openOperatorDoor({ dataFolder, answer, log }) : null;
  const proxies = readProxies(trustedProxies);
  const server = await serve({ fetch: app.fetch, host, port, proxies, log });

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await Promise.all([server.drain(requestMillis), app.stop(), door?.close()]);
    await ring?.close();
    await database.close();
    log.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  log.info({ port: server.address.port, database: database.kind }, 'listening');
  const place = databaseUrl ? 'on PostgreSQL' : `on the embedded database in ${dataFolder}`;
  const address = origin ?? `http://${host}:${server.address.port}`;
  process.stderr.write(`\nReverie is open at ${address}, ${place}\n\n`);
}
