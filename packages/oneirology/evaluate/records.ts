import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file of human-coded reports inside the folder that `REVERIE_EVAL_DATA` names. */
export const developmentFile = 'hvdc-dev.jsonl';

export const codeSchema = z.object({
  /** Scale of Hall and Van de Castle: char, agg, fri, sex, mf, gf, emot, set, … */
  t: z.string(),
  code: z.string().optional(),
  /** Who feels or undergoes it; `D` is the dreamer, `+` joins several. */
  char: z.string().optional(),
  /** Who begins an interaction, and to whom it is done. */
  init: z.string().optional(),
  rec: z.string().optional(),
});
export type Code = z.infer<typeof codeSchema>;

const recordSchema = z.object({
  series: z.string(),
  n: z.string(),
  text: z.string(),
  codes: z.array(codeSchema),
});
export type CodedDream = z.infer<typeof recordSchema>;

/** There is no data to measure on. Its message is one sentence for the person at the terminal. */
export class DataAbsent extends Error {}

/**
 * The coded dreams in a folder.
 *
 * @throws DataAbsent without a folder, or where the file is not in it.
 * @throws Error naming the line (never its text) that is no coded dream.
 */
export async function readCodedDreams(folder: string | undefined): Promise<CodedDream[]> {
  if (folder === undefined || folder === '') {
    throw new DataAbsent(
      `REVERIE_EVAL_DATA is not set: name the folder that holds ${developmentFile}. Without coded dreams there is no figure to print.`,
    );
  }
  const written = await readFile(join(folder, developmentFile), 'utf8').catch(() => {
    throw new DataAbsent(
      `The folder that REVERIE_EVAL_DATA names holds no readable ${developmentFile}: without coded dreams there is no figure to print.`,
    );
  });
  return parseCodedDreams(written);
}

/** One dream a line, as JSON. */
export function parseCodedDreams(written: string): CodedDream[] {
  return written.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = recordSchema.safeParse(jsonOf(line));
    if (!parsed.success) {
      throw new Error(`Line ${index + 1} of ${developmentFile} is no coded dream.`);
    }
    return [parsed.data];
  });
}

/** A syntax error would quote the line, and with it the dream: only its place may be told. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** One dream in three of every series is sealed. */
const sealedShare = 3;

/**
 * Whether a dream is sealed: no list of errors shows it, and calibration is fitted on these alone, so
 * that no word is chosen on what says how sure words are. Its id alone decides.
 */
export function isSealed({ series, n }: Pick<CodedDream, 'series' | 'n'>): boolean {
  let hash = 0x811c9dc5;
  for (const character of `${series}/${n}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % sealedShare === 0;
}
