import { resolve } from 'node:path';
import { type ChosenLimits, limitNames } from '@reverie/contract/limits.rules';
import { z } from 'zod';
import { filled, listed, webUrl } from '#platform/environment.ts';
import { readProxies } from '#platform/http/addresses.ts';
import { analysisSettings } from '#providers/analysis/settings.ts';
import { identitySettings } from '#providers/identity/settings.ts';
import { imageSettings, paintingSide } from '#providers/image/settings.ts';
import { mailSettings } from '#providers/mail/settings.ts';
import { pushSettings } from '#providers/push/settings.ts';
import { speechModel, speechSettings } from '#providers/speech/settings.ts';
import { storageSettings } from '#providers/storage/settings.ts';
import { weatherSettings } from '#providers/weather/settings.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const portNumber = z.int().min(0).max(65_535);

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

/** What is about this server and no provider of it. */
const serverSettings = z
  .object({
    PORT: filled.pipe(z.string().regex(/^\d+$/).default('3000')).transform(Number).pipe(portNumber),
    HOST: filled.pipe(z.string().default('localhost')),
    REVERIE_DATA: filled.pipe(z.string().default('./data')),
    REVERIE_ORIGIN: filled.pipe(webUrl.optional()),
    REVERIE_SOURCE_URL: filled.pipe(webUrl.optional()),
    REVERIE_CONTROLLER: filled.pipe(z.string().max(300).optional()),
    REVERIE_SOCIAL_LINKS: listed.pipe(z.array(webUrl).max(8)),
    DATABASE_URL: filled.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    REVERIE_KEY: filled.pipe(z.base64().length(44).optional()),
    REVERIE_SEALED_TEXTS: filled.pipe(z.enum(['open', 'closed']).default('open')),
    REVERIE_TRUSTED_PROXIES: listed.refine(isProxies, {
      message: 'must be addresses or ranges, like 10.0.0.0/8,::1',
    }),
    REVERIE_LIMITS: listed.pipe(z.array(chosenLimit)),
    LOG_LEVEL: filled.pipe(z.enum(levels).default('info')),
  })
  .transform((found) => ({
    port: found.PORT,
    host: found.HOST,
    /** Folder of everything the server keeps: the embedded database, pictures, keys. Absolute. */
    dataFolder: resolve(found.REVERIE_DATA),
    /** Origin people reach the server at, where it is not the one it listens on. */
    origin: found.REVERIE_ORIGIN && new URL(found.REVERIE_ORIGIN).origin,
    /** Where people find the source code of this server; shown nowhere unless set. */
    sourceUrl: found.REVERIE_SOURCE_URL,
    /** Who answers for what is kept here, as the page about privacy names them. */
    controller: found.REVERIE_CONTROLLER,
    /** Addresses where the operator can be followed, shown in the footer. */
    socialLinks: found.REVERIE_SOCIAL_LINKS,
    /** PostgreSQL; the embedded database where absent. */
    databaseUrl: found.DATABASE_URL,
    /** 32 bytes in base64 that seal private texts; made in the data folder where absent. */
    sealKey: found.REVERIE_KEY,
    /** Whether a server that has lost its key starts all the same, without what it sealed. */
    mayBeClosed: found.REVERIE_SEALED_TEXTS === 'closed',
    /** Proxies whose word is taken for whom a call comes from; none unless named. */
    trustedProxies: found.REVERIE_TRUSTED_PROXIES,
    /** Other numbers than the contract’s for what is limited. */
    chosenLimits: limitsOf(found.REVERIE_LIMITS),
    logLevel: found.LOG_LEVEL,
  }));

function limitsOf(chosen: readonly string[]): ChosenLimits {
  const pairs = chosen.map((limit) => limit.split('='));
  return Object.fromEntries(pairs.map(([name, calls]) => [name, Number(calls)]));
}

/** Every part of the environment: each reads its own variables, beside what they set up. */
const parts = {
  server: serverSettings,
  mail: mailSettings,
  analysisModel: analysisSettings,
  identityPlaces: identitySettings,
  paintingSide,
  remoteImages: imageSettings,
  weather: weatherSettings,
  /** Hosts of services that carry messages to browsers. */
  pushServices: pushSettings,
  speech: speechSettings,
  speechModel,
  storage: storageSettings,
};

const environment = z
  .object(parts)
  .transform(({ server, ...others }) => ({ ...server, ...others }));

export type Config = Readonly<z.output<typeof environment>>;

/** Variables the configuration reads. `.env.example` names exactly these. */
export const configVariables = Object.values(parts).flatMap((part) => Object.keys(part.in.shape));

/** The environment makes no sense. */
export class ConfigError extends Error {}

/** Throws a `ConfigError` naming each variable that makes no sense, without printing its value. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.keys(parts).map((part) => [part, env])),
  );
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.slice(1).join('.')}: ${message}`,
    );
    throw new ConfigError(`The environment cannot be used.\n  ${faults.join('\n  ')}`);
  }
  return Object.freeze(parsed.data);
}

/** Origin that links in our mail lead to. */
export function siteOf({ origin, host, port }: Config): string {
  return origin ?? `http://${host}:${port}`;
}
