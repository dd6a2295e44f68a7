import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { analyse } from '#analyse.ts';
import { DataAbsent, developmentFile } from '#evaluate/records.ts';
import type { SeriesDream } from '#series/entry.ts';

const seriesFile = 'dream-series.jsonl';

const recordSchema = z.object({
  series: z.string(),
  sex: z
    .enum(['female', 'male', 'F', 'M'])
    .transform((sex) => (/^f/i.test(sex) ? 'female' : 'male')),
  n: z.string(),
  date: z.string().nullable(),
  text: z.string(),
});

/** Dreams of one dreamer, or one pool of dreams of several, read by the engine. */
export interface ReadSeries {
  readonly name: string;
  readonly sex: 'female' | 'male';
  readonly dreams: readonly SeriesDream[];
}

/**
 * Every series of both files of the folder, in the order in which they come.
 *
 * @throws DataAbsent without a folder, or where one of the files is not in it.
 */
export async function readSeries(folder: string | undefined): Promise<ReadSeries[]> {
  if (folder === undefined || folder === '') {
    throw new DataAbsent(
      `REVERIE_EVAL_DATA is not set: name the folder that holds ${developmentFile} and ${seriesFile}.`,
    );
  }
  const bySeries = new Map<string, { sex: ReadSeries['sex']; dreams: SeriesDream[] }>();
  for (const file of [developmentFile, seriesFile]) {
    const written = await readFile(join(folder, file), 'utf8').catch(() => {
      throw new DataAbsent(
        `The folder that REVERIE_EVAL_DATA names holds no readable ${file}: without series there is no figure to print.`,
      );
    });
    for (const [at, line] of written.split('\n').entries()) {
      if (line.trim() === '') continue;
      const parsed = recordSchema.safeParse(jsonOf(line));
      if (!parsed.success) throw new Error(`Line ${at + 1} of ${file} is no dream.`);
      const { series, sex, n, date, text } = parsed.data;
      const dream = { id: `${series} ${n}`, date, analysis: analyse(text) };
      const known = bySeries.get(series);
      if (known === undefined) bySeries.set(series, { sex, dreams: [dream] });
      else known.dreams.push(dream);
    }
  }
  return [...bySeries].map(([name, series]) => ({ name, ...series }));
}

/** A syntax error would quote the line, and with it the dream. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
