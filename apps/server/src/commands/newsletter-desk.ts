import type { DatabaseCommand, Outcome } from '#commands/command.ts';
import { announce, countReaders } from '#features/newsletter-issues/service.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';

const usage = `Usage: npm run newsletter [-- announce FILE]

FILE holds the announcement in both languages, 8,000 characters at most:

# fr L’objet, en français

Un paragraphe.

# en The subject, in English

A paragraph.`;

/** Says how many get the letter, or keeps an announcement (its text) for all of them. */
export const newsletterDesk: DatabaseCommand = async ([verb, text, ...rest], { database }) => {
  if (verb === undefined) return count(database);
  if (verb !== 'announce' || text === undefined || rest.length > 0) {
    return { exitCode: 2, message: usage };
  }
  const kept = await announce({ database, clock: systemClock }, text);
  if (!kept) return { exitCode: 2, message: `The announcement cannot be read.\n\n${usage}` };
  const { fr, en } = kept.announcement;
  if (!kept.isNew) return { exitCode: 1, message: `“${fr.subject}” was announced before.` };
  const { confirmed } = await countReaders(database);
  const message = `“${fr.subject}” / “${en.subject}” goes to ${confirmed} readers within a minute of the server running.`;
  return { exitCode: 0, message };
};

async function count(database: Database): Promise<Outcome> {
  const { confirmed, waiting, byFrequency } = await countReaders(database);
  const rhythms = byFrequency.map(({ frequency, count }) => `  ${frequency}: ${count}`);
  const lines = [`${confirmed} readers, ${waiting} not confirmed`, ...rhythms];
  return { exitCode: 0, message: lines.join('\n') };
}
