import { appointWebmaster } from '#commands/appoint-webmaster.ts';
import { runCommand } from '#commands/command.ts';

/** `npm run webmaster -- EMAIL` */
process.exitCode = await runCommand('webmaster', appointWebmaster, process.argv.slice(2));
