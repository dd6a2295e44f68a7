import { api, apiBase } from '@reverie/contract';
import fc from 'fast-check';
import { pages, resources } from '../../apps/web/app/pages/pages.ts';

/** A request as it is written to the wire, whatever a well-behaved client would think of it. */
export type OddRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether it is sent with the session of a real person. */
  isSignedIn: boolean;
};

const addresses = [
  ...[...pages, ...resources].map(({ path }) =>
    path
      .replace('*', '/nowhere')
      .replace(':id', '{id}')
      .replace(/:\w+\??/g, '{slug}'),
  ),
  ...['/documentation', '/healthz', '/readyz', '/assets/x.js'],
];
const routes = Object.values(api).flatMap((endpoints) =>
  Object.values(endpoints).map(({ route }) => route),
);

const word = fc.oneof(
  fc.constantFrom(
    ...['%00', '%ff', '%C0%AF', '%ED%A0%80', '%F0%9F%98%80', '%', '%zz', '%0d%0a', '%5c', '%2e%2e'],
    ...['..', '.', '', ' ', '//', '\\', '?', '#', '{id}', '-1', '0', '1', '1e999', 'NaN', 'null'],
    ...['true', '[]', '{}', "'--", '<script>', '__proto__', 'constructor', 'a'.repeat(3_000), '@'],
    ...['018f2b6e-7c1a-7def-8abc-0123456789ab', 'fr', 'en', 'rêve', '.data', '_.data', '1.xml'],
    ...['2026-02-30', '9999999999999999999', '-0', '0x10', 'nightmare', 'oil', 'public', 'a@b.fr'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encode(text)),
);

/** Lone halves of a character have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const queryName = fc.constantFrom(
  ...['q', 'page', 'pageSize', 'lang', 'language', 'from', 'token', 'sort', 'period', 'category'],
  ...['types', 'warned', 'style', 'palette', 'latitude', 'longitude', 'theme', 'index', '_routes'],
  ...['done', 'session', 'saved', 'left', 'type', 'tag', '%00', '__proto__', 'reference', 'limit'],
);
const query = fc
  .array(fc.tuple(queryName, word), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const shape = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...routes).map(routeParts) },
  { weight: 4, arbitrary: fc.constantFrom(...addresses).map((path) => ({ method: 'GET', path })) },
  {
    weight: 1,
    arbitrary: fc
      .array(word, { maxLength: 5 })
      .map((words) => ({ method: 'GET', path: `/${words.join('/')}` })),
  },
);

function routeParts(route: string) {
  const [method = 'GET', path = '/'] = route.split(' ');
  return { method, path: `${apiBase}${path}` };
}

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const contentType = fc.constantFrom(
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
  ...['multipart/form-data; boundary=x', 'application/json; charset=utf-16', '', ';', 'a'],
);

const field = fc.constantFrom(
  ...['email', 'password', 'username', 'content', 'title', 'report', 'tags', 'visibility', 'q'],
  ...['mood', 'lucidity', 'warnings', 'types', 'dreamedAt', 'timeZone', 'location', 'token'],
  ...['frequency', 'kind', 'key', 'answer', 'style', 'seed', 'prompt', 'palette', 'message'],
  ...['name', 'subject', 'type', 'consent', 'language', 'preferences', 'isPublic', 'acceptTerms'],
  ...['isGranted', 'textVersion', 'functional', 'theme', 'confirmPassword', 'ageConfirmed'],
);
const text = fc.oneof(
  fc.constantFrom('', 'fr', 'on', 'ada@example.org', 'public', '\u0000', '\ud800', 'Un rêve.'),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const value = fc.oneof(text, fc.boolean(), fc.double(), fc.jsonValue({ maxDepth: 2 }));
const body = fc.oneof(
  fc.constant(null),
  fc.dictionary(field, value, { maxKeys: 8 }).map((fields) => JSON.stringify(fields)),
  fc
    .array(fc.tuple(field, text), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, words]) => `${name}=${encode(words)}`).join('&')),
  fc.constantFrom('{', '[', '{"a":', '"', 'null', '[[[[', '--x\r\n\r\n', 'a=%', '\u0000'),
  fc.constant('--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nUn rêve.\r\n--x--\r\n'),
  fc.json({ maxDepth: 3 }),
);

const header = fc.oneof(
  fc.tuple(
    fc.constant('origin'),
    fc.constantFrom('OWN', 'OWN', 'OWN', 'null', 'http://evil.example'),
  ),
  fc.tuple(
    fc.constant('accept'),
    fc.constantFrom('text/html', '*/*', 'text/event-stream', 'image/avif', ';;q=x'),
  ),
  fc.tuple(fc.constant('accept-language'), fc.constantFrom('en', 'fr', '*', 'x;q=9', '-', 'zz-')),
  fc.tuple(
    fc.constant('cookie'),
    fc.constantFrom('language=en', 'language=%', 'consent=%7B', 'consent={}', 'timezone=Mars', '='),
  ),
  fc.tuple(fc.constant('authorization'), fc.constantFrom('Bearer x', 'Bearer ', 'Basic YTpi', 'x')),
  fc.tuple(fc.constant('last-event-id'), fc.constantFrom('0', '-1', 'x', '99999999999999999999')),
  fc.tuple(fc.constant('if-none-match'), fc.constantFrom('*', '"x"', 'W/"1"', '"')),
  fc.tuple(fc.constant('if-match'), fc.constantFrom('*', '"x"', 'W/"1"', '"')),
  fc.tuple(fc.constant('idempotency-key'), fc.constantFrom('a', '"a"', 'x'.repeat(500), '\t')),
  fc.tuple(fc.constant('range'), fc.constantFrom('bytes=0-1', 'bytes=-', 'x')),
  fc.tuple(fc.constant('x-forwarded-for'), fc.constantFrom('203.0.113.9', 'x', ',,,')),
  fc.tuple(fc.constant('host'), fc.constantFrom('evil.example', 'localhost:1', '[::1]')),
);

export const oddRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    shape,
    otherMethod: fc.option(method, { freq: 4 }),
    parts: fc.array(word, { minLength: 3, maxLength: 3 }),
    ending: fc.constantFrom('', '', '', '.data', '/', '//', '/..', '%00'),
    query,
    headers: fc.array(header, { maxLength: 4 }),
    // Without it no page hears a form.
    isFromHere: fc.boolean(),
    contentType: fc.option(contentType),
    body,
    isSignedIn: fc.boolean(),
  })
  .map(({ shape: { method, path }, otherMethod, parts, ending, headers, ...rest }) => {
    let next = 0;
    const filled = path.replace(/\{\w+\}/g, () => parts[next++ % parts.length] ?? '');
    const sent = otherMethod ?? method;
    const isBodied = sent !== 'GET' && sent !== 'HEAD';
    return {
      method: sent,
      path: wire(`${filled}${ending}${rest.query}`),
      headers: {
        ...(rest.isFromHere && { origin: 'OWN' }),
        ...Object.fromEntries(headers),
        ...(rest.contentType !== null && { 'content-type': rest.contentType }),
      },
      body: isBodied ? rest.body : null,
      isSignedIn: rest.isSignedIn,
    };
  });

/** What a line of HTTP can hold at all. */
function wire(path: string): string {
  return path.replace(/[^\x21-\x7e]/g, (sign) => encode(sign));
}
