import { z } from 'zod';
import { analyse } from '#analyse.ts';
import { linesOf, readFrozen } from '#evaluate/coded-set.ts';
import type { Table } from '#evaluate/table.ts';
import { unmet } from '#evaluate/trap-set.ts';

/** How many were read right when the list was first held against the engine. */
const firstRight = 197;

const idiomSchema = z.object({
  source: z.string(),
  phrase: z.string(),
  text: z.string(),
  expect: z.array(z.string()).min(1),
});
type Idiom = z.infer<typeof idiomSchema>;

/** Set phrases of named dictionaries and lists, each in a sentence with its true reading. */
export async function readIdioms(): Promise<Idiom[]> {
  return linesOf(await readFrozen('idioms.jsonl')).map((line) => idiomSchema.parse(line));
}

/** Whether a phrase is read as its source explains it. */
export function isReadRight({ text, expect }: Idiom): boolean {
  return unmet(analyse(text), expect).length === 0;
}

/** Phrases by source, and how many of each are read right. */
export async function idiomTable(): Promise<Table> {
  const idioms = await readIdioms();
  const sources = [...new Set(idioms.map(({ source }) => source))];
  const rows = sources.map((source) => {
    const own = idioms.filter((idiom) => idiom.source === source);
    return [source, String(own.length), '', String(own.filter(isReadRight).length)];
  });
  const right = idioms.filter(isReadRight).length;
  rows.push(['all', String(idioms.length), String(firstRight), String(right)]);
  return {
    title: 'Idioms of named sources: how many are read as their source explains them',
    notes: [
      'The phrases are those of the sources, the sentences ours; `coded/README.md` names the sources.',
      'The words of the engine that no source here holds are its makers’ own.',
    ],
    columns: ['source', 'phrases', 'first reading', 'now'],
    rows,
  };
}
