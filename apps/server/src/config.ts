import { resolve } from 'node:path';
import { z } from 'zod';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** An empty variable is one nobody set: `DATABASE_URL= npm start` runs embedded. */
const text = z.string().trim().optional();
const filled = text.transform((value) => value || undefined);

const portNumber = z.int().min(0).max(65_535);

const environment = z.object({
  PORT: filled.pipe(z.string().regex(/^\d+$/).default('3000')).transform(Number).pipe(portNumber),
  HOST: filled.pipe(z.string().default('localhost')),
  REVERIE_DATA: filled.pipe(z.string().default('./data')),
  REVERIE_ORIGIN: filled.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATABASE_URL: filled.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  REVERIE_KEY: filled.pipe(z.base64().length(44).optional()),
  LOG_LEVEL: filled.pipe(z.enum(levels).default('info')),
});

export type Config = Readonly<{
  port: number;
  host: string;
  /** Folder of everything the server keeps: the embedded database, pictures, keys. Absolute. */
  dataFolder: string;
  /** Origin people reach the server at, where it is not the one it listens on. */
  origin: string | undefined;
  /** PostgreSQL; the embedded database where absent. */
  databaseUrl: string | undefined;
  /** 32 bytes in base64 that seal private texts; made in the data folder where absent. */
  sealKey: string | undefined;
  logLevel: (typeof levels)[number];
}>;

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
    databaseUrl: found.DATABASE_URL,
    sealKey: found.REVERIE_KEY,
    logLevel: found.LOG_LEVEL,
  });
}
