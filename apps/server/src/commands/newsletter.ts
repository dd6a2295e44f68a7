import { readFile } from 'node:fs/promises';
import { runCommand } from '#commands/command.ts';
import { newsletterDesk } from '#commands/newsletter-desk.ts';

/** `npm run newsletter`, `npm run newsletter -- announce FILE` */
const [verb, file, ...rest] = process.argv.slice(2);
// Read here: a running server, which may do the rest, stands in another folder.
const words =
  verb === 'announce' && file !== undefined
    ? [verb, await readFile(file, 'utf8'), ...rest]
    : process.argv.slice(2);
process.exitCode = await runCommand('newsletter', newsletterDesk, words);
