/**
 * Opens the database of a folder, or takes only its lock where told so, says so or why not, and
 * holds it until its input ends.
 */
import { acquireLock } from '#platform/db/lock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog } from '#platform/log.ts';

const [dataFolder = '', what = 'database'] = process.argv.slice(2);
try {
  if (what === 'lock') await acquireLock(dataFolder);
  else await openDatabase({ dataFolder, log: silentLog });
  process.stdout.write('open\n');
  process.stdin.resume();
  process.stdin.on('end', () => process.exit(0));
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
}
