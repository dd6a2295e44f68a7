import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { codesOf } from '#coding/codes.ts';
import { correctable, correctedShare } from '#coding/error-rates.ts';
import { indicesOf } from '#coding/indices.ts';
import { objectClasses } from '#coding/objects.ts';
import { asCodeList, asCodingSheet, asJsonLd } from '#coding/sheets.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';

const dream = 'My mother hit a stranger in the kitchen. Two dogs came. I was afraid, “so” afraid.';
const sheet = { id: '=1', words: 15, codes: codesOf(analyse(dream)) };

test('a dream is coded as Hall and Van de Castle write it, each code with its words', () => {
  const written = sheet.codes.map(({ t, code, init, rec }) =>
    [t, init, code, rec].join(' ').trim(),
  );
  expect(written).toContain('char  1FMA');
  expect(written).toContain('char  2ANI');
  expect(written).toContain('agg 1FMA 7> 1ISA');
  expect(written).toContain('emot D AP');
  expect(written).toContain('set  IQ');
  for (const { start, end, text } of sheet.codes) expect(text).toBe(dream.slice(start, end));
});

test('what is not shown is not coded', () => {
  expect(codesOf(analyse('I was never afraid. No dog came.'))).toEqual([]);
});

test('sheets keep one dream a line, and a spreadsheet takes no cell for a formula', () => {
  const wide = asCodingSheet([sheet]);
  expect(wide.split('\r\n')).toHaveLength(3);
  expect(wide).toContain(
    "'=1,15,1FMA; 1ISA; 2ANI".replace('1FMA', '"1FMA').replace('2ANI', '2ANI"'),
  );
  const list = asCodeList([sheet]);
  expect(list.split('\r\n').length).toBe(sheet.codes.length + 2);
});

test('linked data quote the dream by position and by words', () => {
  const { items } = JSON.parse(asJsonLd([sheet]));
  expect(items).toHaveLength(sheet.codes.length);
  const [position, quote] = items[0].target.selector;
  expect(dream.slice(position.start, position.end)).toBe(quote.exact);
});

test('every index has its rule, its source and its limits', () => {
  const text = 'A man chased me and I was falling. I was late for the exam.';
  const indices = indicesOf(analyse(text), text);
  for (const { rule, source, limits } of indices) {
    expect(rule.length).toBeGreaterThan(20);
    expect(source).toMatch(/\d{4}|ICSD/);
    expect(limits.length).toBeGreaterThan(20);
  }
  const value = (id: string) => indices.find((index) => index.id === id)?.value;
  expect(value('threats')).toBeGreaterThanOrEqual(2);
  expect(value('typical-themes')).toBeGreaterThanOrEqual(4);
  expect(symbolConcepts.length).toBeGreaterThan(0);
});

test('a corrected share takes misses and false alarms in, and says how unsure that is', () => {
  for (const name of correctable) {
    const { share, low, high } = correctedShare(name, 30, 100);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
    expect(high - low).toBeGreaterThan(0.1);
    expect(correctedShare(name, 30, 100)).toEqual({ share, low, high });
  }
  // The engine misses one aggression in three: coders would find more.
  expect(correctedShare('aggression', 300, 1000).share).toBeGreaterThan(0.3);
  expect(() => correctedShare('weather', 1, 2)).toThrow('weather');
});

test('what one does is no object, and a knife is a weapon', () => {
  const objects = (text: string) =>
    codesOf(analyse(text)).flatMap(({ t, code }) => (t === 'obj' ? code : []));
  expect(objects('I was swimming.')).toEqual([]);
  expect(objects('There was a knife on the bed.')).toEqual(['IW', 'HH']);
});

test('every object class is of a concept that exists', () => {
  const known = new Set(symbolConcepts.map(({ id }) => id));
  expect([...objectClasses.keys()].filter((id) => !known.has(id))).toEqual([]);
});
