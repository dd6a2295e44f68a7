import { laterIn } from '#features/exports/csv.rules.ts';
import { saidOf, type Told, textOf } from '#features/exports/rules.ts';
import type { Cell } from '#platform/csv/csv.ts';

/** A dream as DreamBank sets a series: number, date, then the report. */
export function dreamBankOf(told: Told, number: number): string {
  const text = textOf(told).replaceAll('\r\n', '\n').trim();
  return `#${number} (${told.dream.night})\n\n${text} (${wordsOf(text)} words)\n\n\n`;
}

/** A row a dream, under the names the Sleep and Dream Database asks of who gives it a series. */
export const sddbHeader: Cell[] = [
  ...['participant_id', 'dream_number', 'date', 'dream_text', 'word_count', 'language'],
  ...['lucidity', 'vividness', 'recall', 'sleep_quality', 'mood', 'types'],
  ...['bedtime', 'rise_time', 'awakenings', 'naps', 'added_later'],
];

export function sddbRowOf(told: Told, number: number): Cell[] {
  const { dream } = told;
  const text = textOf(told);
  const night = saidOf(told.night);
  return [
    ...['dreamer', number, dream.night, text, wordsOf(text), dream.language],
    ...[dream.lucidity, dream.vividness, dream.recall, dream.sleepQuality, dream.mood],
    dream.types.join(', '),
    ...[night?.bedtime ?? null, night?.rising ?? null],
    ...[night?.awakenings ?? null, night?.naps ?? null, laterIn(told)],
  ];
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

export const readMe = {
  fr: `Une série de rêves, dans deux dispositions que les chercheurs connaissent.

dreambank.txt   une série comme DreamBank la présente : numéro, date, récit, nombre de mots
sddb.csv        une ligne par rêve, pour la Sleep and Dream Database (UTF-8), avec le sommeil noté de
                sa nuit et ce qui est venu plus tard

Le récit complet y figure quand il y en a un, sinon le texte du rêve. Ni nom, ni adresse, ni lieu, ni
tags ne s’y trouvent, ni les nuits sans rêve : ces dispositions ont une ligne par rêve. Un récit peut nommer des personnes : relisez avant de donner.
`,
  en: `A series of dreams, in two layouts researchers know.

dreambank.txt   a series as DreamBank sets it: number, date, report, number of words
sddb.csv        a row a dream, for the Sleep and Dream Database (UTF-8), with the sleep noted of its
                night and what came later

The full account is there where there is one, else the text of the dream. No name, address, place or
tag is in here, and no night without a dream: these layouts have a row a dream. An account may name people: read it again before you give it away.
`,
};
