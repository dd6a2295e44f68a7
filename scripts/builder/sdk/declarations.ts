import { api, type Endpoint, problemSchema } from '@reverie/contract';
import { type NamedShapes, writeShape } from '@reverie/contract/shape';

const prelude = `/** The typed client of Reverie. Written from the contract of its API when it is built. */

export type CallOptions = { signal?: AbortSignal };

export type ClientOptions = {
  /** Origin of the server; empty for the page's own. */
  origin?: string;
  /** Bearer token, or where to read it at each call. */
  token?: string | (() => string | null | undefined);
  /** Replaces the platform's fetch. */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** Milliseconds after which a call is given up. 10,000 unless told. */
  timeout?: number;
  /** Told of every refusal before it is thrown. */
  onProblem?: (problem: Problem) => void;
};

/** Thrown where the server refuses, cannot be reached, or answers something unreadable. */
export declare class ApiProblem extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions);
}

export declare function createClient(options?: ClientOptions): Client;
`;

/** What `index.d.ts` of the packed client says: every JSON call, and every shape, in one file. */
export function writeDeclarations(): string {
  const named: NamedShapes = new Map();
  writeShape(problemSchema, 'output', named);
  const nouns = Object.entries(api).flatMap(([noun, calls]) => {
    const lines = Object.entries<Endpoint>(calls)
      .filter(([, endpoint]) => !endpoint.mediaType)
      .map(([name, endpoint]) => writeCall(name, endpoint, named));
    return lines.length > 0 ? [`  ${noun}: {\n${lines.join('\n')}\n  };`] : [];
  });
  const client = `/** Every JSON call of the API, by noun. */\nexport type Client = {\n${nouns.join('\n')}\n};\n`;
  const shapes = [...named].map(([name, shape]) => `export type ${name} = ${shape};\n`);
  return [prelude, client, ...shapes].join('\n');
}

function writeCall(name: string, endpoint: Endpoint, named: NamedShapes): string {
  const { params, query, body, responses, summary, route } = endpoint;
  const parts = [params, query, body].flatMap((schema) => (schema ? [schema] : []));
  const input = parts.map((schema) => writeShape(schema, 'input', named, 2)).join(' & ');
  const mayBeLeftOut = parts.every((schema) => schema.safeParse({}).success);
  const answers = Object.values(responses).map((schema) =>
    schema ? writeShape(schema, 'output', named) : 'undefined',
  );
  const taken = input === '' ? 'input?: unknown' : `input${mayBeLeftOut ? '?' : ''}: ${input}`;
  const answer = [...new Set(answers)].join(' | ');
  return [
    `    /** ${summary}. \`${route}\` */`,
    `    ${name}(${taken}, options?: CallOptions): Promise<${answer}>;`,
  ].join('\n');
}
