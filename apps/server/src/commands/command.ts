import { z } from 'zod';
import { type Desk, openDesk } from '#commands/desk.ts';
import { loadConfig } from '#config.ts';
import type { Features } from '#features.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { FolderInUse } from '#platform/db/lock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog } from '#platform/log.ts';
import { askOperator } from '#platform/operator.ts';
import { SealKeyLost } from '#platform/seal/key.ts';
import { NoKey } from '#platform/seal/key-file.ts';

const outcomeSchema = z.strictObject({
  /** 0 once done, 1 where it could not be done, 2 where the words made no sense. */
  exitCode: z.int().min(0).max(2),
  message: z.string(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** A database that is open, and the use cases upon it for a command that asks. */
type CommandParts = { database: Database; open: () => Promise<Features> };

/** Something an operator does from a terminal, with as much of that as it needs. */
export type Command<Needed = CommandParts> = (words: string[], parts: Needed) => Promise<Outcome>;

/** One that needs the database alone. */
export type DatabaseCommand = Command<{ database: Database }>;

const questionSchema = z.strictObject({ command: z.string(), words: z.array(z.string()) });

/**
 * Runs a command, says how it went, and resolves to the exit code. Where a server holds the embedded
 * database, that server runs the command: nothing has to be stopped.
 */
export async function runCommand(name: string, command: Command, words: string[]): Promise<number> {
  const config = loadConfig();
  const { dataFolder, databaseUrl } = config;
  try {
    const database = await openDatabase({ dataFolder, databaseUrl, log: silentLog });
    let desk: Desk | undefined;
    const open = async () => {
      desk ??= await openDesk({ config, database, clock: systemClock });
      return desk.features;
    };
    try {
      return say(await command(words, { database, open }));
    } finally {
      await desk?.close();
      await database.close();
    }
  } catch (error) {
    if (error instanceof SealKeyLost || error instanceof NoKey)
      return say({ exitCode: 1, message: error.message });
    if (!(error instanceof FolderInUse)) throw error;
    return say(await askServer(dataFolder, { command: name, words }, error));
  }
}

async function askServer(
  dataFolder: string,
  question: z.infer<typeof questionSchema>,
  inUse: FolderInUse,
): Promise<Outcome> {
  try {
    return outcomeSchema.parse(await askOperator(dataFolder, question));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { exitCode: 1, message: `${inUse.message}\nIt was asked to do it, in vain: ${reason}` };
  }
}

/** What a running server answers to `runCommand` in another process. */
export function answerCommands<Needed>(commands: Record<string, Command<Needed>>, parts: Needed) {
  return async (question: unknown): Promise<Outcome> => {
    const { command, words } = questionSchema.parse(question);
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (run) return run(words, parts);
    return { exitCode: 1, message: `The running server is of a build without ${command}.` };
  };
}

function say({ exitCode, message }: Outcome): number {
  (exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
  return exitCode;
}
