import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { imageConformance, smallPainting } from '#providers/image/conformance.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import { promptOf } from '#providers/image/port.ts';
import { createRemotePainter, type RemoteKind } from '#providers/image/remote/remote.ts';
import { type ImageServer, type Manners, openImageServer } from '#testing/image-servers.ts';

const kinds: RemoteKind[] = ['openai', 'automatic1111', 'comfyui'];

function painterOf(kind: RemoteKind, url: string, timeout = 20_000): ImageProvider {
  return createRemotePainter({
    kind,
    url,
    timeout,
    model: 'dreamy',
    key: undefined,
    provider: 'P',
  });
}

for (const kind of kinds) {
  describe(kind, () => {
    let server: ImageServer;
    let painter: ImageProvider;
    beforeAll(async () => {
      server = await openImageServer(kind);
      painter = painterOf(kind, server.url);
    });
    afterAll(async () => {
      await painter.close();
      server.close();
    });

    const late: ImageProvider = {
      name: 'P',
      paint: (request, options) => painter.paint(request, options),
      close: () => painter.close(),
    };
    imageConformance(kind, late);

    test(`${kind} is told the scene, and nothing else`, async () => {
      await painter.paint(smallPainting);
      expect(server.prompts.at(-1)).toBe(promptOf(smallPainting));
    });

    const failures: Manners[] = [
      'breaks',
      'too busy',
      'redirects',
      'not json',
      'not a picture',
      'cut off',
      'endless',
    ];
    for (const manners of failures) {
      test(`${kind}: a server that answers “${manners}” is a failure, not a picture`, async () => {
        server.behave(manners);
        try {
          await expect(painter.paint(smallPainting)).rejects.toThrow();
          expect(server.paths).not.toContain('/elsewhere');
        } finally {
          server.behave('well');
        }
      });
    }

    test(`${kind}: a server that hangs is given up in time`, async () => {
      server.behave('hangs');
      try {
        const brief = painterOf(kind, server.url, 200);
        await expect(brief.paint(smallPainting)).rejects.toThrow('no picture within 200 ms');
      } finally {
        server.behave('well');
      }
    });

    test(`${kind}: closing gives up what is being painted`, async () => {
      server.behave('hangs');
      try {
        const closing = painterOf(kind, server.url);
        const painting = closing.paint(smallPainting, { onProgress: () => {} });
        await Promise.all([expect(painting).rejects.toThrow(), closing.close()]);
      } finally {
        server.behave('well');
      }
    });
  });
}

test('the address of a picture is followed on the configured host alone', async () => {
  const asked: string[] = [];
  let address = '';
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200).end(JSON.stringify({ data: [{ url: address }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const painter = painterOf('openai', `http://127.0.0.1:${port}/v1`);
  address = `http://localhost:${port}/secret`;
  await expect(painter.paint(smallPainting)).rejects.toThrow('another host');
  expect(asked).toEqual(['/v1/images/generations']);
  address = `http://127.0.0.1:${port}/picture?size=1`;
  // It is fetched, and then found not to be a picture.
  await expect(painter.paint(smallPainting)).rejects.toThrow('no picture');
  expect(asked.at(-1)).toBe('/picture?size=1');
});
