import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawAvatar, initialsOf, themes } from '#features/avatars/rules.ts';

test('a name of one word gives one capital, of several words two', () => {
  expect(initialsOf('océane')).toBe('O');
  expect(initialsOf('ana.lune')).toBe('AL');
  expect(initialsOf('jean-pierre_martin')).toBe('JP');
  expect(initialsOf('élodie')).toBe('É');
  expect(initialsOf('7nuits')).toBe('7');
});

test('a name without a letter has no initials', () => {
  expect(initialsOf('<>&"')).toBe('');
});

test('the initials take the colour of the theme', () => {
  expect(drawAvatar('lune', 'rose')).toContain('fill="#f87f99"');
  expect(drawAvatar('lune', 'rose')).not.toBe(drawAvatar('lune', 'lime'));
});

test.each(themes)('the initials stand out from their night in %s', (theme) => {
  const [top = '', bottom = '', ink = ''] = drawAvatar('lune', theme).match(/#[\da-f]{6}/g) ?? [];
  expect(contrast(ink, top)).toBeGreaterThan(4.5);
  expect(contrast(ink, bottom)).toBeGreaterThan(4.5);
});

test('an unknown theme is the default', () => {
  expect(drawAvatar('lune', 'constructor')).toBe(drawAvatar('lune', 'cyan'));
  expect(drawAvatar('lune')).toBe(drawAvatar('lune', 'cyan'));
});

test('no name writes markup into the picture', () => {
  const tagsOf = (svg: string) => svg.match(/<[^>]*>/g);
  const plain = tagsOf(drawAvatar('a.b'))?.map((tag) => tag.replace(/font-size="\d+"/, ''));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string(), (name, theme) => {
      const svg = drawAvatar(`x${name}`);
      expect(tagsOf(svg)?.map((tag) => tag.replace(/font-size="\d+"/, ''))).toEqual(plain);
      expect(drawAvatar('a', theme)).not.toMatch(/script|undefined/);
    }),
  );
});

/** Of two colours `#rrggbb`, as WCAG 2 measures it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
