import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { englishDreams } from '#demo/dreams-en.ts';
import { frenchDreams } from '#demo/dreams-fr.ts';
import { longDreams } from '#demo/long-dreams.ts';

/**
 * What a picture of each of 204 dreams may show, read off the dreams by hand: the 96 of the
 * demonstration community (the words they share, which alone are painted) and 108 of the coded set
 * in `packages/oneirology/coded` (of a dream told in two languages, the French telling).
 *
 * Coded on 21 November 2026 by one of Reverie's makers, who had not opened the painter's rules of
 * what to show nor the engine's words, and frozen before the first score. The rules:
 *
 * - `settings`: every place a reader would call “where my dream is”, the best first. A place that
 *   is only spoken of, wished for or looked at is none.
 * - `hero`: the beings and things of which a reader would say “that is my dream”, the best first.
 *   `none` is among them where the place, a mood or a flight is the dream and nobody would miss a
 *   thing. What the dream has in passing is no hero.
 * - `forbidden`: what would be a wrong object or place, for the dream names it only to deny it, in a
 *   comparison or an idiom, as a voice or a topic of talk, or in a remark made awake.
 *
 * The words are plain ones, chosen without regard to what the painter can paint; where it has
 * nothing of the kind, the dream counts against it.
 */
const table = new URL('./picture-table.jsonl', import.meta.url);
const codedSet = new URL('../../../../packages/oneirology/coded/dreams.jsonl', import.meta.url);

/** SHA-256 of the table as it was before anything was painted by it: there it stays. */
export const frozenTable = 'e071c2f9e39f19605af828c9246a6c86bad5e0a3f565ee8a95b46c14c17b5e77';

/**
 * Sixty-four dreams more, thirty-three in French, written for this table and coded by the same
 * rules, by somebody who had read the painter's rules but run neither them nor the engine on any of
 * these dreams. They are scored once a rule is done and never looked at to make one.
 */
const unseenTable = new URL('./picture-unseen.jsonl', import.meta.url);
export const frozenUnseen = 'b6266c4d987b81ad4db30f31d88e514008ff8357e46d9869c8d8fbaf924809b5';

const rowSchema = z.strictObject({
  /** A demonstration dream's title, or a coded dream's id. */
  id: z.string(),
  settings: z.array(z.string()).min(1),
  hero: z.array(z.string()).min(1),
  forbidden: z.array(z.string()),
});
export type PictureRow = z.infer<typeof rowSchema>;

const unseenSchema = rowSchema.extend({ text: z.string() });

const codedDreamSchema = z.object({ id: z.string(), text: z.string() });

/** A row of the table with the dream it is about. */
export type JudgedDream = PictureRow & { readonly text: string };

/**
 * Every dream of the table, in its order.
 *
 * @throws when the table differs by a byte from the frozen one, or names a dream that is not there.
 */
export async function readPictureTable(): Promise<JudgedDream[]> {
  const [rows, coded] = await Promise.all([readFile(table), readFile(codedSet, 'utf8')]);
  if (hashOf(rows) !== frozenTable) {
    throw new Error('picture-table.jsonl is not the file that was frozen: put it back as it was.');
  }
  const texts = new Map<string, string>();
  for (const { title, content } of [...frenchDreams, ...englishDreams, ...longDreams]) {
    if (title) texts.set(title, content);
  }
  for (const line of linesOf(coded)) {
    const { id, text } = codedDreamSchema.parse(line);
    texts.set(id, text);
  }
  return linesOf(rows.toString('utf8')).map((line) => {
    const row = rowSchema.parse(line);
    const text = texts.get(row.id);
    if (text === undefined) throw new Error(`No dream is called “${row.id}”.`);
    return { ...row, text };
  });
}

/**
 * The dreams that no rule was made on.
 *
 * @throws when the table differs by a byte from the frozen one.
 */
export async function readUnseenTable(): Promise<JudgedDream[]> {
  const rows = await readFile(unseenTable);
  if (hashOf(rows) !== frozenUnseen) {
    throw new Error('picture-unseen.jsonl is not the file that was frozen: put it back as it was.');
  }
  return linesOf(rows.toString('utf8')).map((line) => unseenSchema.parse(line));
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function linesOf(written: string): unknown[] {
  return written.split('\n').flatMap((line): unknown[] => {
    return line.trim() === '' ? [] : [JSON.parse(line)];
  });
}
