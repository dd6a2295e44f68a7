import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Log } from '#platform/log.ts';

/**
 * A door for the operator's commands into the process that holds the embedded database, which lets
 * no second one in. It is a socket in the data folder: who may open that folder owns the data
 * anyway, and nobody reaches it over the network. One JSON question a connection, one JSON answer.
 */
export type OperatorDoor = { close(): Promise<void> };

/** Characters. Questions are the words of a command. */
const questionLimit = 16_384;
/** Milliseconds a command waits for its answer. */
const patience = 15_000;

export type OperatorParts = {
  dataFolder: string;
  /** What it throws reaches the log, and the command as a closed connection. */
  answer(question: unknown): Promise<unknown>;
  log: Log;
};

/** Opens the door. Where the system gives no socket there, the server runs without one. */
export async function openOperatorDoor({
  dataFolder,
  answer,
  log,
}: OperatorParts): Promise<OperatorDoor> {
  const path = doorPath(dataFolder);
  // One that a killed process left behind: ours is the folder, or its lock would have kept us out.
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    reply(socket, answer).catch((error: unknown) => {
      log.warn({ error }, 'operator');
      socket.destroy();
    });
  });
  try {
    await listen(server, path);
    if (process.platform !== 'win32') await chmod(path, 0o600);
  } catch (error) {
    log.warn({ error }, 'no door for commands: stop the server to run them');
  }
  return {
    close() {
      // Somebody who knocks and says nothing must not keep the server from ending.
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The running process's answer. Throws where there is none to hear. */
export async function askOperator(dataFolder: string, question: unknown): Promise<unknown> {
  const socket = createConnection(doorPath(dataFolder));
  socket.setTimeout(patience, () =>
    socket.destroy(new Error('The running server does not answer')),
  );
  socket.end(JSON.stringify(question));
  return JSON.parse(await text(socket));
}

async function reply(socket: Socket, answer: OperatorParts['answer']): Promise<void> {
  let question = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket) {
    question += chunk;
    if (question.length > questionLimit) throw new Error('the question is too long');
  }
  socket.end(JSON.stringify(await answer(JSON.parse(question))));
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

function doorPath(dataFolder: string): string {
  if (process.platform !== 'win32') return join(dataFolder, 'operator');
  return `\\\\.\\pipe\\reverie-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
}
