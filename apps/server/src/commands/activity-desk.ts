import type { Command } from '#commands/command.ts';
import type { Verdict } from '#features/activity/service.ts';

const usage = `Usage: npm run activity -- verify

verify  reads the whole activity log, and says whether an entry was changed, removed or put in`;

/** Faults that are told one by one. */
const told = 20;

/** Whether the log of what happened to accounts is the one this server wrote. */
export const activityDesk: Command = async ([verb, ...rest], { open }) => {
  if (verb !== 'verify' || rest.length > 0) return { exitCode: 2, message: usage };
  const { activity } = await open();
  const { entries, faults, canTell } = await activity.verify();
  const lines = faults.slice(0, told).map(wordsOf);
  if (faults.length > told) lines.push(`and ${faults.length - told} more.`);
  if (!canTell)
    lines.push('The key is not there: nobody can tell whether its ends were signed here.');
  if (lines.length > 0) return { exitCode: 1, message: lines.join('\n') };
  return { exitCode: 0, message: `${entries} entries stand as they were written.` };
};

function wordsOf(fault: Verdict['faults'][number]): string {
  switch (fault.kind) {
    case 'changed':
      return `Entry ${fault.seq} is not what was written, or the one before it is not.`;
    case 'missing':
      return fault.from === fault.to
        ? `Entry ${fault.from} was removed.`
        : `Entries ${fault.from} to ${fault.to} were removed.`;
    case 'put_in':
      return `Entry ${fault.seq} was put in: the log does not reach there.`;
    case 'unsigned':
      return fault.mark === 'head'
        ? 'The end of the log was not signed by this server.'
        : 'The place where the log was cut off was not signed by this server.';
  }
}
