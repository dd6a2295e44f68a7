import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type DreamAnalysis, dreamAnalysisSchema } from '@reverie/oneirology/schema';
import { z } from 'zod';

/** Minutes after which nothing is left of a dream that nobody kept. Pages say “an hour”. */
export const guestMinutes = 60;

/** Pictures that wait at most: a painter makes one in a second or two, and members come first. */
export const mostWaiting = 40;

export const wordsSchema = z.object({
  content: z.string(),
  /** As it was told; found in the words where it was not. */
  language: z.enum(['fr', 'en']).optional(),
  /** What the engine read in them when they were told: a page that waits asks once a second. */
  analysis: dreamAnalysisSchema,
});
export type Words = z.infer<typeof wordsSchema>;

/** The picture as WebP, in base64, and what it shows. */
export const pictureSchema = z.object({
  webp: z.string(),
  alt: z.object({ fr: z.string(), en: z.string() }),
});

export const wordsContextOf = (id: string) => `guest dream ${id}`;
export const pictureContextOf = (id: string) => `guest picture ${id}`;

/** The language its picture is described in. */
export function languageOf({ language }: DreamAnalysis): 'fr' | 'en' {
  return language.code === 'en' ? 'en' : 'fr';
}

/** What was told before is gone. */
export function oldestAt(now: Date): Date {
  return new Date(now.getTime() - guestMinutes * 60_000);
}

export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(key: string): Uint8Array {
  return createHash('sha256').update(key).digest();
}

export function isKeyOf(keyHash: Uint8Array, key: string): boolean {
  const hash = hashOf(key);
  return hash.length === keyHash.length && timingSafeEqual(hash, keyHash);
}
