import { type Logger, pino } from 'pino';

/**
 * Structured lines on standard output: one wide line for each request and each job, with ids.
 * Never the text of a dream, a token, an email or an address.
 */
export type Log = Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
  });
}

export const silentLog: Log = pino({ level: 'silent' });

type ErrorLine = { name: string; code?: string; message: string; stack?: string };

/**
 * An error in one line. A failed query carries its parameters in its message, and those are what
 * people wrote: of such an error only the database's own words are kept.
 */
export function describeError(error: unknown): ErrorLine | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = 'query' in error && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in told && typeof told.code === 'string' ? { code: told.code } : {};
  const frames = told.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: told.name,
    ...code,
    message: told.message,
    ...(frames && { stack: frames.slice(0, 8).join('\n') }),
  };
}
