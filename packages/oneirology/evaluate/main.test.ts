import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A whole run in a process of its own: on a busy machine that takes its time. */
function evaluate(...args: string[]) {
  const { REVERIE_EVAL_DATA: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--conditions=reverie-source', program, ...args], {
    env,
    encoding: 'utf8',
  });
}

test('without data one sentence says so, and only the coded set of the project has figures', () => {
  const { status, stdout, stderr } = evaluate();
  expect(status).toBe(2);
  expect(stdout).toContain('Our own coded set, French beside English');
  expect(stdout).toContain('no outside validation');
  expect(stdout).not.toContain('DEVELOPMENT DATA');
  expect(stdout).not.toContain('Targets and floors');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('REVERIE_EVAL_DATA is not set');
}, 60_000);

test('the coded set alone needs no data, and its errors are ids and spans', () => {
  const figures = evaluate('--own');
  expect([figures.status, figures.stderr]).toEqual([0, '']);
  const errors = evaluate('--own', '--errors', 'misfortune');
  expect([errors.status, errors.stderr]).toEqual([0, '']);
  expect(errors.stdout).toMatch(/^(missed|false alarm) {2}(fr|en)\/[pfe]\d\d/);
}, 60_000);

test('half of the figures are not written where all of them belong', () => {
  const { status, stdout, stderr } = evaluate('--own', '--write');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('leave --own or --write out');
});

test('a class nobody codes is refused with those there are', () => {
  const { status, stdout, stderr } = evaluate('--errors', 'boredom');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("There is no class 'boredom'; there are 'anger', ");
});
