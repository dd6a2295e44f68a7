import { ensureBuilt } from '#scripts/builder/ensure-built.ts';

const outcome = await ensureBuilt(console.log);
if (outcome === 'current') console.log('The build is current.');
