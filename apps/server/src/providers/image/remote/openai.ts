import { z } from 'zod';
import type { ImageProvider } from '#providers/image/port.ts';
import { createRemoteProvider, pictureBytes } from '#providers/image/remote/provider.ts';
import { askRemote, callRemote, RemoteFailure } from '#providers/remote/fetching.ts';

export type RemoteOptions = {
  name: string;
  /** Ends with a slash. */
  base: URL;
  model: string | undefined;
  key: string | undefined;
  /** Milliseconds. */
  timeout: number;
};

const answer = z.object({
  data: z.array(z.object({ b64_json: z.base64().nullish(), url: z.url().nullish() })).min(1),
});

/** Any server of OpenAI's images, `https://api.example.org/v1`: `POST images/generations`. */
export function createOpenaiImages(options: RemoteOptions): ImageProvider {
  const { base, model, key } = options;
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const endpoint = { base, headers, byteLimit: pictureBytes };
  // The newest models answer in base64 always, and refuse to be asked for it.
  const isAsked = !model?.startsWith('gpt-image');

  return createRemoteProvider({
    ...options,
    async order({ prompt, width, height }, signal) {
      const body = {
        ...(model && { model }),
        prompt,
        n: 1,
        size: `${width}x${height}`,
        ...(isAsked && { response_format: 'b64_json' }),
      };
      const call = { method: 'POST', path: 'images/generations', body } as const;
      const parsed = answer.safeParse(await askRemote(endpoint, call, signal));
      if (!parsed.success) throw new RemoteFailure('the answer holds no picture');
      const [picture] = parsed.data.data;
      if (picture?.b64_json) return Buffer.from(picture.b64_json, 'base64');
      if (picture?.url) return fetchFromSameHost(base, picture.url, signal);
      throw new RemoteFailure('the answer holds no picture');
    },
  });
}

/** An address is followed only where it leads to the host that was configured. */
async function fetchFromSameHost(base: URL, address: string, signal: AbortSignal) {
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== base.origin) throw new RemoteFailure('the picture lies on another host');
  const query = Object.fromEntries(searchParams);
  const endpoint = { base, byteLimit: pictureBytes };
  return callRemote(endpoint, { method: 'GET', path: pathname, query }, signal);
}
