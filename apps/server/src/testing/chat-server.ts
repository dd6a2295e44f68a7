import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const requestSchema = z.strictObject({
  model: z.string(),
  stream: z.literal(false),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
  temperature: z.number().optional(),
});
export type ChatRequest = z.infer<typeof requestSchema>;

/** What the server is asked, once what is asked is known to be of the protocol. */
export type Asked = ChatRequest & { headers: IncomingMessage['headers']; dream: string };

type Reply = (asked: Asked, response: ServerResponse) => Promise<void> | void;

export type ChatServer = { url: string; asked: Asked[] };

/**
 * A server of models on loopback, as the protocol of chat completions has it. `reply` is all there
 * is of the model: what it writes, or how it fails.
 */
export async function openChatServer(reply: Reply): Promise<ChatServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return sendError(response, 404, 'not_found');
    }
    const parsed = requestSchema.safeParse(await json(request));
    if (!parsed.success) return sendError(response, 400, 'invalid_request_error');
    const posed = parsed.data.messages.find(({ role }) => role === 'user')?.content ?? '{}';
    const { dream } = z.object({ dream: z.string() }).parse(JSON.parse(posed));
    const told = { ...parsed.data, headers: request.headers, dream };
    asked.push(told);
    await reply(told, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

/** A completion as servers send it. */
export function sendCompletion(
  response: ServerResponse,
  content: string | null,
  finish_reason = 'stop',
): void {
  const message = { role: 'assistant', content, refusal: null };
  sendJson(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'a-model',
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

export function sendAnswer(response: ServerResponse, answer: object): void {
  sendCompletion(response, JSON.stringify(answer));
}

/** An error as servers send it. */
export function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
): void {
  const error = { message: `This is ${type}`, type, param: null, code: type };
  sendJson(response, status, { error }, headers);
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
