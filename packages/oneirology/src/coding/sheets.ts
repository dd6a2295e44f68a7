import type { CodeLine } from '#coding/codes.ts';

/** A dream with its codes, for a sheet of several. */
export interface CodedSheet {
  readonly id: string;
  readonly words: number;
  readonly codes: readonly CodeLine[];
}

const columns = [
  'char',
  'agg',
  'fri',
  'sex',
  'emot',
  'mf',
  'gf',
  'succ',
  'fail',
  'set',
  'obj',
  'act',
];

function cell(value: string | number): string {
  const written = String(value);
  // A spreadsheet takes what begins so for a formula.
  const safe = /^[=+@\t\r-]/.test(written) ? `'${written}` : written;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** One line a code, with the words it rests on (RFC 4180). */
export function asCodeList(dreams: readonly CodedSheet[]): string {
  const head = ['dream', 'scale', 'code', 'initiator', 'recipient', 'p', 'start', 'end', 'words'];
  const rows = dreams.flatMap(({ id, codes }) =>
    codes.map(({ t, code, init, rec, p, start, end, text }) => [
      id,
      t,
      code,
      init,
      rec,
      p,
      start,
      end,
      text,
    ]),
  );
  return csv([head, ...rows]);
}

/**
 * One line a dream and one column a scale, as the sheets of DreamSAT are filled: codes of a cell in
 * the order of the text, an act with who does it and to whom (`1MSA 7> D`).
 */
export function asCodingSheet(dreams: readonly CodedSheet[]): string {
  const rows = dreams.map(({ id, words, codes }) => [
    id,
    words,
    ...columns.map((column) =>
      codes
        .filter(({ t }) => t === column)
        .toSorted((a, b) => a.start - b.start)
        .map(({ code, init, rec }) => [init, code, rec].filter((part) => part !== '').join(' '))
        .join('; '),
    ),
  ]);
  return csv([['dream', 'words', ...columns], ...rows]);
}

/** Linked data: each code an annotation of a span of its dream, in the Web Annotation model. */
export function asJsonLd(dreams: readonly CodedSheet[]): string {
  const annotations = dreams.flatMap(({ id, codes }) =>
    codes.map(({ t, code, init, rec, p, start, end, text }, index) => ({
      id: `${id}#${index + 1}`,
      type: 'Annotation',
      motivation: 'classifying',
      body: { type: 'TextualBody', purpose: 'tagging', value: `${t}:${code}`, init, rec, p },
      target: {
        source: id,
        selector: [
          { type: 'TextPositionSelector', start, end },
          { type: 'TextQuoteSelector', exact: text },
        ],
      },
    })),
  );
  const context = [
    'http://www.w3.org/ns/anno.jsonld',
    {
      init: 'hvdc:initiator',
      rec: 'hvdc:recipient',
      p: 'hvdc:probability',
      hvdc: 'urn:hall-van-de-castle:',
    },
  ];
  return `${JSON.stringify({ '@context': context, id: 'urn:coding', type: 'AnnotationCollection', items: annotations }, null, 2)}\n`;
}
