import { api, apiBase, type Endpoint } from '@reverie/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, chosenCall, firstValues } from '#features/api-explorer/calls.rules.ts';
import { describeCalls } from '#features/api-explorer/describe-calls.server.ts';
import { type CodeLanguage, tokensOf } from '#features/api-explorer/highlight.rules.ts';
import { sampleLanguages, writeSample } from '#features/api-explorer/samples.rules.ts';

const id = '018f2b6e-7c1a-7def-8abc-0123456789ab';
const { calls, counts } = describeCalls({ dreamId: id, query: 'mer', text: 'J’ai peur.' });
const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([noun, each]) =>
    Object.entries<Endpoint>(each).map(
      ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
    ),
  ),
);

test('every call of the five resources is there, and the contract takes what it begins with', () => {
  expect(calls.map((call) => call.id)).toEqual(
    expect.arrayContaining(['dreams.list', 'dreams.create', 'analysis.analyze', 'patterns.get']),
  );
  expect(calls.map((call) => call.id)).toEqual(
    expect.arrayContaining(['motifs.get', 'motifs.follow', 'dreamWeather.get']),
  );
  expect(counts.all).toBe(endpoints.size);
  for (const call of calls) {
    const endpoint = endpoints.get(call.id);
    const { fields, body } = firstValues(call);
    const filled = Object.entries(fields).filter(([, value]) => value !== '');
    const of = (place: string) =>
      Object.fromEntries(
        filled.filter(([name]) => call.fields.some((f) => f.name === name && f.place === place)),
      );
    for (const [schema, value] of [
      [endpoint?.params, of('path')],
      [endpoint?.query, of('query')],
      [endpoint?.body, body && JSON.parse(body)],
    ] as const) {
      if (schema) expect(schema.safeParse(value).error, call.id).toBeUndefined();
    }
  }
});

test('only a reading that keeps nothing is sent without asking', () => {
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.filter(({ isKept }) => !isKept).map((call) => call.id)).toEqual([
    'analysis.analyze',
  ]);
});

test('an address names a call, or its group and method, or nothing we know', () => {
  const chosen = (query: string) => chosenCall(calls, new URLSearchParams(query))?.id;
  expect(chosen('call=patterns.get')).toBe('patterns.get');
  expect(chosen('group=dreams&method=POST')).toBe('dreams.create');
  expect(chosen('call=nothing')).toBe('dreams.list');
});

test('an address holds what was typed, escaped, and leaves out what was not', () => {
  const search = calls.find((call) => call.id === 'dreams.search');
  if (!search) throw new Error('no search');
  const values = { fields: { q: 'l’eau & 100 %', page: '', pageSize: '3' }, body: '' };
  expect(addressOf(search, values)).toBe(
    `${apiBase}/dreams/search?pageSize=3&q=l%E2%80%99eau+%26+100+%25`,
  );
});

test('the client is given one object, numbers as numbers, and what is typed meanwhile as it is', () => {
  const of = (id: string, body?: string) => {
    const call = calls.find((each) => each.id === id);
    if (!call) throw new Error(`no ${id}`);
    const { fields, body: first } = firstValues(call);
    const values = { fields, body: body ?? first };
    return writeSample('sdk', { call, values, origin: 'https://r.example' });
  };
  expect(of('dreams.list')).toContain(`reverie.dreams.list({
  page: 1,
  pageSize: 3,
  warned: "with",
})`);
  expect(of('analysis.feedback')).toContain(`reverie.analysis.feedback({
  id: "${id}",
  kind: "emotion",
  key: "happiness",
  answer: "resonates",
})`);
  expect(of('analysis.analyze', '{"content": "')).toContain('analyze({"content": ")');
});

const languages: CodeLanguage[] = [...sampleLanguages, 'json', 'typescript', 'plain'];

test('telling words apart loses no character of any code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), (code, language) => {
      expect(
        tokensOf(code, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }),
  );
});

test('what is being typed is no JSON yet, and every sample can be written all the same', () => {
  const analyze = calls.find((call) => call.id === 'analysis.analyze');
  if (!analyze) throw new Error('no call');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...sampleLanguages), (body, of) => {
      const values = { fields: {}, body };
      expect(writeSample(of, { call: analyze, values, origin: 'https://r.example' })).toContain(
        'r.example',
      );
    }),
  );
});
