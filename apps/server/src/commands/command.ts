import { z } from 'zod';
import { loadConfig } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import { FolderInUse } from '#platform/db/lock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog } from '#platform/log.ts';
import { askOperator } from '#platform/operator.ts';

const outcomeSchema = z.strictObject({
  /** 0 once done, 1 where it could not be done, 2 where the words made no sense. */
  exitCode: z.int().min(0).max(2),
  message: z.string(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** Something an operator does from a terminal, on a database that is open. */
export type Command = (words: string[], database: Database) => Promise<Outcome>;

const questionSchema = z.strictObject({ command: z.string(), words: z.array(z.string()) });

/**
 * Runs a command, says how it went, and resolves to the exit code. Where a server holds the embedded
 * database, that server runs the command: nothing has to be stopped.
 */
export async function runCommand(name: string, command: Command, words: string[]): Promise<number> {
  const { dataFolder, databaseUrl } = loadConfig();
  try {
    const database = await openDatabase({ dataFolder, databaseUrl, log: silentLog });
    try {
      return say(await command(words, database));
    } finally {
      await database.close();
    }
  } catch (error) {
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
export function answerCommands(commands: Record<string, Command>, database: Database) {
  return async (question: unknown): Promise<Outcome> => {
    const { command, words } = questionSchema.parse(question);
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (run) return run(words, database);
    return { exitCode: 1, message: `The running server is of a build without ${command}.` };
  };
}

function say({ exitCode, message }: Outcome): number {
  (exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
  return exitCode;
}
