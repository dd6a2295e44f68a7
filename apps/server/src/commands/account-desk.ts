import { emailSchema } from '@reverie/contract/accounts';
import { binDays } from '@reverie/contract/layers.rules';
import type { Command, Outcome } from '#commands/command.ts';
import type { Features } from '#features.ts';
import type { Happening } from '#platform/happenings.ts';
import { Problem } from '#platform/http/problem.ts';

const usage = `Usage: npm run account -- restore EMAIL [DREAM]
       npm run account -- password EMAIL
       npm run account -- email EMAIL NEW
       npm run account -- copy EMAIL
       npm run account -- close EMAIL [--yes]

restore   lists what lies in the bin of an account, or takes a dream back out of it
password  makes a link of one use by which its owner chooses a new password
email     gives an account another address
copy      prints all that is kept of somebody, as JSON
close     says what would go with an account, and with --yes erases it for good

Make sure first that whoever asks is the owner: the answer goes to the account's own address.`;

type Asked = {
  features: Features;
  email: string;
  rest: string[];
  /** Keeps in the account's activity what was done to it, by whom. */
  note: (happening: Happening) => Promise<void>;
};

const verbs: Record<string, (asked: Asked) => Promise<Outcome>> = {
  restore,
  password,
  email: changeEmail,
  copy,
  close,
};

/** What people ask of the operator, and could not do by themselves. */
export const accountDesk: Command = async ([verb = '', email = '', ...rest], parts) => {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  const isUnderstood = email.includes('@') && rest.length <= 1;
  if (!run || !isUnderstood) return misunderstood;
  const { database, open } = parts;
  const features = await open();
  const note = (happening: Happening) => database.write((tx) => features.note(tx, happening));
  return run({ features, email, rest, note });
};

const misunderstood: Outcome = { exitCode: 2, message: usage };

function nobody(email: string): Outcome {
  return { exitCode: 1, message: `No account has the email ${email}.` };
}

async function restore({ features, email, rest: [dreamId], note }: Asked): Promise<Outcome> {
  const { accounts, dreams } = features;
  const user = await accounts.findByEmail(email);
  if (!user) return nobody(email);
  const bin = await dreams.bin(user.id);
  if (dreamId === undefined) {
    const lines = bin.map(({ id, dreamedAt, deletedAt }) => {
      const since = deletedAt ? `, taken down ${dayOf(deletedAt)}` : '';
      return `${id}  dreamed ${dayOf(dreamedAt)}${since}`;
    });
    const empty = `Nothing lies in the bin of ${user.username}. Dreams stay there ${binDays} days.`;
    return { exitCode: 0, message: lines.join('\n') || empty };
  }
  if (!bin.some(({ id }) => id === dreamId)) {
    return { exitCode: 1, message: `${user.username} has no such dream in the bin.` };
  }
  await dreams.restoreOf(user.id, dreamId);
  await note({ kind: 'dream_restored', userId: user.id, by: 'operator' });
  return { exitCode: 0, message: `The dream is back where ${user.username} had it.` };
}

async function password({ features, email, rest }: Asked): Promise<Outcome> {
  if (rest.length > 0) return misunderstood;
  const link = await features.passwords.createLink(email);
  if (!link) return nobody(email);
  const { username, url, expiresAt } = link;
  const until = expiresAt.toISOString().slice(11, 16);
  const message = `${username} can choose a new password, once, until ${until} UTC:\n${url}`;
  return { exitCode: 0, message };
}

async function changeEmail({ features, email, rest: [next = ''] }: Asked): Promise<Outcome> {
  if (!emailSchema.safeParse(next).success) return misunderstood;
  const user = await features.accounts.findByEmail(email);
  if (!user) return nobody(email);
  try {
    await features.accounts.changeEmail(user.id, next);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'email_taken') throw error;
    return { exitCode: 1, message: `Another account has the email ${next}.` };
  }
  return { exitCode: 0, message: `${user.username} signs in with ${next} from now on.` };
}

async function copy({ features, email, rest, note }: Asked): Promise<Outcome> {
  if (rest.length > 0) return misunderstood;
  const leaver = await features.leaving.find(email);
  if (!leaver) return nobody(email);
  const kept = await features.leaving.copy(leaver);
  const { userId } = leaver;
  await note({ kind: 'copy_made', userId, by: 'operator' });
  return { exitCode: 0, message: JSON.stringify(kept, null, 2) };
}

async function close({ features, email, rest: [word] }: Asked): Promise<Outcome> {
  if (word !== undefined && word !== '--yes') return misunderstood;
  const leaver = await features.leaving.find(email);
  if (!leaver) return nobody(email);
  const { username, dreamsKept, dreamsShared } = leaver;
  if (word === undefined) {
    const what = `${username} keeps ${dreamsKept} dreams, ${dreamsShared} of them shared.`;
    const how = 'With --yes the account and all of this is erased, for good.';
    return { exitCode: 0, message: `${what}\n${how}` };
  }
  await features.leaving.erase(leaver);
  const message = `${username} and ${dreamsKept} dreams are erased. Copies in backups are yours to let go.`;
  return { exitCode: 0, message };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
