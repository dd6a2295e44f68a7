import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#scripts/builder/ensure-built.ts';
import { packages, root } from '#scripts/paths.ts';

const run = promisify(execFile);

beforeAll(async () => {
  await ensureBuilt(console.error);
}, 300_000);

async function specifiersOf(name: string): Promise<string[]> {
  const manifest = await readFile(join(root, 'packages', name, 'package.json'), 'utf8');
  const doors = Object.keys(JSON.parse(manifest).exports).filter((door) => !door.includes('*'));
  return doors.map((door) => `@reverie/${name}${door.slice(1)}`);
}

test.each(packages)('plain Node imports %s by its name', async (name) => {
  for (const specifier of await specifiersOf(name)) {
    const program = `const it = await import('${specifier}'); console.log(Object.keys(it).length)`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(Number(stdout), specifier).toBeGreaterThan(0);
  }
});

test.each(packages)('a browser can be served %s', async (name) => {
  for (const specifier of await specifiersOf(name)) {
    const result = await build({
      stdin: { contents: `export * from '${specifier}'`, resolveDir: root },
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const inputs = Object.keys(result.metafile.inputs);
    expect(inputs.some((path) => path.startsWith(`packages/${name}/dist/`))).toBe(true);
    expect(inputs.filter((path) => path.includes('/src/') && path.startsWith('packages/'))).toEqual(
      [],
    );
  }
});
