import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { faultOfPassword } from '#platform/passwords/choosing.ts';

const names = { email: 'ada.lune@example.org', username: 'réverie42' };

test('each of the ten thousand commonest passwords of eight characters or more is refused', () => {
  const long = dictionary['passwords-common'].filter((each) => each.length >= 8).slice(0, 10_000);
  expect(long).toHaveLength(10_000);
  for (const each of [...long, 'PASSWORD', 'Football', 'ｐａｓｓｗｏｒｄ'])
    expect(faultOfPassword(each, names), each).toBe('too_common');
});

test('one’s email or username is no password, in whichever spelling', () => {
  const same = [
    'ada.lune@example.org',
    'ADA.LUNE@EXAMPLE.ORG',
    'réverie42',
    'RÉVERIE42',
    're\u0301verie42',
  ];
  for (const each of same) expect(faultOfPassword(each, names), each).toBe('same_as_name');
});

test('what nobody would try first is taken', () => {
  for (const each of ['une nuit sans lune', 'ada.lune@example.org!', 'correct horse', 'réverie421'])
    expect(faultOfPassword(each, names), each).toBeNull();
});
