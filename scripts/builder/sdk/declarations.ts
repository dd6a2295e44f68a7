import { api, type Endpoint, problemSchema } from '@reverie/contract';
import { errorsOf, faultCodes } from '@reverie/contract/endpoint';
import { type NamedShapes, writeShape } from '@reverie/contract/shape';

const prelude = `/** The typed client of Reverie. Written from the contract of its API when it is built. */

export type CallOptions = { signal?: AbortSignal };

type Token = string | null | undefined;

export type ClientOptions = {
  /** Origin of the server; empty for the page's own. */
  origin?: string;
  /** Bearer token, or where to read it at each call. */
  token?: string | (() => Token | Promise<Token>);
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
  /** The call that was refused, as METHOD /path; undefined where it is not known. */
  readonly route: string | undefined;
  constructor(problem: Problem, options?: ErrorOptions & { route?: string });
}

/** What any call may answer while the server is in trouble, or cannot be reached. */
export type Trouble = ${faultCodes.map((code) => `'${code}'`).join(' | ')};

/** A call, and whether an error is its refusal: its problem.code is then one of those named. */
export type Call<Make, Code extends Problem['code']> = Make & {
  refused(error: unknown): error is ApiProblem & { problem: { code: Code | Trouble } };
};

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
  const { bodyTypes, isForm } = endpoint;
  const parts = [params, query, body].flatMap((schema) => (schema ? [schema] : []));
  const input = parts
    .map((schema) => {
      if (schema !== body) return writeShape(schema, 'input', named, 2);
      const file = bodyTypes || isForm ? ['{ file: Blob }'] : [];
      const fields = bodyTypes ? [] : [writeShape(schema, 'input', named, 2)];
      return [...file, ...fields].join(' & ');
    })
    .join(' & ');
  const mayBeLeftOut = !isForm && parts.every((schema) => schema.safeParse({}).success);
  const answers = Object.values(responses).map((schema) =>
    schema ? writeShape(schema, 'output', named) : 'undefined',
  );
  const taken = input === '' ? 'input?: unknown' : `input${mayBeLeftOut ? '?' : ''}: ${input}`;
  const answer = [...new Set(answers)].join(' | ');
  return [
    `    /** ${summary}. \`${route}\` */`,
    `    ${name}: Call<`,
    `      (${taken}, options?: CallOptions) => Promise<${answer}>,`,
    `      ${
      errorsOf(endpoint)
        .map((code) => `'${code}'`)
        .join(' | ') || 'never'
    }`,
    '    >;',
  ].join('\n');
}
