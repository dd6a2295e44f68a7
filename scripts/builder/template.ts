/**
 * Keeps an empty, migrated database beside the built server, so that a first start copies a file
 * instead of making a database. Run with `--conditions=reverie-source` and the folder to fill.
 */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildTemplate, templatePath } from '../../apps/server/src/platform/db/template.ts';

const [folder = '.'] = process.argv.slice(2);
const template = await buildTemplate('gzip');
await writeFile(join(folder, basename(await templatePath())), template.stream());
