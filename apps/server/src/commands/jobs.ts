import { runCommand } from '#commands/command.ts';
import { parkedJobs } from '#commands/parked-jobs.ts';

/** `npm run jobs`, `npm run jobs -- retry ID`, `npm run jobs -- retry all` */
process.exitCode = await runCommand('jobs', parkedJobs, process.argv.slice(2));
