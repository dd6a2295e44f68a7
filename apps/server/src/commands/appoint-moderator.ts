import type { Command } from '#commands/command.ts';
import type { Features } from '#features.ts';

type Parts = { open: () => Promise<Pick<Features, 'accounts'>> };

/** Gives the account of an email the role that opens /moderation, or takes it back. */
export const appointModerator: Command<Parts> = async (words, { open }) => {
  const isDismissed = words[0] === 'dismiss';
  const [email, ...rest] = isDismissed ? words.slice(1) : words;
  if (email === undefined || rest.length > 0 || !email.includes('@')) {
    return { exitCode: 2, message: 'Usage: npm run moderator -- [dismiss] EMAIL' };
  }
  const { accounts } = await open();
  const known = await accounts.findByEmail(email);
  if (known?.role === 'webmaster') {
    return { exitCode: 1, message: `${known.username} is a webmaster, who moderates already.` };
  }
  const user = await accounts.setRole(email, isDismissed ? 'user' : 'moderator');
  if (!user) return { exitCode: 1, message: `No account has the email ${email}.` };
  const role = isDismissed ? 'no longer a moderator' : 'now a moderator';
  return { exitCode: 0, message: `${user.username} (${email}) is ${role}.` };
};
