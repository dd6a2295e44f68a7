/**
 * Runs a program of the built server: `node scripts/run.mjs main`, `… commands/run webmaster EMAIL`.
 *
 * Plain JavaScript on purpose: an older Node must be able to read this file to be told that it is
 * too old.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const oldest = [22, 22];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Reverie needs Node ${oldest.join('.')} or newer, and this is ${process.version}.\n` +
      'On Linux `npm ci` brings its own Node; elsewhere install one from nodejs.org.',
  );
  process.exit(1);
}

const [program = 'main', ...rest] = process.argv.slice(2);
const file = new URL(`../apps/server/dist/${program}.js`, import.meta.url);

if (process.env.NODE_ENV === 'production') {
  if (!existsSync(file)) {
    console.error(
      'Nothing is built. In production nothing builds by itself: `npm run build` first.',
    );
    process.exit(1);
  }
} else {
  const { ensureBuilt } = await import('./builder/ensure-built.ts');
  await ensureBuilt(console.error);
}

// What one start compiles the next one reads, where it can be kept. Threads look for this name.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../.build/compiled', import.meta.url));
module.enableCompileCache();

// What was built runs as it would in production: React checks this name for its slow mode.
process.env.NODE_ENV = 'production';
process.argv.splice(1, process.argv.length, decodeURIComponent(file.pathname), ...rest);
await import(file.href);
