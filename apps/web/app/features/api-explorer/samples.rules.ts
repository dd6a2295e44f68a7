import { sdkPath } from '@reverie/contract/downloads.rules';
import { type ApiCall, addressOf, type CallValues } from '#features/api-explorer/calls.rules.ts';

export const sampleLanguages = ['curl', 'javascript', 'sdk', 'python', 'php'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

type SampleOf = { call: ApiCall; values: CallValues; origin: string };

/** Names the variable of the environment that holds a token, in every sample. */
const variable = 'REVERIE_TOKEN';

/**
 * A program that makes one call, runs as it is printed, and prints the answer. A token is taken from
 * the environment where there is one. Only what comes with the language is used, the client apart.
 */
export function writeSample(language: SampleLanguage, sample: SampleOf): string {
  return writers[language](sample);
}

const writers: Record<SampleLanguage, (sample: SampleOf) => string> = {
  curl({ call, values, origin }) {
    return [
      `curl --silent --show-error --request ${call.method} ${shell(`${origin}${addressOf(call, values)}`)}`,
      `  --header "\${${variable}:+Authorization: Bearer $${variable}}"`,
      ...(call.body
        ? [`  --header 'Content-Type: application/json'`, `  --data ${shell(values.body)}`]
        : []),
    ].join(' \\\n');
  },

  javascript({ call, values, origin }) {
    const body = call.body ? [`  body: JSON.stringify(${inline(values.body)}),`] : [];
    return `// Save as reverie.mjs, then: node reverie.mjs
const token = process.env.${variable};

const response = await fetch(${JSON.stringify(`${origin}${addressOf(call, values)}`)}, {
  method: '${call.method}',
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: \`Bearer \${token}\` }),
  },
${[...body, '});'].join('\n')}
const text = await response.text();
console.log(response.status, text ? JSON.parse(text) : '');
`;
  },

  sdk({ call, values, origin }) {
    const input = inputOf(call, values);
    return `// npm install ${origin}${sdkPath}
// Save as reverie.mjs, then: node reverie.mjs
import { createClient } from '@reverie/sdk';

const reverie = createClient({
  origin: ${JSON.stringify(origin)},
  token: process.env.${variable},
});
const answer = await reverie.${call.id}(${input});
console.log(answer);
`;
  },

  python({ call, values, origin }) {
    const body = call.body ? `json.dumps(${literal(values.body, python)}).encode()` : 'None';
    return `import json
import os
import urllib.error
import urllib.request

headers = {"Content-Type": "application/json"}
if os.environ.get("${variable}"):
    headers["Authorization"] = "Bearer " + os.environ["${variable}"]

request = urllib.request.Request(
    ${JSON.stringify(`${origin}${addressOf(call, values)}`)},
    method="${call.method}",
    headers=headers,
    data=${body.replaceAll('\n', '\n    ')},
)
try:
    response = urllib.request.urlopen(request, timeout=10)
except urllib.error.HTTPError as refusal:
    response = refusal

text = response.read().decode()
print(response.status, json.dumps(json.loads(text), indent=2) if text else "")
`;
  },

  php({ call, values, origin }) {
    const body = call.body
      ? [`    'content' => json_encode(${literal(values.body, php).replaceAll('\n', '\n    ')}),`]
      : [];
    return `<?php
$headers = ['Content-Type: application/json'];
if (getenv('${variable}')) {
    $headers[] = 'Authorization: Bearer ' . getenv('${variable}');
}

$context = stream_context_create(['http' => [
    'method' => '${call.method}',
    'header' => $headers,
${[...body, "    'timeout' => 10,", "    'ignore_errors' => true,", ']]);'].join('\n')}
$text = file_get_contents(${quoted(`${origin}${addressOf(call, values)}`)}, false, $context);
print_r($text === '' ? 'Done' : json_decode($text, true));
`;
  },
};

/** For a POSIX shell: nothing inside single quotes means anything. */
function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** For PHP, where single quotes know two escapes. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A body as it was typed: JSON is JavaScript, and what is not yet JSON is shown as it is. */
function inline(body: string): string {
  return body.trim().replaceAll('\n', '\n  ');
}

/** What the client's method is given: fields and body side by side, as one object. */
function inputOf(call: ApiCall, { fields, body }: CallValues): string {
  const told = call.fields.filter(({ name }) => (fields[name] ?? '') !== '');
  const own = told.map(({ name, shape }) => {
    const value = fields[name] ?? '';
    const isNumber = shape === 'number' && Number.isFinite(Number(value));
    return [name, isNumber ? Number(value) : value] as const;
  });
  const sent = call.body ? objectOf(body) : {};
  // What is being typed and is no object yet is shown as it is.
  if (sent === null) return body;
  const input = { ...Object.fromEntries(own), ...sent };
  return Object.keys(input).length === 0 ? '' : written(input, javascript, '');
}

function objectOf(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

type Dialect = {
  null: string;
  true: string;
  false: string;
  text(value: string): string;
  pair(key: string, value: string): string;
  indent: string;
  brackets: [string, string];
};

const javascript: Dialect = {
  ...{ null: 'null', true: 'true', false: 'false' },
  text: (value) => JSON.stringify(value),
  pair: (key, value) => `${/^"[A-Za-z_$][\w$]*"$/.test(key) ? key.slice(1, -1) : key}: ${value}`,
  indent: '  ',
  brackets: ['{', '}'],
};

const python: Dialect = {
  ...{ null: 'None', true: 'True', false: 'False' },
  text: (value) => JSON.stringify(value),
  pair: (key, value) => `${key}: ${value}`,
  indent: '    ',
  brackets: ['{', '}'],
};

const php: Dialect = {
  ...{ null: 'null', true: 'true', false: 'false' },
  text: quoted,
  pair: (key, value) => `${key} => ${value}`,
  indent: '    ',
  brackets: ['[', ']'],
};

/** A JSON text as a literal of another language; the text itself where it is not JSON yet. */
function literal(json: string, dialect: Dialect): string {
  try {
    return written(JSON.parse(json), dialect, '');
  } catch {
    return json;
  }
}

function written(value: unknown, dialect: Dialect, indent: string): string {
  if (value === null) return dialect.null;
  if (typeof value === 'boolean') return dialect[value ? 'true' : 'false'];
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}${dialect.indent}`;
  if (Array.isArray(value)) {
    return `[${value.map((each) => written(each, dialect, inner)).join(', ')}]`;
  }
  const pairs = Object.entries(value).map(
    ([key, each]) => `${inner}${dialect.pair(dialect.text(key), written(each, dialect, inner))},`,
  );
  const [open, shut] = dialect.brackets;
  // An empty array of PHP is a list to JSON, where an object was typed.
  if (pairs.length === 0) return dialect === php ? 'new stdClass()' : `${open}${shut}`;
  return `${open}\n${pairs.join('\n')}\n${indent}${shut}`;
}
