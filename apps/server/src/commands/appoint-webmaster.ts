import type { DatabaseCommand } from '#commands/command.ts';
import { makeWebmaster } from '#features/accounts/service.ts';

/** Gives the account of an email the role that opens /webmaster. */
export const appointWebmaster: DatabaseCommand = async ([email, ...rest], { database }) => {
  if (email === undefined || rest.length > 0 || !email.includes('@')) {
    return { exitCode: 2, message: 'Usage: npm run webmaster -- EMAIL' };
  }
  const appointed = await makeWebmaster(database, email);
  if (appointed === null) {
    const message = `No account has the email ${email}. Register it on the site, then run this again.`;
    return { exitCode: 1, message };
  }
  return { exitCode: 0, message: `${appointed.username} (${email}) is now a webmaster.` };
};
