/** One field a call takes, as the page shows it and the explorer fills it. */
export type CallField = {
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  /** In TypeScript: `'30d' | '90d'`, `number`. */
  shape: string;
  /** The values it may have, where they are few. */
  choices: readonly string[];
  /** What it begins with; empty where it is left out. */
  value: string;
};

export const callGroups = ['dreams', 'analysis', 'patterns', 'motifs', 'dreamWeather'] as const;
export type CallGroup = (typeof callGroups)[number];

export const callMethods = ['GET', 'POST'] as const;
export type CallMethod = (typeof callMethods)[number];

/** One call of the API, described by the contract and by nothing else. */
export type ApiCall = {
  /** `dreams.list`, as the client names it. */
  id: string;
  group: CallGroup;
  name: string;
  method: CallMethod;
  /** Below the origin: `/api/dreams/{id}`. */
  path: string;
  summary: string;
  access: 'open' | 'public' | 'session';
  fields: readonly CallField[];
  /** The headers it heeds beside those of every call. */
  headers: readonly string[];
  /** What its body may be in TypeScript, and one that is taken as it is; null where it has none. */
  body: { shape: string; example: string } | null;
  answers: readonly { status: number; shape: string | null }[];
  /** What it refuses with, by status; beside it any call may say that the server is in trouble. */
  refusals: readonly { status: number; codes: readonly string[] }[];
  /** Whether sending it changes something that is kept. */
  isKept: boolean;
};

/** What a call is about to be sent with. */
export type CallValues = { fields: Readonly<Record<string, string>>; body: string };

export function firstValues(call: ApiCall): CallValues {
  const fields = Object.fromEntries(call.fields.map(({ name, value }) => [name, value]));
  return { fields, body: call.body?.example ?? '' };
}

/** The path and query of a call with its values; fields left empty are left out. */
export function addressOf(call: ApiCall, { fields }: CallValues): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fields[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const { name, place } of call.fields) {
    const value = fields[name] ?? '';
    if (place === 'query' && value !== '') query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The call an address names by `?call=`, else the first of its group and method, else the first. */
export function chosenCall(calls: readonly ApiCall[], query: URLSearchParams): ApiCall | undefined {
  const named = calls.find(({ id }) => id === query.get('call'));
  if (named) return named;
  const ofGroup = calls.filter(({ group }) => group === (query.get('group') ?? group));
  return ofGroup.find(({ method }) => method === query.get('method')) ?? ofGroup[0] ?? calls[0];
}
