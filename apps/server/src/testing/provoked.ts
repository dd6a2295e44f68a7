import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const noted = new Set<string>();

/**
 * Keeps what the tests of this process got themselves refused with, where REVERIE_PROVOKED names a
 * folder for it: `scripts/refusals.ts` compares that with what the contract declares.
 */
export function noteProvoked(route: string, code: string): void {
  const folder = process.env.REVERIE_PROVOKED;
  const line = `${route} ${code}`;
  if (!folder || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, String(process.pid)), `${line}\n`);
}
