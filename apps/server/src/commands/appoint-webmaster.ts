import type { Command } from '#commands/command.ts';
import type { Features } from '#features.ts';

type Parts = { open: () => Promise<Pick<Features, 'accounts'>> };

/** Gives the account of an email the role that opens /webmaster. */
export const appointWebmaster: Command<Parts> = async ([email, ...rest], { open }) => {
  if (email === undefined || rest.length > 0 || !email.includes('@')) {
    return { exitCode: 2, message: 'Usage: npm run webmaster -- EMAIL' };
  }
  const { accounts } = await open();
  const appointed = await accounts.appoint(email);
  if (appointed === null) {
    const message = `No account has the email ${email}. Register it on the site, then run this again.`;
    return { exitCode: 1, message };
  }
  const done = `${appointed.username} (${email}) is now a webmaster.`;
  if (!appointed.lacksFactor) return { exitCode: 0, message: done };
  const first = 'It opens nothing before they set up a second factor, at /settings/security.';
  return { exitCode: 0, message: `${done}\n${first}` };
};
