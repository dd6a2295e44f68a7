import { expect, test } from 'vitest';
import { setFrench } from '#language/typography.ts';
import { plainText } from '#prose/prose.ts';
import { readProse } from '#prose/read-prose.ts';

const head = '---\ntitle: Un titre : le vrai\nsummary: En bref.\n---\n';
const read = (body: string) => readProse(`${head}\n## Partie {#part}\n\n${body}`, setFrench);
const blocksOf = (body: string) => read(body).parts[0]?.blocks;

test('a page has its title, its summary, and parts at addresses of their own', () => {
  const { title, summary, parts } = read('Un.\n\n## Été ? {#summer}\n\nDeux.');
  expect({ title, summary }).toEqual({ title: 'Un titre\u00a0: le vrai', summary: 'En bref.' });
  expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
    ['part', 'Partie'],
    ['summer', 'Été\u202f?'],
  ]);
});

test('marks are told from the words around them, and code stays as it is typed', () => {
  expect(blocksOf("C'est `it's : ok ?`, [l'API](/api)\n*bien* !")).toEqual([
    {
      kind: 'text',
      prose: [
        { kind: 'text', text: 'C’est ' },
        { kind: 'code', text: "it's : ok ?" },
        { kind: 'text', text: ', ' },
        { kind: 'link', text: 'l’API', href: '/api' },
        { kind: 'text', text: ' ' },
        { kind: 'stress', text: 'bien' },
        { kind: 'text', text: '\u202f!' },
      ],
    },
  ]);
});

test('each kind of piece is told by its shape', () => {
  const body = [
    '- un',
    '\n1. deux',
    '\n- **PORT, HOST** : où `il` écoute',
    '\n> note',
    '\n```sh\nnpm start\n```',
    '\n### Respirer (5 minutes)\n\n1. Inspirez.',
    '\n{install}',
  ].join('\n');
  expect(blocksOf(body)?.map(({ kind }) => kind)).toEqual([
    ...['list', 'steps', 'terms', 'note', 'code', 'exercise', 'live'],
  ]);
  expect(blocksOf('- **PORT** : ici')).toEqual([
    { kind: 'terms', terms: [{ name: 'PORT', meaning: [{ kind: 'text', text: 'ici' }] }] },
  ]);
  expect(blocksOf('### Respirer (5 minutes)\n\n1. Inspirez.')).toEqual([
    {
      kind: 'exercise',
      title: 'Respirer',
      minutes: 5,
      steps: [[{ kind: 'text', text: 'Inspirez.' }]],
    },
  ]);
});

test('a sentence may be broken anywhere in its source', () => {
  const [block] = blocksOf('Une phrase\nqui va\nà la ligne.') ?? [];
  expect(block?.kind === 'text' && plainText(block.prose)).toBe('Une phrase qui va à la ligne.');
});

test.each([
  ['a heading without an address', '## Nulle part\n'],
  ['an exercise without its minutes', '### Respirer\n\n1. Inspirez.\n'],
  ['markup', '<b>gras</b>\n'],
  ['a picture', '![x](/y.png)\n'],
  ['a list in a list', '- un\n  - deux\n'],
])('%s is refused, where it would be lost', (_, body) => {
  expect(() => read(body)).toThrow();
});

test('a page without a title is refused', () => {
  expect(() => readProse('## Partie {#part}\n', setFrench)).toThrow('A page has no title');
});
