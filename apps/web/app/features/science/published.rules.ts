/** A figure with its 95 % interval, as the page of the evaluation writes it. */
export type Score = { value: string; low: string; high: string };

export type Published = {
  /** Rhythms and drifts looked for in series of dated dreams. */
  series: {
    dreamers: number;
    /** The shortest and the longest series, in nights. */
    nights: readonly [least: number, most: number];
    /** Items of one dreamer, each tried for one rhythm or drift. */
    looks: number;
    /** What p < .05 would claim where there is nothing. */
    byChance: number;
    /** Claimed at p < .05, without correction. */
    naive: number;
    /** Claimed by the engine: q < .05 over all looks at that dreamer. */
    kept: number;
  };
  /** A row of the first table of the newest release, by `name | protocol`. */
  lines: ReadonlyMap<string, PublishedLine>;
};

export type PublishedLine = {
  n: number;
  shipped: Score;
  norms: Score;
  /** What simpler readers score on the same dreams, as written. */
  floors: string;
  verdict: string;
};

/**
 * The newest release's figures in the text of docs/science.md: pages show these and no others.
 *
 * @throws where the page no longer has the tables.
 */
export function readPublished(page: string): Published {
  const drifts = rowsBelow(page, '**Rhythms and drifts');
  const all = drifts.find(([name]) => name === 'all') ?? [];
  const dreamers = drifts.filter(([name, nights]) => name !== 'all' && Number(nights) > 0);
  const nights = dreamers.map(([, count]) => Number(count));
  const series = {
    dreamers: dreamers.length,
    nights: [Math.min(...nights), Math.max(...nights)] as const,
    looks: whole(all[2]),
    byChance: whole(all[3]),
    naive: whole(all[4]),
    kept: whole(all[5]),
  };
  const targets = rowsBelow(page, '**Targets and floors**').slice(2);
  const lines = targets.map(
    ([name, protocol, n, shipped, , norms, floors = '', , verdict = '']) =>
      [
        `${name} | ${protocol}`,
        { n: whole(n), shipped: score(shipped), norms: score(norms), floors, verdict },
      ] as const,
  );
  return { series, lines: new Map(lines) };
}

/** Cells of every row of the first table below a line that begins so. */
function rowsBelow(page: string, heading: string): string[][] {
  const from = page.indexOf(heading);
  if (from < 0) throw new Error(`The published figures have no '${heading}'.`);
  const lines = page.slice(from).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function whole(cell: string | undefined): number {
  const value = Number(cell);
  if (!cell || !Number.isInteger(value)) throw new Error(`'${cell}' is no published count.`);
  return value;
}

function score(cell: string | undefined): Score {
  const [, value, low, high] = /^(\S+) \[(\S+)–(\S+)\]$/.exec(cell ?? '') ?? [];
  if (!value || !low || !high) throw new Error(`'${cell}' is no published score.`);
  return { value, low, high };
}
