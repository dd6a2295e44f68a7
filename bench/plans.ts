import { z } from 'zod';
import type { Archive } from '#archives.ts';
import { ask } from '#ask.ts';
import { withClient } from '#database.ts';
import { printFigures } from '#print.ts';
import { withFolder } from '#server.ts';
import { recordStatements, type Statement } from '#statements.ts';
import { vocabulary } from '#vocabulary.ts';

/** Tables that grow with the archive: no statement of a reader may walk one whole. */
const growing = new Set([
  'dreams',
  'dream_terms',
  'dream_likes',
  'dream_counts',
  'dream_facets',
  'facet_counts',
  'paintings',
]);

type Plan = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Plan[] | undefined;
};

const plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(plan).optional(),
  }),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

/** Looks for sequential scans in the plans of everything readers ask. */
export async function measurePlans(archive: Archive): Promise<void> {
  const { server, reader, url } = archive;
  const { answer } = await ask(server.origin, reader.token, { path: '/api/dreams' });
  const { totalCount, dreams } = z
    .object({ totalCount: z.number(), dreams: z.array(z.object({ id: z.string() })) })
    .parse(answer);
  const [common = '', another = ''] = vocabulary;
  const paths = {
    list: '/api/dreams',
    'page at 80 % depth': `/api/dreams?page=${Math.floor((totalCount / 20) * 0.8)}`,
    detail: `/api/dreams/${dreams[0]?.id}`,
    'search, common word': `/api/dreams/search?q=${encodeURIComponent(common)}`,
    library: '/api/library?category=nature&type=lucid',
    'library, page 1,000': '/api/library?page=1000',
    'library, popular': '/api/library?sort=popular&period=year',
    'library, search': `/api/library?category=art&q=${encodeURIComponent(common)}`,
    featured: '/api/library/featured',
    'search, two words': `/api/dreams/search?q=${encodeURIComponent(`${common} ${another}`)}`,
  };
  const figures = [];
  for (const [name, path] of Object.entries(paths)) {
    const walked = await withFolder(async (dataFolder) => {
      const question = { databaseUrl: url, dataFolder, path, token: reader.token };
      return findSequentialScans(url, await recordStatements(question));
    });
    figures.push({
      name,
      value: walked.length > 0 ? walked.join(', ') : 'indexes only',
      target: 'indexes only',
      isMet: walked.length === 0,
    });
  }
  printFigures(`Plans among ${archive.size.toLocaleString('en')} dreams`, figures);
}

async function findSequentialScans(url: string, statements: Statement[]): Promise<string[]> {
  return withClient(url, async (client) => {
    const walked = new Set<string>();
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      const [row] = explained.parse(rows);
      for (const table of scansOf(row['QUERY PLAN'][0].Plan)) walked.add(table);
    }
    return [...walked].filter((table) => growing.has(table));
  });
}

function scansOf(node: Plan): string[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  return node['Node Type'] === 'Seq Scan' && table ? [table, ...below] : below;
}
