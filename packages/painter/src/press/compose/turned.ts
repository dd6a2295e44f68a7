import type { Troupe } from '#press/compose/troupe.ts';
import type { Box } from '#press/path.ts';

/** Whether it is upside down. */
export function isTurned({ changes }: Troupe): boolean {
  return changes.includes('upside-down') || changes.includes('ceiling');
}

/** What it takes then, round where it hangs. */
export function turned({ left, top, right, bottom }: Box): Box {
  return { left: -right, top: -bottom, right: -left, bottom: -top };
}
