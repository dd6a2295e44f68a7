import { api, apiBase, type Endpoint, problemSchema, problemStatus } from '@reverie/contract';
import { errorsOf, faultCodes } from '@reverie/contract/endpoint';
import { type LimitName, limits } from '@reverie/contract/limits.rules';
import { z } from 'zod';
import type { ApiApp } from '#platform/http/api.ts';

type Json = Record<string, unknown>;

/** Binds `GET /openapi.json`. Few ask for it: it is made for the first who does. */
export function openapiRoute(app: ApiApp, version: string): void {
  let description: Json | null = null;
  app.bound.push({ method: 'GET', pattern: /^\/openapi\.json$/ });
  app.hono.get('/openapi.json', (context) => {
    description ??= describeApi(version);
    return context.json(description);
  });
}

/** The whole API as OpenAPI 3.1, made from the same schemas that parse its calls. */
export function describeApi(version: string): Json {
  const schemas: Json = {};
  const problem = schemaRef(problemSchema, 'output', schemas);
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const [method = '', path = ''] = endpoint.route.split(' ');
      const operation = describe(endpoint, schemas, problem);
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
        Trouble: {
          description: `The server is in trouble: ${faultCodes.map(quoted).join(', ')}.`,
          headers: headersOf(['Retry-After']),
          content: { 'application/problem+json': { schema: problem } },
        },
      },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(endpoint: Endpoint, schemas: Json, problem: Json): Json {
  const { summary, access, params, query, body } = endpoint;
  const parameters = [
    ...parametersOf('path', params, schemas),
    ...parametersOf('query', query, schemas),
    ...headersTaken(endpoint),
  ];
  const told = [
    ...(typeof access === 'object' ? [`Needs the role ${quoted(access.role)}.`] : []),
    ...(endpoint.limits ? [limitsOf(endpoint.limits)] : []),
  ];
  return {
    summary,
    ...(told.length > 0 && { description: told.join(' ') }),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !endpoint.isBodyOptional,
        content: Object.fromEntries(
          typesOf(endpoint).map((type) => [type, { schema: bodySchema(endpoint, body, schemas) }]),
        ),
      },
    }),
    responses: {
      ...responsesOf(endpoint, schemas),
      ...refusalsOf(endpoint, problem),
      '5XX': { $ref: '#/components/responses/Trouble' },
    },
  };
}

function typesOf({ bodyTypes, isForm }: Endpoint): readonly string[] {
  return isForm ? ['multipart/form-data'] : (bodyTypes ?? ['application/json']);
}

/** A form is its fields, and the file beside them. */
function bodySchema({ isForm }: Endpoint, body: z.ZodType, schemas: Json): Json {
  const fields = schemaRef(body, 'input', schemas);
  if (!isForm) return fields;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const { properties, ...form } = repoint(z.toJSONSchema(body, { io: 'input' }));
  delete form.$schema;
  delete form.id;
  return { ...form, properties: { ...Object(properties), file }, required: ['file'] };
}

/** How often it may be called, in a sentence; an operator may have chosen other numbers. */
function limitsOf(names: readonly LimitName[]): string {
  const said = names.map((name) => {
    const { by, calls, seconds } = limits[name];
    return `${calls} in ${seconds} seconds by one ${by} (${name})`;
  });
  return `Limited to ${said.join(', and ')}, calls that share a name counted together.`;
}

function securityOf(access: Endpoint['access']): Json[] {
  if (access === 'open') return [];
  return access === 'public' ? [{}, { session: [] }] : [{ session: [] }];
}

/** Every refusal it declares, by status: which codes its problem may have there. */
function refusalsOf(endpoint: Endpoint, problem: Json): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.map(quoted).join(', ')}.`,
        ...(status === 429 && { headers: headersOf(limitHeaders) }),
        content: {
          'application/problem+json': {
            schema: { allOf: [problem, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  );
}

const limitHeaders = ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

function headersOf(names: readonly string[]): Json {
  const schema = { type: 'integer', minimum: 0 };
  return Object.fromEntries(names.map((name) => [name, { schema }]));
}

function quoted(word: string): string {
  return `\`${word}\``;
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

function headersTaken({ isKeyed, isConditional, headers }: Endpoint): Json[] {
  const header = (name: string, description: string) => ({
    ...{ name, in: 'header', required: false, description, schema: { type: 'string' } },
  });
  return [
    ...(isKeyed ? [header('Idempotency-Key', keyWords)] : []),
    ...(isConditional ? [header('If-Match', ifMatchWords)] : []),
    ...Object.entries(headers?.taken ?? {}).map(([name, words]) => header(name, words)),
  ];
}

const keyWords =
  'Your own name for this call, 1 to 255 visible ASCII characters. For 24 hours the same key with the same call is answered as the first time and nothing is done twice; with another call it is refused, `idempotency_key_reused`. A call that was refused leaves its key free.';
const ifMatchWords =
  'The ETag of what is changed, compared weakly. Where another revision stands there by now, 412 `revision_changed`, and nothing is changed.';

function isOptional(field: z.core.$ZodType): boolean {
  return z.safeParse(field, undefined).success;
}

function responsesOf(endpoint: Endpoint, schemas: Json): Json {
  const { responses, mediaType, revisedBy } = endpoint;
  const given = {
    ...(revisedBy && { ETag: { schema: { type: 'string' } } }),
    ...Object.fromEntries(
      Object.entries(endpoint.headers?.given ?? {}).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        description: descriptions[status] ?? 'Done',
        ...(Object.keys(given).length > 0 && { headers: given }),
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
  206: 'A part of it',
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
