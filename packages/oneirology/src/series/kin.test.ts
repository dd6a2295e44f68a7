import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { compareSeries } from '#series/analyse-series.ts';
import { entryOf } from '#series/entry.ts';

const seriesOf = (texts: readonly string[]) =>
  compareSeries(
    texts.map((text, at) =>
      entryOf({ id: `${at}`, date: `2026-01-0${at + 1}`, analysis: analyse(text) }),
    ),
  );

const mothers = ['Maman rit.', 'Ma mère chante.', 'My mum sleeps.', 'Maman court.', 'Mom laughs.'];

test('a mother is one person by whichever word, in both languages, called as she is most', () => {
  const { returning } = seriesOf(mothers);
  const people = returning.filter(({ item }) => item.startsWith('person:'));
  expect(people.map(({ item, k }) => [item, k])).toEqual([['person:maman', 5]]);
  expect(people[0]?.words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['maman', 'mum', 'mom']),
  );
  // And she is no symbol beside herself.
  expect(returning.map(({ item }) => item)).not.toContain('symbol:mother');
});

test('a rhythm of hers is told of her, as everything else is', () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
  const { returning, temporal } = compareSeries(
    Array.from({ length: 84 }, (_, at) => {
      const text = at % 7 === 3 ? (mothers[at % 2] ?? '') : 'Un chien dort sur le pont.';
      return entryOf({ id: `${at}`, date: day(at), analysis: analyse(text) });
    }),
  );
  const findings = temporal.status === 'enough' ? temporal.findings : [];
  const items = findings.map(({ item }) => item);
  expect(items).toContain('person:maman');
  expect(items).not.toContain('symbol:mother');
  expect(returning.map(({ item }) => item)).toContain('person:maman');
  const charts = temporal.status === 'enough' ? temporal.charts : [];
  expect(charts.map(({ item }) => item)).toContain('person:maman');
});

test('mothers in law and sisters stay who they are', () => {
  const { returning } = seriesOf([
    ...['Ma belle-mère rit.', 'Ma belle-mère chante.', 'Maman dort.', 'Maman court.'],
    ...['Ma sœur rit.', 'Ma sœur chante.'],
  ]);
  const people = returning.flatMap(({ item }) =>
    item.startsWith('person:') ? item.slice('person:'.length) : [],
  );
  expect(people).toEqual(expect.arrayContaining(['belle-mère', 'maman', 'sœur']));
});

test('the map shows what is this dreamer’s own before what everybody dreams of', () => {
  const whales = Array.from({ length: 3 }, () => 'Une baleine passe.');
  const rooms = Array.from(
    { length: 5 },
    () => 'La maison, la porte, la rue, la voiture, la main.',
  );
  const more = ['école lit eau route ville arbre fenêtre mur table chien chat'].flatMap((words) =>
    words.split(' ').flatMap((word) => Array.from({ length: 4 }, () => `Il y a un ${word}.`)),
  );
  const all = [...whales, ...rooms, ...more].map((text, at) =>
    entryOf({ id: `${at}`, date: null, analysis: analyse(text) }),
  );
  const { nodes } = compareSeries(all).beside;
  expect(nodes).toHaveLength(14);
  expect(nodes.map(({ item }) => item)).toContain('symbol:whale');
});
