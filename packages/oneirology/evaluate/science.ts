import { asMarkdown, type Table } from '#evaluate/table.ts';

/** Which engine a table is about; its section of docs/science.md is named after it. */
export interface Release {
  readonly version: string;
  readonly lexiconHash: string;
}

const heading = '## Figures by release';

/**
 * The page with this release's tables in it: in place of its former ones, or before all older
 * releases.
 *
 * @throws when the page has no heading under which releases stand.
 */
export function withRelease(page: string, release: Release, tables: readonly Table[]): string {
  const begin = `<!-- release ${release.version} -->`;
  const end = `<!-- end of ${release.version} -->`;
  const section = [
    begin,
    `### ${release.version} (lexicon ${release.lexiconHash})`,
    '',
    ...tables.map(asMarkdown),
    end,
  ].join('\n');
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from >= 0 && to > from) return page.slice(0, from) + section + page.slice(to + end.length);
  if (!page.includes(heading)) throw new Error(`The page has no heading '${heading}'.`);
  return page.replace(heading, () => `${heading}\n\n${section}`);
}
