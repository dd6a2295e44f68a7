/**
 * Keeps an empty, migrated database beside the built server, so that a first start copies a folder
 * instead of making a database. Run with `--conditions=reverie-source` and the folder to fill.
 */
import { join } from 'node:path';
import { makeTemplate, templateName } from '../../apps/server/src/platform/db/template.ts';

const [folder = '.'] = process.argv.slice(2);
await makeTemplate(join(folder, await templateName()));
