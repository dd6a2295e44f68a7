import { symbolConcepts } from '@reverie/oneirology';
import { z } from 'zod';

/** So many earlier meanings are kept. */
export const formerKept = 20;

/** What is sealed of a meaning. */
export const saidSchema = z.object({
  meaning: z.string(),
  former: z.array(z.object({ meaning: z.string(), at: z.string() })),
});
export type Said = z.infer<typeof saidSchema>;

const known = new Map(symbolConcepts.map((concept) => [concept.id, concept]));

/** Null for what is no symbol. */
export function conceptOf(symbol: string) {
  return known.get(symbol) ?? null;
}

/** What a meaning is found by. */
export function wordsOf(symbol: string, meaning: string): string {
  const label = conceptOf(symbol)?.label;
  return [label?.fr, label?.en, meaning].filter(Boolean).join('\n');
}
