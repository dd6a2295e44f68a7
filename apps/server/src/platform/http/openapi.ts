import { api, apiBase, type Endpoint, problemSchema } from '@reverie/contract';
import { type LimitName, limits } from '@reverie/contract/limits.rules';
import { z } from 'zod';
import type { ApiApp } from '#platform/http/api.ts';

type Json = Record<string, unknown>;

/** Binds `GET /openapi.json`. */
export function openapiRoute(app: ApiApp, version: string): void {
  const description = describeApi(version);
  app.bound.push({ method: 'GET', pattern: /^\/openapi\.json$/ });
  app.hono.get('/openapi.json', (context) => context.json(description));
}

/** The whole API as OpenAPI 3.1, made from the same schemas that parse its calls. */
export function describeApi(version: string): Json {
  const schemas: Json = {};
  const problem = schemaRef(problemSchema, 'output', schemas);
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const [method = '', path = ''] = endpoint.route.split(' ');
      const operation = describe(endpoint, schemas);
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: { operationId: `${noun}.${name}`, tags: [noun], ...operation },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reverie',
      version,
      summary: 'Record dreams, see them painted, read an evidence-based analysis of each.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: apiBase }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: {
        TooMany: {
          description: 'Called too often; Retry-After tells how long to wait.',
          headers: Object.fromEntries(
            ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map(
              (name) => [name, { schema: { type: 'integer', minimum: 0 } }],
            ),
          ),
          content: { 'application/problem+json': { schema: problem } },
        },
        Problem: {
          description: 'Refused; `code` tells why.',
          content: { 'application/problem+json': { schema: problem } },
        },
      },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(endpoint: Endpoint, schemas: Json): Json {
  const { summary, auth, params, query, body } = endpoint;
  const parameters = [
    ...parametersOf('path', params, schemas),
    ...parametersOf('query', query, schemas),
    ...headersTaken(endpoint),
  ];
  return {
    summary,
    ...(endpoint.limits && { description: limitsOf(endpoint.limits) }),
    security: securityOf(auth),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !endpoint.isBodyOptional,
        content: { 'application/json': { schema: schemaRef(body, 'input', schemas) } },
      },
    }),
    responses: {
      ...responsesOf(endpoint, schemas),
      ...(endpoint.limits && { 429: { $ref: '#/components/responses/TooMany' } }),
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

/** How often it may be called, in a sentence; an operator may have chosen other numbers. */
function limitsOf(names: readonly LimitName[]): string {
  const said = names.map((name) => {
    const { by, calls, seconds } = limits[name];
    return `${calls} in ${seconds} seconds by one ${by} (${name})`;
  });
  return `Limited to ${said.join(', and ')}, calls that share a name counted together.`;
}

function securityOf(auth: Endpoint['auth']): Json[] {
  if (auth === 'none') return [];
  return auth === 'required' ? [{ session: [] }] : [{}, { session: [] }];
}

function parametersOf(place: string, schema: z.ZodObject | undefined, schemas: Json): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(field),
    // What the text of a query is read as, with its limits and its default.
    schema: schemaRef(field, 'output', schemas),
  }));
}

function headersTaken({ isKeyed, isConditional }: Endpoint): Json[] {
  const header = (name: string, description: string) => ({
    ...{ name, in: 'header', required: false, description, schema: { type: 'string' } },
  });
  return [
    ...(isKeyed ? [header('Idempotency-Key', keyWords)] : []),
    ...(isConditional ? [header('If-Match', ifMatchWords)] : []),
  ];
}

const keyWords =
  'Your own name for this call, 1 to 255 visible ASCII characters. For 24 hours the same key with the same call is answered as the first time and nothing is done twice; with another call it is refused, `idempotency_key_reused`. A call that was refused leaves its key free.';
const ifMatchWords =
  'The ETag of what is changed, compared weakly. Where another revision stands there by now, 412 `revision_changed`, and nothing is changed.';

function isOptional(field: z.core.$ZodType): boolean {
  return z.safeParse(field, undefined).success;
}

function responsesOf({ responses, mediaType, revisedBy }: Endpoint, schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: descriptions[status] ?? 'Done',
        ...(revisedBy && { headers: { ETag: { schema: { type: 'string' } } } }),
        ...(schema && {
          content: {
            [mediaType ?? 'application/json']: { schema: schemaRef(schema, 'output', schemas) },
          },
        }),
      },
    ]),
  );
}

const descriptions: Record<string, string> = {
  200: 'Here it is',
  201: 'Made',
  202: 'Taken on; not finished yet',
  204: 'Done; nothing to say',
};

/** A schema in place, or a reference to it where it has a name; the named ones are gathered. */
function schemaRef(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Json): Json {
  const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  const { $schema: _, $defs, ...rest } = repoint(written);
  Object.assign(schemas, $defs);
  return rest;
}

/** zod spells dates and ids out as expressions of a hundred signs; their format says the same. */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
}

function repoint(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
