import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { ChosenLimits } from '@reverie/contract/limits.rules';
import { defaultFrequency } from '@reverie/contract/newsletter.rules';
import type { Hono } from 'hono';
import { analyserOf, mailerOf, ownMail, remotePainterOf, weatherProviderOf } from '#adapters.ts';
import type { Config, MailConfig } from '#config.ts';
import { accountRoutes } from '#features/accounts/routes.ts';
import { createAccounts } from '#features/accounts/service.ts';
import { handleAnalysis } from '#features/analysis/handler.ts';
import { analyseJob } from '#features/analysis/job.ts';
import { analysisRoutes } from '#features/analysis/routes.ts';
import { createAnalysis } from '#features/analysis/service.ts';
import { avatarRoutes } from '#features/avatars/routes.ts';
import { blogRoutes } from '#features/blog/routes.ts';
import { createBlog } from '#features/blog/service.ts';
import { consentRoutes } from '#features/consents/routes.ts';
import type { Recipients } from '#features/consents/rules.ts';
import { createConsents } from '#features/consents/service.ts';
import { contactRoutes } from '#features/contact/routes.ts';
import { createContact } from '#features/contact/service.ts';
import { scopesOf, sharedScopesOf } from '#features/dreams/policy.ts';
import { dreamRoutes } from '#features/dreams/routes.ts';
import { createDreams } from '#features/dreams/service.ts';
import { createEngagement } from '#features/engagement/service.ts';
import { paintJob } from '#features/images/job.ts';
import { imageRoutes } from '#features/images/routes.ts';
import { createImages } from '#features/images/service.ts';
import { createIssues } from '#features/issues/service.ts';
import { createLeaving } from '#features/leaving/service.ts';
import { libraryRoutes } from '#features/library/routes.ts';
import { createLibrary } from '#features/library/service.ts';
import { handleMail } from '#features/mail/handler.ts';
import { deliverJob } from '#features/mail/job.ts';
import { createPost } from '#features/mail/service.ts';
import { newsletterRoutes } from '#features/newsletter/routes.ts';
import { createNewsletter } from '#features/newsletter/service.ts';
import { handlePainting } from '#features/painting/handler.ts';
import { createPainting } from '#features/painting/service.ts';
import { patternRoutes } from '#features/patterns/routes.ts';
import { createPatterns } from '#features/patterns/service.ts';
import { createPictures } from '#features/pictures/service.ts';
import { readingRoutes } from '#features/reading/routes.ts';
import { createReader } from '#features/reading/service.ts';
import { recoveryRoutes } from '#features/recovery/routes.ts';
import { createRecovery } from '#features/recovery/service.ts';
import { createSearch } from '#features/search/service.ts';
import { statusRoutes } from '#features/status/routes.ts';
import { createMeter } from '#features/status/rules.ts';
import { createStatus } from '#features/status/service.ts';
import { weatherRoutes } from '#features/weather/routes.ts';
import { createWeather } from '#features/weather/service.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createEndings } from '#platform/events/endings.ts';
import { createEvents, type Events } from '#platform/events/events.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import { type ApiEnv, createApi } from '#platform/http/api.ts';
import { createEdges } from '#platform/http/edges.ts';
import { openapiRoute } from '#platform/http/openapi.ts';
import { openWeb, type WebHandler } from '#platform/http/web.ts';
import { createOnce } from '#platform/idempotency/once.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createLimits } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log.ts';
import { type Periodic, runEvery } from '#platform/periodic.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import { sharpEncoding } from '#providers/encoding/sharp.ts';
import { createPainter } from '#providers/image/painter.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import type { Mailer } from '#providers/mail/port.ts';
import type { Reading } from '#providers/reading/port.ts';
import { createReadingThreads } from '#providers/reading/threads.ts';
import { createDiskStorage } from '#providers/storage/disk.ts';
import type { WeatherProvider } from '#providers/weather/port.ts';

export type AppParts = {
  database: Database;
  log: Log;
  /** Folder of everything that is not in the database. */
  dataFolder: string;
  seal: Seal;
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
  analyser?: Analyser;
  /** A language model that reads beside the engine. None unless set up. */
  analysisModel?: Config['analysisModel'];
  painter?: ImageProvider;
  /** The engine beside the thread that answers. */
  reading?: Reading;
  /** Who our mail is from, and where messages to us are read. */
  mail?: MailConfig;
  mailer?: Mailer;
  /** A remote image model, offered beside the painter. None unless set up. */
  remoteImages?: Config['remoteImages'];
  remotePainter?: ImageProvider | null;
  /** Who is asked about the weather. Nobody unless set up. */
  weather?: Config['weather'];
  weatherProvider?: WeatherProvider | null;
  /** Other numbers than the contract’s for what is limited. */
  chosenLimits?: ChosenLimits;
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

type Platform = Required<
  Omit<
    AppParts,
    | 'origin'
    | 'socialLinks'
    | 'sourceUrl'
    | 'controller'
    | 'webFolder'
    | 'analysisModel'
    | 'remoteImages'
    | 'weather'
    | 'chosenLimits'
  >
> & {
  jobs: Jobs;
  events: Events;
  chosenLimits?: ChosenLimits | undefined;
};

export type Features = ReturnType<typeof createFeatures>;

/** Adapters and use cases. Nothing runs yet: commands work with them as they are. */
export function createFeatures(platform: Platform) {
  const storage = createDiskStorage({ folder: join(platform.dataFolder, 'media') });
  const limits = createLimits(platform);
  const post = createPost(platform);
  const newsletter = createNewsletter({ ...platform, post, limits });
  const accounts = createAccounts({
    ...platform,
    limits,
    inviteToLetter: (tx, reader) =>
      newsletter.invite(tx, { ...reader, frequency: defaultFrequency }),
  });
  const consents = createConsents({ ...platform, recipients: recipientsOf(platform) });
  const search = createSearch(platform);
  const dreams = createDreams({ ...platform, search, random: (below) => randomInt(below) });
  const engagement = createEngagement({ ...platform, dreams });
  const library = createLibrary({ ...platform, dreams, search, sharedScopesOf });
  const engine = createEngineAnalyser();
  const analysis = createAnalysis({ ...platform, dreams, consents, engine });
  const reader = createReader(platform);
  const patterns = createPatterns({ ...platform, analysis });
  const pictures = createPictures({ ...platform, storage, encode: sharpEncoding });
  const shared = { ...platform, dreams, analysis, consents, pictures };
  const painting = createPainting({ ...shared, encode: sharpEncoding });
  const images = createImages({ ...shared, painting });
  const contactAddress = platform.mail.contactAddress;
  const contact = createContact({ ...platform, post, limits, contactAddress, random: randomInt });
  const blog = createBlog({ ...platform, storage, encode: sharpEncoding });
  const meter = createMeter();
  const status = createStatus({ ...platform, meter, oldestWait: platform.jobs.oldestWait });
  const weather = createWeather({ ...platform, provider: platform.weatherProvider });
  const recovery = createRecovery({ ...platform, accounts });
  const leaving = createLeaving({
    ...platform,
    ...{ accounts, analysis, consents, dreams, engagement, images, newsletter, contact },
  });
  const once = createOnce(platform);
  const issues = createIssues({ ...platform, post, newsletter, posts: blog.news });
  return {
    accounts,
    limits,
    blog,
    consents,
    dreams,
    engagement,
    library,
    analysis,
    reader,
    patterns,
    images,
    painting,
    post,
    contact,
    newsletter,
    issues,
    recovery,
    leaving,
    meter,
    status,
    weather,
    once,
  };
}

/** Who outside this server would be sent dreams, and by which consent. */
function recipientsOf(platform: Pick<Platform, 'analyser' | 'remotePainter'>): Recipients {
  const analysis = platform.analyser.recipient;
  const painting = platform.remotePainter?.recipient;
  return {
    external_ai: [
      ...(analysis ? [{ purpose: 'analysis' as const, ...analysis }] : []),
      ...(painting ? [{ purpose: 'painting' as const, ...painting }] : []),
    ],
  };
}

/** The composition root: the only place where adapters meet features. */
export function createApp(parts: AppParts): App {
  const { database, log } = parts;
  const { clock = systemClock, site = 'http://localhost:3000' } = parts;
  const { analyser = analyserOf(parts), painter = createPainter() } = parts;
  const { weatherProvider = weatherProviderOf(parts) } = parts;
  const { remotePainter = remotePainterOf(parts), reading = createReadingThreads() } = parts;
  const { mail = ownMail, mailer = mailerOf(mail, parts.dataFolder) } = parts;
  const jobs = createJobs({ database, log, definitions: [analyseJob, paintJob, deliverJob] });
  const events = createEvents({ database, log });
  const adapters = { analyser, painter, remotePainter, reading, mail, mailer, weatherProvider };
  const features = createFeatures({ ...parts, ...adapters, clock, site, jobs, events });
  const { accounts, consents, dreams, analysis, images, painting } = features;

  handleAnalysis(jobs, analysis);
  handlePainting(jobs, { database, events, painting });
  handleMail(jobs, features.post);

  const { limits, once } = features;
  const api = createApi({ clock, resolveViewer: accounts.resolveViewer, limits, once });
  avatarRoutes(api);
  accountRoutes(api, accounts, { origin: parts.origin });
  recoveryRoutes(api, features.recovery);
  consentRoutes(api, consents);
  contactRoutes(api, features.contact);
  newsletterRoutes(api, features.newsletter);
  blogRoutes(api, features.blog);
  dreamRoutes(api, dreams, features.engagement);
  libraryRoutes(api, features.library);
  analysisRoutes(api, analysis);
  readingRoutes(api, features.reader);
  patternRoutes(api, features.patterns);
  imageRoutes(api, images);
  statusRoutes(api, features.status);
  weatherRoutes(api, features.weather);
  const endings = createEndings(database);
  eventRoutes(api, { feed: events.feed, scopesOf, endings });
  openapiRoute(api, '1.0.0');

  let web: WebHandler | undefined;
  const hono = createEdges({
    api,
    log,
    origin: parts.origin,
    noteAnswer: features.meter.note,
    web: async (context) => (web ? web(context) : context.text('Not found', 404)),
    async checkReady() {
      await database.read.execute('select 1');
    },
  });

  async function openPages(folder: string): Promise<WebHandler | undefined> {
    return openWeb({
      folder,
      origin: parts.origin,
      listening: site,
      log,
      socialLinks: parts.socialLinks ?? [],
      sourceUrl: parts.sourceUrl,
      controller: parts.controller,
      api: async (request, bindings) => hono.fetch(request, bindings),
      async findSession(token) {
        const viewer = await accounts.resolveViewer(token);
        return viewer && { viewer, user: await accounts.me(viewer) };
      },
    });
  }

  let sweeps: Periodic[] = [];
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
      sweeps = [
        runEvery(60_000, 'resume-stalled', dreams.resumeStalled, log),
        runEvery(60_000, 'warm-library', features.library.warm, log),
        runEvery(60_000, 'status-beat', features.status.beat, log, { isDueNow: true }),
        runEvery(3_600_000, 'tidy-status', features.status.tidy, log),
        runEvery(3_600_000, 'tidy-dreams', dreams.tidy, log),
        runEvery(600_000, 'tidy-limits', features.limits.tidy, log),
        runEvery(3_600_000, 'tidy-views', features.engagement.tidy, log),
        runEvery(3_600_000, 'sweep-pictures', images.sweep, log),
        runEvery(3_600_000, 'tidy-contact', features.contact.tidy, log),
        runEvery(60_000, 'send-letters', features.issues.send, log),
        runEvery(3_600_000, 'tidy-keys', once.tidy, log),
        runEvery(3_600_000, 'tidy-newsletter', features.newsletter.tidy, log),
      ];
    },
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
      await endings.stop();
      await events.stop();
      await jobs.stop();
      await painter.close();
      await remotePainter?.close();
      await reading.close();
      await weatherProvider?.close();
      await mailer.close();
    },
  };
}
