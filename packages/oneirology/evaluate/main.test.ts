import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

function evaluate(...args: string[]) {
  const { REVERIE_EVAL_DATA: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--conditions=reverie-source', program, ...args], {
    env,
    encoding: 'utf8',
  });
}

test('without data one sentence says so, and no figure is printed', () => {
  const { status, stdout, stderr } = evaluate();
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('REVERIE_EVAL_DATA is not set');
});

test('a class nobody codes is refused with those there are', () => {
  const { status, stdout, stderr } = evaluate('--errors', 'boredom');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("There is no class 'boredom'; there are anger, ");
});
