import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfUsername } from '#usernames.rules.ts';

test('nobody takes a name that speaks for those who run the place', () => {
  for (const name of [
    ...['admin', 'ADMIN', 'Ádmin', 'ad.min', 'admin1', 'adm1n', 'ADMlN', 'admin-42', 'ａｄｍｉｎ'],
    ...['support', 'supp0rt', 'le-support', 'Moderator', 'modérateur', 'webmaster', 'webrnaster'],
    ...['reverie', 'Rêverie', 'reverie-team', 'support.reverie', 'ReverieAdmin', 'contact'],
  ]) {
    expect(faultOfUsername(name), name).toBe('reserved');
  }
});

test('a name that only looks like another is refused', () => {
  for (const name of [
    ...['аdmin', 'сосо', 'suppοrt', 'АDA', 'РОР', 'ΒΕΤΑΝ', 'ɑda', 'ᴀda', 'ada١', 'ꓮꓓꓮ', 'Ꮪusan'],
    ...['adа.lovelace', 'Αda', 'aԁa'],
  ]) {
    expect(faultOfUsername(name), name).toBe('confusable');
  }
});

test('people keep their names, in whatever script they write', () => {
  for (const name of [
    ...[
      'ada',
      'Océane.Été',
      'zoë',
      'Łukasz',
      'søren_42',
      'Straße',
      'Nguyễn',
      'ma-reverie',
      'réveries',
    ],
    ...[
      'Ольга',
      'Дмитрий',
      'Ελένη',
      'Δημήτρης',
      'محمد',
      'שרה',
      '山田太郎',
      'さくら',
      '김민지',
      'สมชาย',
    ],
    ...['Անահիտ', 'ადა', 'अदिति', 'administre', 'rootine', 'helpful', 'team-lune', 'supporter'],
  ]) {
    expect(faultOfUsername(name), name).toBeNull();
  }
});

test('whatever is typed is judged, and a name of plain letters is never confusable', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => void faultOfUsername(name)));
  const plain = fc.stringMatching(/^[a-zà-öø-ÿ]{3,30}$/);
  fc.assert(fc.property(plain, (name) => faultOfUsername(name) !== 'confusable'));
});
