import { existsSync, readFileSync } from 'node:fs';

/**
 * The most memory that this process ever held, in bytes. Linux tells it of this program alone in
 * `status`; what it tells of resources begins with what the process held that started this one.
 */
export function mostMemoryHeld(): number {
  const status = '/proc/self/status';
  const told = existsSync(status) && /VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1];
  return (told ? Number(told) : process.resourceUsage().maxRSS) * 1024;
}
