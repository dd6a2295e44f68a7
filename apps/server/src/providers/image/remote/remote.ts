import type { ImageProvider } from '#providers/image/port.ts';
import { createAutomatic1111 } from '#providers/image/remote/automatic1111.ts';
import { createComfyui } from '#providers/image/remote/comfyui.ts';
import { createOpenaiImages } from '#providers/image/remote/openai.ts';

/** The protocols a remote model may speak. */
export type RemoteKind = 'openai' | 'automatic1111' | 'comfyui';

export type RemoteModel = {
  kind: RemoteKind;
  /** Where it listens; what its protocol adds stands below it. */
  url: string;
  model: string | undefined;
  key: string | undefined;
  provider: string;
  /** Milliseconds. */
  timeout: number;
};

/** The remote model an operator set up. */
export function createRemotePainter(options: RemoteModel): ImageProvider {
  const { kind, url, model, key, provider: name, timeout } = options;
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const parts = { name, base, model, key, timeout };
  if (kind === 'openai') return createOpenaiImages(parts);
  if (kind === 'automatic1111') return createAutomatic1111(parts);
  return createComfyui({ ...parts, model: model ?? '' });
}
