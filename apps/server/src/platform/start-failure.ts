import { ConfigError } from '#config.ts';
import { faultProblem } from '#platform/db/faults.ts';
import { FolderInUse } from '#platform/db/lock.ts';
import { SealKeyLost } from '#platform/seal/key.ts';
import { NoKey } from '#platform/seal/key-file.ts';

const systemFaults: Record<string, string> = {
  EADDRINUSE: 'The port is taken. Choose another with PORT, or stop what listens there.',
  EACCES: 'The system does not allow it. Is the data folder writable, and the port above 1023?',
  EROFS: 'The data folder is on a disk that cannot be written to. Choose another: REVERIE_DATA.',
};

/** What an operator can put right is said in words; anything else is ours, with its stack. */
export function explainStart(error: unknown): string {
  const isPlain = [ConfigError, FolderInUse, NoKey, SealKeyLost].some(
    (kind) => error instanceof kind,
  );
  if (isPlain && error instanceof Error) return error.message;
  const fault = faultProblem(error)?.code;
  if (fault === 'storage_full') {
    return 'The disk of the data folder is nearly full. Make room, or choose another: REVERIE_DATA.';
  }
  if (fault === 'unavailable') return 'PostgreSQL does not answer at DATABASE_URL.';
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemFaults[code] ? `${systemFaults[code]}\n${error.message}` : (error.stack ?? '');
}
