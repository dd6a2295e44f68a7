#!/usr/bin/env node
// Runs the command from its sources: Node takes the types out itself, and no build is needed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(`oneirology needs Node 22.22 or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}
const program = fileURLToPath(new URL('../scripts/oneirology.ts', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['--conditions=reverie-source', program, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
