import { accountDesk } from '#commands/account-desk.ts';
import { runCommand } from '#commands/command.ts';

/** `npm run account -- restore|password|close EMAIL` */
process.exitCode = await runCommand('account', accountDesk, process.argv.slice(2));
