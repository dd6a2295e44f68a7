import { randomInt } from 'node:crypto';
import type { ChosenLimits } from '@reverie/contract/limits.rules';
import type { Hono } from 'hono';
import { type AdapterSettings, type Adapters, closeAdapters, openAdapters } from '#adapters.ts';
import { createFeatures, type Features } from '#features.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createEndings } from '#platform/events/endings.ts';
import { createEvents, type Events } from '#platform/events/events.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import { type ApiApp, type ApiEnv, createApi } from '#platform/http/api.ts';
import { createEdges } from '#platform/http/edges.ts';
import { openapiRoute } from '#platform/http/openapi.ts';
import { openWeb, type WebHandler } from '#platform/http/web.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import { type Periodic, runEvery } from '#platform/periodic.ts';
import type { Ring } from '#platform/seal/ring.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { ownMail } from '#providers/mail/settings.ts';

export type AppParts = AdapterSettings &
  Partial<Adapters> & {
    database: Database;
    seal: Seal;
    /** The keys it seals with; absent where they are lost. */
    ring?: Ring | undefined;
    /** Origin people reach the server at, where it is not the one it listens on. */
    origin?: string | undefined;
    /** Origin the links of our mail lead to. */
    site?: string;
    /** Where the operator can be followed, as the footer shows it. */
    socialLinks?: readonly string[];
    /** Where people find the source code. No link to it where absent. */
    sourceUrl?: string | undefined;
    /** Who answers for what is kept here. The page about privacy says where nobody is named. */
    controller?: string | undefined;
    /** The finished build of the pages. Without one only the API is served. */
    webFolder?: string | undefined;
    clock?: Clock;
    /** Told of every refusal. Unless given, the log hears of those that are not declared. */
    onRefusal?: NonNullable<ApiApp['onRefusal']>;
    /** Where browsers may fetch a model that listens on the device. */
    speechModel?: { url: string; name: string } | undefined;
    /** Other numbers than the contract’s for what is limited. */
    chosenLimits?: ChosenLimits;
    /** Whether this process helps to do what is scheduled. It does unless told. */
    keepsTime?: boolean;
  };

export type App = {
  fetch: Hono<ApiEnv>['fetch'];
  events: Events;
  jobs: Jobs;
  /** The use cases, for commands that work without the network. */
  features: Features;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The composition root: the only place where adapters meet features. */
export function createApp(parts: AppParts): App {
  const { database, log, seal } = parts;
  const { clock = systemClock, origin, site = 'http://localhost:3000' } = parts;
  const { mailConfig = ownMail, keepsTime = true } = parts;
  const adapters = openAdapters(parts);
  const jobs = createJobs({ database, log, keepsTime });
  const events = createEvents({ database, log });
  const endings = createEndings(database);
  const composition = createFeatures({
    ...adapters,
    ...{ database, jobs, events, clock, seal, log, origin, site },
    ring: parts.ring,
    dataFolder: parts.dataFolder,
    chosenLimits: parts.chosenLimits,
    speechModel: parts.speechModel,
    sendsMail: mailConfig.smtpUrl !== undefined,
    contactAddress: mailConfig.contactAddress,
    random: (below) => randomInt(below),
  });
  const { built: features } = composition;
  const { accounts, sessions, limits, once, meter, scopesOf } = features;
  for (const runner of composition.runners()) runner.employ(jobs);
  jobs.schedule(composition.schedules());
  events.consume(composition.consumers());

  const { onRefusal = logUndeclared(log) } = parts;
  const { resolve: resolvePrincipal } = sessions;
  const api = createApi({ clock, resolvePrincipal, origin, limits, once, onRefusal });
  composition.bindRoutes(api);
  eventRoutes(api, { feed: events.feed, scopesOf, endings });
  openapiRoute(api, '1.0.0');

  let web: WebHandler | undefined;
  const hono = createEdges({
    api,
    log,
    origin,
    noteAnswer: meter.note,
    web: async (context) => (web ? web(context) : context.text('Not found', 404)),
    async checkReady() {
      await database.read.execute('select 1');
    },
  });

  async function openPages(folder: string): Promise<WebHandler | undefined> {
    return openWeb({
      folder,
      speechModelUrl: parts.speechModel?.url,
      origin: parts.origin,
      listening: site,
      log,
      socialLinks: parts.socialLinks ?? [],
      sourceUrl: parts.sourceUrl,
      controller: parts.controller,
      api: async (request, bindings) => hono.fetch(request, bindings),
      async findSession(token) {
        const principal = await sessions.resolve(token);
        return principal && { principal, user: await accounts.me(principal) };
      },
    });
  }

  let recurring: Periodic[] = [];
  return {
    fetch: hono.fetch,
    events,
    jobs,
    features,
    async start() {
      if (parts.webFolder) web = await openPages(parts.webFolder);
      await events.start();
      await endings.start();
      await jobs.start();
      recurring = composition.recurring().map((work) => runEvery(work, log));
    },
    async stop() {
      await Promise.all(recurring.map((work) => work.stop()));
      await endings.stop();
      await events.stop();
      await jobs.stop();
      await closeAdapters(adapters);
    },
  };
}

function logUndeclared(log: Log): NonNullable<ApiApp['onRefusal']> {
  return ({ route, code, isDeclared }) => {
    if (!isDeclared) log.error({ route, code }, 'undeclared problem');
  };
}
