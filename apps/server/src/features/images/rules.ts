import { createHash } from 'node:crypto';
import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import type { ImagePalette, KeptImage } from '@reverie/contract/images';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { moods, type Scene, sceneOf } from '@reverie/painter';
import { type PaintingRow, presentImage } from '#features/images/table.ts';

/** What all files of a painting are called: the same pixels for the same dream, the same name. */
export function nameOf(dreamId: string, pixels: Uint8ClampedArray): string {
  return createHash('sha256').update(dreamId).update(pixels).digest('hex').slice(0, 32);
}

/** What is painted of a dream; a palette that was chosen takes the place of its own feelings. */
export function sceneFor(reading: DreamAnalysis, palette: ImagePalette | null): Scene {
  const scene = sceneOf(reading);
  if (palette === null) return scene;
  const alone = Object.fromEntries(moods.map((mood) => [mood, mood === palette ? 1 : 0]));
  return { ...scene, moods: { ...scene.moods, ...alone } };
}

/** What a download is called: the dream's title or its night, and the manner. ASCII alone. */
export function downloadName(
  dream: { title: string | null; dreamedAt: Date },
  { style }: { style: string },
  extension: string,
): string {
  const folded = (dream.title ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = folded
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const subject = slug || dream.dreamedAt.toISOString().slice(0, 10);
  return `reverie-${subject}-${style}.${extension}`;
}

export function presentKept(row: PaintingRow, shownId: string | null): KeptImage {
  const { id, palette, fellBackFrom, createdAt } = row;
  const when = { createdAt: createdAt.toISOString() };
  return { id, image: presentImage(row), palette, isShown: id === shownId, fellBackFrom, ...when };
}

/** Whether a painting waits or is being made. */
export function isComing(status: string): status is PipelineStatus & ('queued' | 'running') {
  return status === 'queued' || status === 'running';
}
