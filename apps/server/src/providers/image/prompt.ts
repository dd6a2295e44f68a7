import { describe } from '@reverie/painter';
import type { PaintingRequest } from '#providers/image/port.ts';

/** Models like to write and to frame: a painting does neither. */
const manners =
  'A painting filling the whole picture. No text, no letters, no signature, no frame.';

/**
 * All a remote model is told: the scene in the painter's own vocabulary. None of the dream's words
 * is in a scene, so that none can be in a prompt.
 */
export function promptOf({ scene, style }: Omit<PaintingRequest, 'seed'>): string {
  return `${describe(scene, 'en', style)} ${manners}`;
}
