import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { z } from 'zod';

/** How a server behaves; `well` paints. */
export type Manners =
  | 'well'
  | 'hangs'
  | 'breaks'
  | 'too busy'
  | 'redirects'
  | 'not json'
  | 'not a picture'
  | 'cut off'
  | 'endless';

export type ImageServer = {
  url: string;
  /** The words it was asked to paint, in their order. */
  prompts: string[];
  /** Paths it was asked for, in their order. */
  paths: string[];
  behave(manners: Manners): void;
  close(): void;
};

type Size = { width: number; height: number };
type Reply = { json: unknown } | { bytes: Uint8Array };

type Protocol = (ask: {
  method: string;
  url: URL;
  body: unknown;
  /** A picture of that size, noted as asked for in those words; spoilt where it behaves so. */
  picture(prompt: string, size: Size): Promise<Buffer>;
}) => Promise<Reply | null>;

const openaiOrder = z.strictObject({
  model: z.string().optional(),
  prompt: z.string(),
  n: z.literal(1),
  size: z.string().regex(/^\d+x\d+$/),
  response_format: z.literal('b64_json').optional(),
});

/** `POST /v1/images/generations`. */
const openai: Protocol = async ({ method, url, body, picture }) => {
  if (method !== 'POST' || url.pathname !== '/v1/images/generations') return null;
  const { prompt, size } = openaiOrder.parse(body);
  const [width = 0, height = 0] = size.split('x').map(Number);
  const bytes = await picture(prompt, { width, height });
  return { json: { created: 1, data: [{ b64_json: bytes.toString('base64') }] } };
};

const txt2img = z.looseObject({
  prompt: z.string(),
  seed: z.int(),
  width: z.int(),
  height: z.int(),
  steps: z.int(),
});

/** `POST /sdapi/v1/txt2img`. */
const automatic1111: Protocol = async ({ method, url, body, picture }) => {
  if (method !== 'POST' || url.pathname !== '/sdapi/v1/txt2img') return null;
  const { prompt, ...size } = txt2img.parse(body);
  const bytes = await picture(prompt, size);
  return { json: { images: [bytes.toString('base64')], parameters: {}, info: '{}' } };
};

const link = z.tuple([z.string(), z.int()]);
const workflow = z.object({
  client_id: z.string(),
  prompt: z.record(
    z.string(),
    z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
});

/** `POST /prompt`, `GET /history/{id}`, `GET /view`. Done at the second look. */
function comfyui(): Protocol {
  const made = new Map<string, { bytes: Buffer; looks: number }>();
  return async ({ method, url, body, picture }) => {
    if (method === 'POST' && url.pathname === '/prompt') {
      const { prompt: nodes } = workflow.parse(body);
      const node = (type: string) =>
        Object.values(nodes).find(({ class_type }) => class_type === type)?.inputs ?? {};
      // The graph is followed as the real server does: from the sampler to the text it wants.
      const [wanted] = link.parse(node('KSampler').positive);
      const prompt = z.string().parse(nodes[wanted]?.inputs.text);
      const size = z.object({ width: z.int(), height: z.int() }).parse(node('EmptyLatentImage'));
      const id = `order-${made.size + 1}`;
      made.set(id, { bytes: await picture(prompt, size), looks: 0 });
      return { json: { prompt_id: id, number: 1, node_errors: {} } };
    }
    const [, id = ''] = /^\/history\/(.+)$/.exec(url.pathname) ?? [];
    const entry = made.get(id);
    if (entry) {
      entry.looks += 1;
      if (entry.looks < 2) return { json: {} };
      const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }];
      const status = { status_str: 'success', completed: true };
      return { json: { [id]: { status, outputs: { saved: { images } } } } };
    }
    const view = made.get((url.searchParams.get('filename') ?? '').replace('.png', ''));
    return url.pathname === '/view' && view ? { bytes: view.bytes } : null;
  };
}

const protocols = {
  openai: { open: () => openai, path: '/v1' },
  automatic1111: { open: () => automatic1111, path: '' },
  comfyui: { open: comfyui, path: '' },
};

/** A remote image model on loopback, speaking one of the protocols. */
export async function openImageServer(kind: keyof typeof protocols): Promise<ImageServer> {
  const { open, path } = protocols[kind];
  const speak = open();
  const prompts: string[] = [];
  const paths: string[] = [];
  let manners: Manners = 'well';

  async function picture(prompt: string, { width, height }: Size): Promise<Buffer> {
    prompts.push(prompt);
    if (manners === 'not a picture')
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const bytes = await aPicture(width, height);
    return manners === 'cut off' ? bytes.subarray(0, 60) : bytes;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    paths.push(url.pathname);
    if (manners === 'hangs') return;
    if (misbehave(manners, response)) return;
    const method = request.method ?? 'GET';
    const body = method === 'POST' ? await json(request) : undefined;
    const reply = await speak({ method, url, body, picture });
    if (!reply) response.writeHead(404).end();
    else if ('bytes' in reply)
      response.writeHead(200, { 'content-type': 'image/png' }).end(reply.bytes);
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.json));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    prompts,
    paths,
    behave(chosen) {
      manners = chosen;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether that is all the answer there is. */
function misbehave(manners: Manners, response: ServerResponse): boolean {
  if (manners === 'breaks') response.writeHead(500).end('{}');
  else if (manners === 'too busy') response.writeHead(429, { 'retry-after': '60' }).end('{}');
  else if (manners === 'redirects') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (manners === 'not json') response.writeHead(200).end('<html>Hello</html>');
  else if (manners === 'endless') pourForEver(response);
  else return false;
  return true;
}

function pourForEver(response: ServerResponse): void {
  const drop = Buffer.alloc(2 ** 20, 0x20);
  const pour = () => {
    while (!response.destroyed && response.write(drop));
  };
  response.on('drain', pour);
  pour();
}

/** Colours that move across it, so that it is no flat surface. */
function aPicture(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const x = index % width;
    pixels[index * 3] = (x * 255) / width;
    pixels[index * 3 + 1] = ((index / width) * 255) / height;
    pixels[index * 3 + 2] = (x * 7) % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
