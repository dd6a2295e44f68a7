import { readFile } from 'node:fs/promises';
import { commands } from '#commands/all.ts';
import { runCommand } from '#commands/command.ts';

/** `npm run account -- close EMAIL` and all the others: the name of a command, and its words. */
const [name = '', ...words] = process.argv.slice(2);
const command = Object.entries(commands).find(([known]) => known === name)?.[1];
if (!command) throw new Error(`There is no command ${name}: ${Object.keys(commands).join(', ')}`);

// A file is read here: a running server, which may do the rest, stands in another folder.
const [verb, file] = words;
if (name === 'newsletter' && verb === 'announce' && file !== undefined) {
  words[1] = await readFile(file, 'utf8');
}
process.exitCode = await runCommand(name, command, words);
