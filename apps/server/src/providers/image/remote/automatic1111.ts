import { z } from 'zod';
import type { ImageProvider } from '#providers/image/port.ts';
import type { RemoteOptions } from '#providers/image/remote/openai.ts';
import { createRemoteProvider, pictureBytes } from '#providers/image/remote/provider.ts';
import { askRemote, RemoteFailure } from '#providers/remote/fetching.ts';

const answer = z.object({ images: z.array(z.string()).min(1) });

/** Servers of AUTOMATIC1111's web interface and its kin: `POST /sdapi/v1/txt2img`. */
export function createAutomatic1111(options: RemoteOptions): ImageProvider {
  const { base, model, key } = options;
  // `--api-auth name:password` is what such a server is protected by.
  const headers = key ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` } : {};
  const endpoint = { base, headers, byteLimit: pictureBytes };

  return createRemoteProvider({
    ...options,
    async order({ prompt, seed, width, height }, signal) {
      const body = {
        prompt,
        negative_prompt: 'text, letters, watermark, signature, frame, gore',
        seed,
        width,
        height,
        steps: 28,
        cfg_scale: 6,
        ...(model && { override_settings: { sd_model_checkpoint: model } }),
      };
      const call = { method: 'POST', path: 'sdapi/v1/txt2img', body } as const;
      const parsed = answer.safeParse(await askRemote(endpoint, call, signal));
      if (!parsed.success) throw new RemoteFailure('the answer holds no picture');
      const [picture = ''] = parsed.data.images;
      // Some of its kin write a data URL, some the bare base64.
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    },
  });
}
