import { api, apiBase, type Endpoint, problemStatus } from '@reverie/contract';
import { errorsOf } from '@reverie/contract/endpoint';
import { type NamedShapes, writeShape } from '@reverie/contract/shape';
import { type ApiCall, callGroups, callMethods } from '#features/api-explorer/calls.rules.ts';

/** What the fields and bodies of the explorer begin with, beside what the contract says itself. */
type Beginnings = {
  /** A dream anybody may read; empty where there is none yet. */
  dreamId: string;
  /** What was found in it, as `kind:key`. */
  finding?: string | undefined;
  query: string;
  text: string;
};

export type ApiDescription = {
  calls: ApiCall[];
  /** Every shape the calls name, each in TypeScript. */
  shapes: { name: string; shape: string }[];
  /** Of the whole API, and those that need no account. */
  counts: { all: number; open: number };
};

const needsNoDream = 'analysis.analyze';
/** A motif whose page always has something to say: its calls name one where others name a dream. */
const motif = 'sea';

/** Describes the calls of the explorer from the contract, as the server parses them. */
export function describeCalls(beginnings: Beginnings): ApiDescription {
  const named: NamedShapes = new Map();
  const calls = callGroups.flatMap((group) =>
    Object.entries<Endpoint>(api[group]).flatMap(([name, endpoint]) => {
      const [verb, path] = endpoint.route.split(' ');
      const method = callMethods.find((known) => known === verb);
      if (!method || path === undefined) return [];
      const id = `${group}.${name}`;
      const isKept = method === 'POST' && id !== needsNoDream;
      const { summary } = endpoint;
      const access = accessOf(endpoint);
      return [
        {
          ...{ id, group, name, method, path: `${apiBase}${path}`, summary, access, isKept },
          fields: [
            ...fieldsOf('path', endpoint.params, named, {
              ...beginnings,
              ...(group === 'motifs' && { dreamId: motif }),
            }),
            ...fieldsOf('query', endpoint.query, named, beginnings),
          ],
          headers: [
            ...(endpoint.isKeyed ? ['Idempotency-Key'] : []),
            ...(endpoint.isConditional ? ['If-Match'] : []),
          ],
          body: endpoint.body
            ? {
                shape: writeShape(endpoint.body, 'input', named),
                example: JSON.stringify(exampleOf(id, beginnings), null, 2),
              }
            : null,
          answers: Object.entries(endpoint.responses).map(([status, schema]) => ({
            status: Number(status),
            shape: schema && writeShape(schema, 'output', named),
          })),
          refusals: refusalsOf(endpoint),
        },
      ];
    }),
  );
  const all = Object.values(api).flatMap((each) => Object.values<Endpoint>(each));
  return {
    calls,
    shapes: [...named].map(([name, shape]) => ({ name, shape })),
    counts: { all: all.length, open: all.filter((each) => accessOf(each) !== 'session').length },
  };
}

/** Who has a role has a session. */
function accessOf({ access }: Endpoint): ApiCall['access'] {
  return typeof access === 'string' ? access : 'session';
}

function refusalsOf(endpoint: Endpoint): ApiCall['refusals'] {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => problemStatus[code]);
  return [...byStatus].map(([status, codes]) => ({ status, codes }));
}

function fieldsOf(
  place: 'path' | 'query',
  schema: Endpoint['params'],
  named: NamedShapes,
  beginnings: Beginnings,
): ApiCall['fields'] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const asText = field.safeParse(undefined);
    const shape = writeShape(field, 'output', named);
    const choices = [...shape.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice);
    return {
      ...{ name, place, shape, choices, isRequired: !asText.success },
      value: beginningOf(name, asText.success ? asText.data : undefined, beginnings),
    };
  });
}

function beginningOf(name: string, usual: unknown, { dreamId, query }: Beginnings): string {
  if (name === 'id') return dreamId;
  if (name === 'q') return query;
  if (name === 'pageSize') return '3';
  return usual === undefined ? '' : String(usual);
}

/** A body the call takes as it is; a test sends each of them. */
function exampleOf(id: string, { text, finding = 'emotion:happiness' }: Beginnings): unknown {
  if (id === 'analysis.feedback') {
    const [kind, key] = finding.split(':');
    return { kind, key, answer: 'resonates' };
  }
  if (id === 'dreams.preview') return { dream: { content: text, visibility: 'public' } };
  if (id === 'dreams.create') return { content: text, visibility: 'private' };
  return { content: text };
}
