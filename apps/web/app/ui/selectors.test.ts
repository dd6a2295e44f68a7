import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../', import.meta.url);

/** Every selector of the style sheets, each on its own, in a line. */
function selectors(): string[] {
  const sheets = globSync('**/*.css', { cwd: app });
  return sheets.flatMap((sheet) => {
    const css = readFileSync(new URL(sheet, app), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude?.trim() ?? '');
    const lists = preludes.filter((prelude) => !prelude.startsWith('@'));
    return lists.flatMap((list) =>
      outside(list, /,/).map((one) => one.replace(/\s+/g, ' ').trim()),
    );
  });
}

/** The parts of a selector between what is met outside of brackets. */
function outside(selector: string, between: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && between.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/**
 * Whether browsers style a whole page anew at every change to it: what follows :has(), or a sibling,
 * and names no class, element or attribute could be anything.
 */
function isFelt(selector: string): boolean {
  const parts = outside(selector, /[\s>+~]/).filter((part) => part !== '');
  const subject = parts.at(-1) ?? '';
  const isNamed = /^[a-z]|[.#[]|^:(is|where)\(/i.test(subject.replace(/:not\([^)]*\)/g, ''));
  const before = parts.slice(0, -1).join(' ');
  return !isNamed && (before.includes(':has(') || outside(selector, /[+~]/).length > 1);
}

test('the check knows what a browser cannot narrow', () => {
  expect(['.a:has(.b) > :first-child', '.a > * + *', '.a ~ :not(.b)'].map(isFelt)).toEqual(
    Array(3).fill(true),
  );
  const narrow = ['.a:has(.b) .c', '.a > :not(:first-child)', '.a + .b', '.a > :has(.b + .c)'];
  expect(narrow.map(isFelt)).toEqual(Array(4).fill(false));
});

test('no selector makes browsers style a whole page anew at every change to it', () => {
  const all = selectors();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(isFelt)).toEqual([]);
});
