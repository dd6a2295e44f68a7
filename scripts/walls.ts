import { execFileSync } from 'node:child_process';
import { root } from '#scripts/paths.ts';
import { cruise } from '#scripts/walls/cruise.ts';
import { blindness } from '#scripts/walls/minimum.ts';
import { nameBreaches } from '#scripts/walls/names.ts';
import { strangerBreaches } from '#scripts/walls/strangers.ts';

const seen = await cruise(root);
const committed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const breaches = [
  ...seen.breaches,
  ...blindness(seen),
  ...nameBreaches([...new Set([...committed, ...seen.modules])]),
  ...(await strangerBreaches(root, committed)),
];

for (const { wall, from, to } of breaches) console.log(`${wall}: ${from} → ${to}`);
console.log(
  `Walls: ${seen.modules.length} modules and ${seen.arrows.length} imports seen, ` +
    `${committed.length} files read, ${breaches.length} breaches.`,
);
process.exitCode = breaches.length > 0 ? 1 : 0;
