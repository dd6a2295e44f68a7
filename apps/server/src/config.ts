import { resolve } from 'node:path';
import { type ChosenLimits, limitNames } from '@reverie/contract/limits.rules';
import { z } from 'zod';
import { readProxies } from '#platform/http/addresses.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** An empty variable is one nobody set: `DATABASE_URL= npm start` runs embedded. */
const text = z.string().trim().optional();
const filled = text.transform((value) => value || undefined);

const portNumber = z.int().min(0).max(65_535);

/** What people write and ask travels unencrypted only between the operator's own machines. */
const remoteUrl = z.url({ protocol: /^https?$/ }).refine(isSealedOrNear, {
  message: 'must be https, unless its host is on this machine or in a private network',
});

const weatherKinds = ['off', 'open-meteo'] as const;

const imageKinds = ['off', 'openai', 'automatic1111', 'comfyui'] as const;

/** `ada@example.org`, or `Ada <ada@example.org>`. */
const mailbox = z.string().regex(/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/);

/** `registrations=200`: another number of calls than ours. */
const chosenLimit = z.string().regex(new RegExp(`^(${limitNames.join('|')})=[1-9]\\d{0,6}$`), {
  message: `must be a name and a number, like registrations=200; names: ${limitNames.join(', ')}`,
});

function isProxies(list: readonly string[]): boolean {
  try {
    readProxies(list);
    return true;
  } catch {
    return false;
  }
}

const environment = z
  .object({
    PORT: filled.pipe(z.string().regex(/^\d+$/).default('3000')).transform(Number).pipe(portNumber),
    HOST: filled.pipe(z.string().default('localhost')),
    REVERIE_DATA: filled.pipe(z.string().default('./data')),
    REVERIE_ORIGIN: filled.pipe(z.url({ protocol: /^https?$/ }).optional()),
    REVERIE_SOURCE_URL: filled.pipe(z.url({ protocol: /^https?$/ }).optional()),
    REVERIE_CONTROLLER: filled.pipe(z.string().max(300).optional()),
    DATABASE_URL: filled.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    REVERIE_KEY: filled.pipe(z.base64().length(44).optional()),
    REVERIE_SEALED_TEXTS: filled.pipe(z.enum(['open', 'closed']).default('open')),
    REVERIE_TRUSTED_PROXIES: text
      .transform(listOf)
      .refine(isProxies, { message: 'must be addresses or ranges, like 10.0.0.0/8,::1' }),
    REVERIE_LIMITS: text.transform(listOf).pipe(z.array(chosenLimit)),
    LOG_LEVEL: filled.pipe(z.enum(levels).default('info')),
    SMTP_URL: filled.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: filled.pipe(mailbox.default('Reverie <reverie@localhost>')),
    REVERIE_CONTACT: filled.pipe(mailbox.optional()),
    REVERIE_SOCIAL_LINKS: text
      .transform(listOf)
      .pipe(z.array(z.url({ protocol: /^https?$/ })).max(8)),
    REVERIE_ANALYSIS_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_ANALYSIS_MODEL: filled,
    REVERIE_ANALYSIS_KEY: filled,
    REVERIE_ANALYSIS_PROVIDER: filled.pipe(z.string().max(80).optional()),
    REVERIE_ANALYSIS_SECONDS: filled
      .pipe(z.string().regex(/^\d+$/).default('45'))
      .transform(Number)
      // Two texts of a dream, one after the other, within the two minutes a job has.
      .pipe(z.int().min(1).max(55)),
    REVERIE_IMAGES: filled.pipe(z.enum(imageKinds).default('off')),
    REVERIE_IMAGES_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_IMAGES_MODEL: filled,
    REVERIE_IMAGES_KEY: filled,
    REVERIE_IMAGES_PROVIDER: filled.pipe(z.string().max(80).optional()),
    REVERIE_IMAGES_SECONDS: filled
      .pipe(z.string().regex(/^\d+$/).default('120'))
      .transform(Number)
      // A job has five minutes, the painter's own included where it takes the model's place.
      .pipe(z.int().min(5).max(240)),
    REVERIE_WEATHER: filled.pipe(z.enum(weatherKinds).default('off')),
    REVERIE_WEATHER_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_WEATHER_GEOCODING_URL: filled.pipe(remoteUrl.optional()),
    REVERIE_WEATHER_KEY: filled,
    REVERIE_WEATHER_PROVIDER: filled.pipe(z.string().max(80).optional()),
  })
  .refine((found) => found.REVERIE_IMAGES === 'off' || found.REVERIE_IMAGES_URL, {
    path: ['REVERIE_IMAGES_URL'],
    message: 'must say where REVERIE_IMAGES listens',
  })
  .refine((found) => found.REVERIE_IMAGES !== 'comfyui' || found.REVERIE_IMAGES_MODEL, {
    path: ['REVERIE_IMAGES_MODEL'],
    message: 'must name the checkpoint ComfyUI is to load',
  })
  .refine((found) => !found.REVERIE_ANALYSIS_URL || found.REVERIE_ANALYSIS_MODEL, {
    path: ['REVERIE_ANALYSIS_MODEL'],
    message: 'must name the model to ask at REVERIE_ANALYSIS_URL',
  });

export type Config = Readonly<{
  port: number;
  host: string;
  /** Folder of everything the server keeps: the embedded database, pictures, keys. Absolute. */
  dataFolder: string;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin: string | undefined;
  /** Where people find the source code of this server; shown nowhere unless set. */
  sourceUrl: string | undefined;
  /** Who answers for what is kept here, as the page about privacy names them. */
  controller: string | undefined;
  /** PostgreSQL; the embedded database where absent. */
  databaseUrl: string | undefined;
  /** Proxies whose word is taken for whom a call comes from; none unless named. */
  trustedProxies: readonly string[];
  /** Other numbers than the contract’s for what is limited. */
  chosenLimits: ChosenLimits;
  /** 32 bytes in base64 that seal private texts; made in the data folder where absent. */
  sealKey: string | undefined;
  /** Whether a server that has lost its key starts all the same, without what it sealed. */
  mayBeClosed: boolean;
  logLevel: (typeof levels)[number];
  /** Who our mail is from, the mail server that takes it, and where messages to us are read. */
  mail: MailConfig;
  /** Addresses where the operator can be followed, shown in the footer. */
  socialLinks: readonly string[];
  /** A language model that reads consenting dreamers' dreams beside the engine; none unless set. */
  analysisModel: AnalysisModel | undefined;
  /** A remote image model offered beside the painter; none unless set. */
  remoteImages: RemoteImages | undefined;
  /** Somebody who is asked about the weather over cities that readers choose; nobody unless set. */
  weather: WeatherSource | undefined;
}>;

type WeatherSource = {
  kind: Exclude<(typeof weatherKinds)[number], 'off'>;
  /** Where it listens, and where names of places are looked up: its own servers unless set. */
  url: string | undefined;
  geocodingUrl: string | undefined;
  key: string | undefined;
  /** Who runs it, as people are told. */
  provider: string | undefined;
};

type RemoteImages = {
  kind: Exclude<(typeof imageKinds)[number], 'off'>;
  url: string;
  model: string | undefined;
  key: string | undefined;
  /** Who runs it, as people are told: its host unless named. */
  provider: string;
  /** Milliseconds. */
  timeout: number;
};

export type MailConfig = {
  from: string;
  /** Absent: mail is kept in the folder `outbox` of the data. */
  smtpUrl: string | undefined;
  contactAddress: string;
};

type AnalysisModel = {
  url: string;
  model: string;
  key: string | undefined;
  /** Who runs it, as people are told: its host unless named. */
  provider: string;
  /** Milliseconds. */
  timeout: number;
};

/** Variables the configuration reads. `.env.example` names exactly these. */
export const configVariables = Object.keys(environment.shape);

/** The environment makes no sense. */
export class ConfigError extends Error {}

/** Throws a `ConfigError` naming each variable that makes no sense, without printing its value. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment cannot be used.\n  ${faults.join('\n  ')}`);
  }
  const found = parsed.data;
  return Object.freeze({
    port: found.PORT,
    host: found.HOST,
    dataFolder: resolve(found.REVERIE_DATA),
    origin: found.REVERIE_ORIGIN && new URL(found.REVERIE_ORIGIN).origin,
    sourceUrl: found.REVERIE_SOURCE_URL,
    controller: found.REVERIE_CONTROLLER,
    databaseUrl: found.DATABASE_URL,
    trustedProxies: found.REVERIE_TRUSTED_PROXIES,
    chosenLimits: Object.fromEntries(
      found.REVERIE_LIMITS.map((chosen) => [chosen.split('=')[0], Number(chosen.split('=')[1])]),
    ),
    sealKey: found.REVERIE_KEY,
    mayBeClosed: found.REVERIE_SEALED_TEXTS === 'closed',
    logLevel: found.LOG_LEVEL,
    mail: {
      from: found.MAIL_FROM,
      smtpUrl: found.SMTP_URL,
      contactAddress: addressOf(found.REVERIE_CONTACT ?? found.MAIL_FROM),
    },
    socialLinks: found.REVERIE_SOCIAL_LINKS,
    analysisModel: analysisModelOf(found),
    remoteImages: remoteImagesOf(found),
    weather: weatherOf(found),
  });
}

/** Origin that links in our mail lead to. */
export function siteOf({ origin, host, port }: Config): string {
  return origin ?? `http://${host}:${port}`;
}

/** The parts of a list with commas, empty ones left out. */
function listOf(value = ''): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The bare address of a mailbox. */
function addressOf(box: string): string {
  return /<([^>]+)>$/.exec(box)?.[1] ?? box;
}

function analysisModelOf(found: z.output<typeof environment>): AnalysisModel | undefined {
  const { REVERIE_ANALYSIS_URL: url, REVERIE_ANALYSIS_MODEL: model } = found;
  if (!url || !model) return undefined;
  return {
    url,
    model,
    key: found.REVERIE_ANALYSIS_KEY,
    provider: found.REVERIE_ANALYSIS_PROVIDER ?? new URL(url).host,
    timeout: found.REVERIE_ANALYSIS_SECONDS * 1000,
  };
}

function remoteImagesOf(found: z.output<typeof environment>): RemoteImages | undefined {
  const { REVERIE_IMAGES: kind, REVERIE_IMAGES_URL: url } = found;
  if (kind === 'off' || !url) return undefined;
  return {
    kind,
    url,
    model: found.REVERIE_IMAGES_MODEL,
    key: found.REVERIE_IMAGES_KEY,
    provider: found.REVERIE_IMAGES_PROVIDER ?? new URL(url).host,
    timeout: found.REVERIE_IMAGES_SECONDS * 1000,
  };
}

function weatherOf(found: z.output<typeof environment>): WeatherSource | undefined {
  const { REVERIE_WEATHER: kind } = found;
  if (kind === 'off') return undefined;
  return {
    kind,
    url: found.REVERIE_WEATHER_URL,
    geocodingUrl: found.REVERIE_WEATHER_GEOCODING_URL,
    key: found.REVERIE_WEATHER_KEY,
    provider: found.REVERIE_WEATHER_PROVIDER,
  };
}

/** Names without a dot, and the ranges of RFC 1918, are machines of a private network. */
const nearHost =
  /^(\[::1\]|[^.:]+|.+\.(local|internal)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

function isSealedOrNear(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return false;
  return parsed.protocol === 'https:' || nearHost.test(parsed.hostname);
}
