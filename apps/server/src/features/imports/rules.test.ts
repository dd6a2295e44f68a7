import { countCharacters } from '@reverie/contract/text.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessColumns } from '#features/imports/columns.rules.ts';
import { orderOf, readDate } from '#features/imports/dates.rules.ts';
import { noteEntryOf, seriesEntries, textEntries } from '#features/imports/formats.rules.ts';
import { propose, sameness, sentencesOf } from '#features/imports/rules.ts';
import { decode, withoutTags } from '#features/imports/texts.rules.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 900 });
const now = new Date('2026-03-01T00:00:00Z');

test('dates are read as people and programs write them', () => {
  const night = (written: string) => readDate(written, orderOf([written])).night;
  for (const written of [
    '2024-05-17',
    '2024/5/17',
    '17/05/2024',
    '17.5.24',
    '05/17/2024',
    '17 mai 2024',
    'May 17, 2024',
    'vendredi 17 mai 2024',
    '2024-05-17T23:10:00+02:00',
  ]) {
    expect(night(written), written).toBe('2024-05-17');
  }
  for (const written of ['', 'hier', '31/02/2024', '99/99/2024', '2024-13-01']) {
    expect(night(written), written).toBeNull();
  }
  expect(readDate('05/06/2024', null)).toMatchObject({
    night: '2024-06-05',
    reasons: ['date_unclear'],
  });
});

test('no text breaks a reader of dates, notes, series or journals, and every entry has its words', () => {
  fc.assert(
    fc.property(text, (written) => {
      readDate(written, null);
      for (const entry of [
        noteEntryOf(written, 'a.md'),
        ...textEntries(written, 'a.txt'),
        ...seriesEntries(written),
      ]) {
        expect(typeof propose(entry, now).content).toBe('string');
      }
    }),
  );
});

test('what is proposed to be shared is the beginning of the account, and no longer than a dream', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (written) => {
      const kept = sentencesOf(written.trim());
      expect(countCharacters(kept)).toBeLessThanOrEqual(500);
      expect(written.trim().startsWith(kept.replace(/…$/, ''))).toBe(true);
    }),
  );
});

test('bytes of any kind are read as text, or refused, and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      try {
        expect(typeof decode(bytes)).toBe('string');
      } catch (error) {
        expect(error).toMatchObject({ problem: expect.stringMatching(/^(encoding|empty|html)$/) });
      }
    }),
  );
});

test('tags go and words stay, however broken a page is', () => {
  expect(withoutTags('<p>Un <b>train</b><br>de verre</p><script>alert(1)</script>')).toBe(
    'Un train\nde verre\n',
  );
  fc.assert(
    fc.property(text, (written) => {
      expect(withoutTags(`<p>${written}`)).not.toContain('<script');
    }),
  );
});

test('two tellings are the same whatever their blanks, case and quotes', () => {
  expect(sameness('Une porte  verte, dans l’eau.')).toBe(sameness("une PORTE verte dans l'eau"));
});

test('each field is guessed for one column at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Date', 'date', 'Titre', 'Texte', 'text', 'x', 'Rêve')),
      (names) => {
        const fields = guessColumns(names).flatMap(({ field }) => field ?? []);
        expect(new Set(fields).size).toBe(fields.length);
      },
    ),
  );
});
