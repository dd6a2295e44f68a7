import { expect, test } from 'vitest';
import { modes, themes } from '#ambience/theme.ts';
import { colour, contrast, rules, varsOf } from '#ui/testing/contrast.ts';

const looks = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode })));
const grounds = ['--night', '--surface', '--raised'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--accent', '--danger'];

test.each(looks)('$theme in $mode: every text reaches 4.5 on every ground', ({ theme, mode }) => {
  const vars = varsOf(theme);
  const of = (name: string) => colour(vars, name, mode === 'dark');
  for (const ground of grounds) {
    for (const text of texts) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('--edge'), of(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(of('--on-accent'), of('--accent'))).toBeGreaterThanOrEqual(4.5);
});

test('every theme has its own accent, the first one being the root', () => {
  const accents = themes.map((theme) => varsOf(theme).get('--accent-dark'));
  expect(new Set(accents).size).toBe(themes.length);
  expect(rules.filter(({ selector }) => selector.startsWith('[data-theme'))).toHaveLength(
    themes.length - 1,
  );
});

test('black on white is 21 to 1: the measure itself is right', () => {
  const grey = (l: number) => ({ l, c: 0, h: 0, alpha: 1 });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1);
});
