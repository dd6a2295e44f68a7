import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSheets } from '#platform/http/sheets.ts';
import { temporaryFolder } from '#testing/folder.ts';

test('the style sheets of a build are known by their addresses, and nothing else is', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.css'), '.a{color:red}\n');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {}');
  await writeFile(join(folder, 'robots.css'), '.b{}');
  expect(await readSheets(folder)).toEqual(new Map([['/assets/app-1a2b.css', '.a{color:red}']]));
});

test('a sheet that would end its element is not written into a page', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.css'), '.a::after{content:"</STYLE>"}');
  expect((await readSheets(folder)).size).toBe(0);
});

test('a folder without parts has no sheets', async () => {
  expect((await readSheets(await temporaryFolder())).size).toBe(0);
});
