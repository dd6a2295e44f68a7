import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Why a model gave nothing usable. Said in the log; never with a word of what was sent or came. */
export const chatFaults = [
  'unreachable',
  'timeout',
  'redirected',
  'refused',
  'busy',
  'broken',
  'too_large',
  'truncated',
  'not_json',
  'wrong_shape',
] as const;
export type ChatFault = (typeof chatFaults)[number];

export class ChatError extends Error {
  readonly fault: ChatFault;
  readonly status: number | undefined;

  constructor(fault: ChatFault, status?: number) {
    super(`the model gave no answer: ${fault}`);
    this.name = 'ChatError';
    this.fault = fault;
    this.status = status;
  }
}

export type ChatEndpoint = {
  /** Base of the API: `https://api.example.org/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
};

export type Question = {
  system: string;
  user: string;
  /** JSON Schema the answer keeps to, where the server can hold a model to one. */
  schema: object;
};

/** Bytes of an answer. An analysis of the longest report has a tenth of that. */
const mostBytes = 1_048_576;
/** Milliseconds before asking again a server that failed without saying when to come back. */
const pause = 1_000;
const tries = 3;

/** Ways to ask for JSON, from the strictest: a server that knows one not refuses it with a 4xx. */
const formats = ['json_schema', 'json_object', 'none'] as const;

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** Asks by the protocol of chat completions, which most servers of models speak. */
export function createChat(endpoint: ChatEndpoint) {
  const address = `${endpoint.url.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(endpoint.key && { authorization: `Bearer ${endpoint.key}` }),
  };
  /** The strictest way this server has answered to, so that it is not asked in vain each time. */
  let understood = 0;

  /** One call. Follows no redirect: a dream goes where its dreamer agreed to, and nowhere else. */
  async function call(body: string, signal: AbortSignal): Promise<Response> {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ChatError('redirected', response.status);
    }
    return response;
  }

  async function ask(question: Question, until: number, signal: AbortSignal): Promise<unknown> {
    let format = understood;
    let failures = 0;
    for (;;) {
      const body = bodyOf(endpoint.model, question, formats[format] ?? 'none');
      const response = await call(body, signal);
      if (response.ok) {
        understood = format;
        return readAnswer(response, signal);
      }
      await response.body?.cancel();
      const { status } = response;
      if ((status === 400 || status === 422) && format < formats.length - 1) {
        format += 1;
        continue;
      }
      const isPassing = status === 429 || status >= 500;
      if (!isPassing) throw new ChatError('refused', status);
      failures += 1;
      const wait = waitOf(response) ?? pause;
      // Waiting for what cannot come in time would only keep other dreams waiting.
      if (failures === tries || Date.now() + wait >= until) {
        throw new ChatError(status === 429 ? 'busy' : 'broken', status);
      }
      await delay(wait, undefined, { signal });
    }
  }

  return {
    /**
     * The JSON a model answers with, as it wrote it. Throws a `ChatError` after `millis` at the
     * latest, and the signal's reason once it is aborted.
     */
    async ask(question: Question, millis: number, signal?: AbortSignal): Promise<unknown> {
      const deadline = AbortSignal.timeout(millis);
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      try {
        return await ask(question, Date.now() + millis, either);
      } catch (error) {
        signal?.throwIfAborted();
        if (deadline.aborted) throw new ChatError('timeout');
        if (error instanceof ChatError) throw error;
        throw new ChatError('unreachable');
      }
    },
  };
}

function bodyOf(
  model: string,
  { system, user, schema }: Question,
  format: (typeof formats)[number],
): string {
  return JSON.stringify({
    model,
    stream: false,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(format === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'dream_reading', strict: true, schema },
      },
    }),
    ...(format === 'json_object' && { response_format: { type: 'json_object' } }),
    // Some models take no temperature: what is asked most plainly leaves it out.
    ...(format !== 'none' && { temperature: 0 }),
  });
}

/** Milliseconds a server asks to wait, in seconds or as a date; null where it does not say. */
function waitOf({ headers }: Response): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const millis = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(millis) ? Math.max(0, millis) : null;
}

async function readAnswer(response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await readText(response, signal);
  const parsed = completion.safeParse(parseJson(text));
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (!choice) throw new ChatError(parsed.success ? 'wrong_shape' : faultOf(text));
  if (choice.finish_reason === 'length') throw new ChatError('truncated');
  const written = choice.message.content ?? '';
  const answer = parseJson(written) ?? parseJson(jsonWithin(written));
  if (answer === undefined) throw new ChatError('not_json');
  return answer;
}

function faultOf(text: string): ChatFault {
  return parseJson(text) === undefined ? 'not_json' : 'wrong_shape';
}

/** What stands between the first brace and the last: models like to add a fence, or a greeting. */
function jsonWithin(text: string): string {
  return text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A body read to its end, or left, closes its connection.
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > mostBytes) throw new ChatError('too_large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
