import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export type Question = { method?: 'GET' | 'POST'; path: string; body?: unknown };

/** Asks once on a kept connection. Returns the answer and the milliseconds until it was read. */
export function ask(
  origin: string,
  token: string,
  { method = 'GET', path, body }: Question,
): Promise<{ millis: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${token}`,
      ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
    };
    const begin = performance.now();
    const asked = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const millis = performance.now() - begin;
        const text = Buffer.concat(chunks).toString();
        if ((response.statusCode ?? 500) >= 300) reject(new Error(`${path} answered ${text}`));
        else resolve({ millis, answer: JSON.parse(text) });
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}

/** Lets go of the kept connections. */
export function hangUp(): void {
  agent.destroy();
}
