import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ImageProvider } from '#providers/image/port.ts';
import type { RemoteOptions } from '#providers/image/remote/openai.ts';
import {
  createRemoteProvider,
  pictureBytes,
  type RemoteOrder,
} from '#providers/image/remote/provider.ts';
import { askRemote, callRemote, RemoteFailure } from '#providers/remote/fetching.ts';

const queued = z.object({ prompt_id: z.string().regex(/^[\w-]{1,80}$/) });

const file = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const told = z.object({
  status: z.object({ status_str: z.string() }).optional(),
  outputs: z.record(z.string(), z.object({ images: z.array(file).optional() })),
});
const history = z.record(z.string(), told);

/** Milliseconds between two questions whether it is done. */
const interval = 500;

/** A server of ComfyUI: `POST /prompt`, `GET /history/{id}` until it is done, `GET /view`. */
export function createComfyui(options: RemoteOptions & { model: string }): ImageProvider {
  const { base, model, key } = options;
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const endpoint = { base, headers, byteLimit: pictureBytes };

  async function waitFor(id: string, signal: AbortSignal): Promise<z.infer<typeof file>> {
    for (;;) {
      const call = { method: 'GET', path: `history/${id}` } as const;
      const parsed = history.safeParse(await askRemote(endpoint, call, signal));
      if (!parsed.success) throw new RemoteFailure('the history cannot be read');
      const entry = parsed.data[id];
      if (entry?.status?.status_str === 'error') throw new RemoteFailure('the workflow failed');
      const [image] = Object.values(entry?.outputs ?? {}).flatMap(({ images }) => images ?? []);
      if (image) return image;
      if (entry) throw new RemoteFailure('the workflow made no picture');
      await delay(interval, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  return createRemoteProvider({
    ...options,
    async order(order, signal) {
      const body = { prompt: workflowOf(order, model), client_id: 'reverie' };
      const call = { method: 'POST', path: 'prompt', body } as const;
      const parsed = queued.safeParse(await askRemote(endpoint, call, signal));
      if (!parsed.success) throw new RemoteFailure('the workflow was not taken');
      const { filename, subfolder, type } = await waitFor(parsed.data.prompt_id, signal);
      const query = { filename, subfolder, type };
      return callRemote(endpoint, { method: 'GET', path: 'view', query }, signal);
    },
  });
}

/** The smallest workflow there is: a checkpoint, two texts, one sampler, one picture. */
function workflowOf({ prompt, seed, width, height }: RemoteOrder, model: string) {
  const against = 'text, letters, watermark, signature, frame, gore';
  return {
    checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: model } },
    canvas: { class_type: 'EmptyLatentImage', inputs: { width, height, batch_size: 1 } },
    wanted: { class_type: 'CLIPTextEncode', inputs: { text: prompt, clip: ['checkpoint', 1] } },
    unwanted: { class_type: 'CLIPTextEncode', inputs: { text: against, clip: ['checkpoint', 1] } },
    sampler: {
      class_type: 'KSampler',
      inputs: {
        ...{ model: ['checkpoint', 0], positive: ['wanted', 0], negative: ['unwanted', 0] },
        ...{ latent_image: ['canvas', 0], seed, steps: 28, cfg: 6, denoise: 1 },
        ...{ sampler_name: 'dpmpp_2m', scheduler: 'karras' },
      },
    },
    picture: {
      class_type: 'VAEDecode',
      inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] },
    },
    saved: {
      class_type: 'SaveImage',
      inputs: { images: ['picture', 0], filename_prefix: 'reverie' },
    },
  };
}
