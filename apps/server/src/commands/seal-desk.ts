import { setTimeout as delay } from 'node:timers/promises';
import type { Command, Outcome } from '#commands/command.ts';
import type { Rotation } from '#platform/seal/rotation.ts';

const usage = `Usage: npm run seal -- status
       npm run seal -- rotate
       npm run seal -- retire KEY [--yes]

status  says which keys there are, and how many texts each of them seals
rotate  makes a key, and seals every text anew with it while people read and write
retire  says what lets go of an old key would mean, and with --yes lets go of it for good`;

/** Milliseconds a command watches: within the patience of a command that asked a running server. */
const watchMillis = 8_000;

/** The keys that private texts are sealed with, and giving them another one. */
export const sealDesk: Command = async ([verb, ...words], { open }) => {
  const { rotation } = await open();
  if (!rotation)
    return { exitCode: 1, message: 'The key is not there: nothing can be sealed anew.' };
  const [key, yes] = words;
  if (verb === 'status' && words.length === 0)
    return { exitCode: 0, message: await tell(rotation) };
  if (verb === 'rotate' && words.length === 0) return rotate(rotation);
  if (verb === 'retire' && key !== undefined && (yes === undefined || yes === '--yes')) {
    return yes ? retire(rotation, key) : explainRetiring(rotation, key);
  }
  return { exitCode: 2, message: usage };
};

async function rotate(rotation: Rotation): Promise<Outcome> {
  const { id, isNew } = await rotation.begin();
  const end = Date.now() + watchMillis;
  let isDone = false;
  while (!isDone && Date.now() < end) {
    await rotation.goOn(AbortSignal.timeout(Math.max(1, end - Date.now())));
    const { keys } = await rotation.look();
    isDone = keys.every(({ doneAt }) => doneAt !== null);
    if (!isDone) await delay(200);
  }
  const lines = [
    isNew ? `The key ${id} was made.` : `The key ${id} is already on its way.`,
    ...keepingOf(rotation, id),
    await tell(rotation),
  ];
  if (!isDone) lines.push('Running servers go on with it by themselves; so does this command.');
  return { exitCode: 0, message: lines.join('\n') };
}

/** Where the operator keeps the key, they have to be given the new one. */
function keepingOf({ ring }: Rotation, id: string): string[] {
  const key = ring.keys().get(id);
  if (!key) return [];
  if (!ring.isConfigured) return ['It lies in seal.key of the data folder: copy that file anew.'];
  return [
    'Put it into REVERIE_KEY in place of the other, and keep a copy apart from the data:',
    Buffer.from(key).toString('base64'),
  ];
}

async function tell(rotation: Rotation): Promise<string> {
  const { keys, sealing, unnamed } = await rotation.look();
  const total = keys.reduce((sum, { texts }) => sum + texts, unnamed);
  const lines = keys.map(({ id, texts, madeAt, doneAt, missingAt }) => {
    const made = madeAt.toISOString().slice(0, 16).replace('T', ' ');
    const what = `${id}  made ${made} UTC, ${texts} of ${total} texts`;
    if (id !== sealing && missingAt > 0) return `${what}, not yet at ${missingAt} servers`;
    if (id !== sealing) return texts === 0 ? `${what}: nothing needs it` : what;
    return doneAt ? `${what}, seals` : `${what}, seals, and the others’ texts are on their way`;
  });
  if (unnamed > 0) lines.push(`${unnamed} texts of before keys had names: they get one by rotate.`);
  lines.push(`A copy made now needs the key ${keys.map(({ id }) => id).join(' or the key ')}.`);
  return lines.join('\n');
}

/** What is not in the database, and opens with that key alone. */
const outside = `Beside the texts, which no longer need it, an old key opens what is not kept here:
links in letters sent before the rotation (its readers ask for a new letter), and the cookies by
which an account knows a device (its owner gets a letter about a new device once). Copies made
before need it as well: keep it as long as you keep them, apart from them.
With --yes this server forgets it, for good.`;

async function explainRetiring(rotation: Rotation, key: string): Promise<Outcome> {
  const { keys, sealing } = await rotation.look();
  const known = keys.find(({ id }) => id === key);
  if (!known) return { exitCode: 1, message: words.unknown(key) };
  if (key === sealing) return { exitCode: 1, message: words.sealing(key) };
  if (known.texts > 0) return { exitCode: 1, message: words.needed(key) };
  return { exitCode: 0, message: outside };
}

async function retire(rotation: Rotation, key: string): Promise<Outcome> {
  const outcome = await rotation.retire(key);
  return { exitCode: outcome === 'retired' ? 0 : 1, message: words[outcome](key) };
}

const words: Record<Awaited<ReturnType<Rotation['retire']>>, (key: string) => string> = {
  retired: (key) => `The key ${key} is let go. Copies made before still need it.`,
  unknown: (key) => `There is no key ${key} here.`,
  sealing: (key) =>
    `The key ${key} cannot go: a rotation is under way, or it is the one that seals.`,
  needed: (key) =>
    `The key ${key} cannot go: texts still need it. npm run seal -- status counts them.`,
  started_with: (key) =>
    `The key ${key} cannot go: a server was started with it and with no other. Put the new one into ` +
    'REVERIE_KEY of every server, and start them again first.',
};
