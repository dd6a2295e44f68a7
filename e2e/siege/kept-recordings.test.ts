import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { settle, someone } from '#people.ts';
import { openServer } from '#server.ts';
import { aSound } from '#sound.ts';
import { journey } from '#stage.ts';

/** The siege goes on for longer. */
const kills = process.env.REVERIE_SIEGE === 'whole' ? 12 : 3;

journey(
  'a server that is killed between pieces, or within one, has each it answered for',
  async () => {
    const server = await openServer();
    try {
      const { api, token } = await settle(server, someone());
      const sound = await aSound(240);
      const { id } = await api.recordings.create({ type: 'audio/webm;codecs=opus' });
      const headers = { authorization: `Bearer ${token}` };
      const size = Math.ceil(sound.length / (kills * 4));
      const ask = async () =>
        Number(
          (
            await fetch(`${server.origin}/api/recordings/${id}`, { method: 'HEAD', headers })
          ).headers.get('upload-offset'),
        );
      const send = (offset: number) => {
        const piece = sound.slice(offset, offset + size);
        const isLast = offset + piece.length === sound.length;
        return fetch(`${server.origin}/api/recordings/${id}`, {
          method: 'PATCH',
          headers: {
            ...headers,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(offset),
            'upload-checksum': `sha256 ${createHash('sha256').update(piece).digest('base64')}`,
            ...(isLast && { 'upload-length': String(sound.length) }),
          },
          body: piece,
        });
      };
      let answered = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        for (let piece = 0; piece < 3; piece += 1) {
          const answer = await send(answered);
          expect(answer.status).toBe(204);
          answered = Number(answer.headers.get('upload-offset'));
        }
        const dying = send(answered).catch(() => null);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        await server.kill();
        await dying;
        await server.start();
        const kept = await ask();
        // All it answered for, and the piece in between wholly or not at all.
        expect([answered, Math.min(answered + size, sound.length)]).toContain(kept);
        answered = kept;
      }
      while (answered < sound.length) {
        answered = Number((await send(answered)).headers.get('upload-offset'));
      }
      await expect.poll(async () => (await api.recordings.get({ id })).status).toBe('kept');
      const heard = await fetch(`${server.origin}/api/recordings/${id}/audio`, { headers });
      expect(Buffer.from(await heard.arrayBuffer()).equals(sound)).toBe(true);
    } finally {
      await server.close();
    }
  },
);
