import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { litPage } from '#scripts/lit-page.ts';
import { cellsOf, inputOf, readReports } from '#scripts/read-reports.ts';

const command = fileURLToPath(new URL('../bin/oneirology.mjs', import.meta.url));
const bank = '#1 (1990-01-01) My mother hit a man. (5 words)\n\n#2 I flew over the sea.\n';

function run(args: readonly string[], input: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('reports come from text, DreamBank, CSV and lines of JSON', () => {
  expect(inputOf('x.txt', bank)).toBe('dreambank');
  expect(readReports('x', bank, 'dreambank')).toEqual([
    { id: '1', text: 'My mother hit a man.' },
    { id: '2', text: 'I flew over the sea.' },
  ]);
  expect(readReports('x.csv', 'id,text\na,"I fell, and ""woke"""\r\n', 'csv')).toEqual([
    { id: 'a', text: 'I fell, and "woke"' },
  ]);
  expect(cellsOf('a;b\n1;2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readReports('x.jsonl', '{"id":"q","text":"La mer."}\n', 'jsonl')).toEqual([
    { id: 'q', text: 'La mer.' },
  ]);
  expect(() => readReports('x.csv', 'a,b\n1,2\n', 'csv')).toThrow('no column named text');
});

test('the command reads standard input and writes analyses, codes and pages', () => {
  const lines = run([], bank).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(['1', '2']);
  expect(run(['--to', 'csv'], bank).stdout).toContain('1,agg,7>,1FMA,1MSA');
  expect(run(['--to', 'html'], bank).stdout).toContain('>hit</mark>');
});

test('what the command cannot do it says in a sentence, and fails', () => {
  expect(run(['--to', 'song'], bank)).toMatchObject({ status: 2, stdout: '' });
  expect(run([], ' ').stderr).toBe('There is no report to read.\n');
});

test('a page lights words and keeps what a report holds from being markup', () => {
  const report = { id: '<b>', text: 'I was afraid of <script>alert(1)</script>.' };
  const page = litPage([{ report, analysis: analyse(report.text) }]);
  expect(page).toContain('>afraid</mark>');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>');
});

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)('Python reads dreams through the command', () => {
  const folder = fileURLToPath(new URL('../python', import.meta.url));
  const program = `
from oneirology import analyse, codes
print([e["class"] for e in analyse(["I was afraid."])[0]["emotions"]], codes(["My mother hit a man."])[0]["code"])`;
  const { stdout, stderr } = spawnSync('python3', ['-c', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ONEIROLOGY_NODE: process.execPath },
  });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe("['apprehension'] 1FMA");
});
