import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsLetter } from '#features/newsletter-issues/mail.ts';
import {
  beginningOf,
  excerptOf,
  latestDue,
  periodOf,
  readAnnouncement,
} from '#features/newsletter-issues/rules.ts';

const at = (text: string) => new Date(text);

test.each([
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['weekly', '2026-11-23T05:59:59Z', '2026-11-16T06:00:00Z'],
  ['weekly', '2026-11-22T23:00:00Z', '2026-11-16T06:00:00Z'],
  ['weekly', '2027-01-03T12:00:00Z', '2026-12-28T06:00:00Z'],
  ['monthly', '2026-12-01T06:00:00Z', '2026-12-01T06:00:00Z'],
  ['monthly', '2026-12-01T05:00:00Z', '2026-11-01T06:00:00Z'],
  ['monthly', '2027-01-01T05:00:00Z', '2026-12-01T06:00:00Z'],
  ['monthly', '2026-03-31T12:00:00Z', '2026-03-01T06:00:00Z'],
] as const)('%s, at %s: due since %s', (rhythm, now, due) => {
  expect(latestDue(rhythm, at(now))).toEqual(at(due));
});

test('a letter is due at most once in a period, and never later than now', () => {
  const dates = fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom('weekly' as const, 'monthly' as const), (now, rhythm) => {
      const due = latestDue(rhythm, now);
      expect(due.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(latestDue(rhythm, due)).toEqual(due);
      expect(beginningOf(rhythm, due).getTime()).toBeLessThan(due.getTime());
      expect(latestDue(rhythm, new Date(due.getTime() - 1))).toEqual(beginningOf(rhythm, due));
    }),
  );
});

test('a period has one name', () => {
  expect(periodOf('weekly', at('2026-11-23T06:00:00Z'))).toBe('weekly 2026-11-23');
});

test('an announcement is read in both languages', () => {
  const text =
    '# fr Un objet\r\n\r\nBonjour.\r\n\r\nSuite,\r\nencore.\r\n\r\n# en A subject\n\nHello.\n';
  expect(readAnnouncement(text)).toEqual({
    fr: { subject: 'Un objet', paragraphs: ['Bonjour.', 'Suite,\nencore.'] },
    en: { subject: 'A subject', paragraphs: ['Hello.'] },
  });
});

test.each([
  '',
  '# fr Seul\n\nEn français.',
  '# fr\n\nSans objet.\n\n# en A subject\n\nHello.',
  '# fr Vide\n\n# en A subject\n\nHello.',
  'Avant.\n# fr Objet\n\nBonjour.\n# en Subject\n\nHello.',
  '# fr Un\n\na\n# fr Deux\n\nb\n# en Subject\n\nc',
  `# fr Long\n\n${'x'.repeat(8_000)}\n\n# en Subject\n\nHello.`,
])('what is no announcement is refused: %#', (text) => {
  expect(readAnnouncement(text)).toBeNull();
});

test('no text makes the reading of announcements fail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('#', ' ', 'f', 'r', 'e', 'n', '\n', 'a') }),
      (text) => {
        const read = readAnnouncement(text);
        if (read) expect(read.fr.paragraphs.every((words) => words.trim() !== '')).toBe(true);
      },
    ),
  );
});

test('an excerpt ends between two words, and a long word somewhere', () => {
  expect(excerptOf('court  et\nsimple')).toBe('court et simple');
  const long = excerptOf('une baleine '.repeat(30));
  expect(long).toMatch(/(une|baleine)…$/);
  expect(long.length).toBeLessThanOrEqual(181);
  expect(excerptOf('x'.repeat(500)).length).toBeLessThanOrEqual(181);
});

const ways = {
  manage: 'https://r.test/m',
  leave: 'https://r.test/l',
  oneClick: 'https://r.test/o',
};
const reader = { email: 'ada@example.org', language: 'en' as const, ways };

test('a letter of news links what is new; without news there is none', () => {
  const item = { title: 'Why we forget', text: 'An article.', path: '/blog/why' };
  const letter = newsLetter('weekly', { posts: [item], dreams: [] }, reader, 'https://r.test');
  expect(letter?.subject).toContain('Why we forget');
  expect(letter?.sections).toEqual([
    {
      heading: 'To read',
      items: [{ title: item.title, text: item.text, url: 'https://r.test/blog/why' }],
    },
  ]);
  expect(letter?.unsubscribeUrl).toBe(ways.oneClick);
  expect(newsLetter('weekly', { posts: [], dreams: [] }, reader, 'https://r.test')).toBeNull();
});
