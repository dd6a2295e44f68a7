import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type Proxy = {
  port: number;
  /** Cuts every connection and refuses new ones, as a database that has gone does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Lets every connection stand and nothing through, as a host that has lost its network does. */
  silence(): void;
  /** The same, for connections still to come too: a database whose process is frozen. */
  freeze(): void;
  thaw(): void;
};

/** Stands on loopback between the server and its database, so that a test can take it away. */
export async function openProxy(target: { host: string; port: number }): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (!isFrozen) near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  function silence() {
    for (const socket of sockets) {
      socket.unpipe();
      socket.resume();
    }
  }

  onTestFinished(cut);
  return {
    port,
    cut,
    silence,
    freeze() {
      isFrozen = true;
      silence();
    },
    thaw() {
      isFrozen = false;
    },
    async restore() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
