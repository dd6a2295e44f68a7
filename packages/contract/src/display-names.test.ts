import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDisplayName, faultOfDisplayName } from '#display-names.rules.ts';

test('a name keeps to one line, without signs that turn the text around or hide in it', () => {
  expect(cleanDisplayName('  Ana \n\t Lune ')).toBe('Ana Lune');
  expect(cleanDisplayName('Ana\u202eenuL\u202c\u2066\u200f')).toBe('AnaenuL');
  expect(cleanDisplayName('A\u200bn\u00ada\u2060\ufeff\u0000\u0007')).toBe('Ana');
  expect(cleanDisplayName('ad\u200dmin\u200c')).toBe('admin');
  expect(cleanDisplayName('\u3164\u115f\uffa0\u2800\u{e0041}')).toBe('');
  expect(cleanDisplayName('E\u0301lodie')).toBe('Élodie');
});

test('what a script or an emoji is written with stays', () => {
  for (const name of ['👩‍🚀 Zoé', '❤️', 'می‌خواهم', 'क्‍ष', '👍🏽', 'Ана Петрова (Ana)', 'ليلى']) {
    expect(cleanDisplayName(name)).toBe(name.normalize('NFC'));
    expect(faultOfDisplayName(cleanDisplayName(name)), name).toBeNull();
  }
});

test('people call themselves as they like', () => {
  for (const name of [
    ...[
      'Ana Lune',
      "Rêverie d'été",
      'Jean-Pierre',
      'O’Brien 3',
      'マリア',
      '김 서연',
      'Ξένια',
      '🌙',
    ],
    ...['une équipe de rêves', 'Contact avec la lune', 'Dr. Łukasz Ż.', 'Людмила', 'Роса'],
  ]) {
    expect(faultOfDisplayName(name), name).toBeNull();
  }
});

test('nobody speaks for those who run the place, or begins like an address', () => {
  for (const name of [
    ...[
      'Admin',
      'Ａｄｍｉｎ',
      'Le support',
      'Reverie',
      'R ê v e r i e',
      'Équipe Reverie',
      'a.d.m.i.n',
    ],
    ...['L’équipe de Reverie', 'Reverie Team', 'Modérateur ✓', 'adm1n', '𝓐𝓭𝓶𝓲𝓷', 'Official'],
  ]) {
    expect(faultOfDisplayName(name), name).toBe('reserved');
  }
  for (const name of ['Аdmin', 'Suppοrt', 'ᴀna', 'ꓮꓓꓮ']) {
    expect(faultOfDisplayName(name), name).toBe('confusable');
  }
  for (const name of ['@ana', 'ana＠lune', `Z\u0300\u0301\u0302\u0303algo`]) {
    expect(faultOfDisplayName(cleanDisplayName(name)), name).toBe('invalid');
  }
});

test('whatever is typed, what is kept is cleaned for good and has nothing unseen at its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const name = cleanDisplayName(typed);
      expect(name).not.toMatch(/\p{Bidi_Control}|\p{Cc}|\n/u);
      expect(cleanDisplayName(name)).toBe(name);
    }),
  );
});
