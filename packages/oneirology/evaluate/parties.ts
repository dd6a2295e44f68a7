import { bootstrap, type Figure } from '#evaluate/bootstrap.ts';
import type { ReadDream } from '#evaluate/questions.ts';
import type { Code } from '#evaluate/records.ts';
import { type Table, withInterval } from '#evaluate/table.ts';
import type { Interaction } from '#schema.ts';

const scales = { aggression: 'agg', friendliness: 'fri', sexuality: 'sex' } as const;
type Scale = keyof typeof scales;

/** Who acts upon whom, as far as the dreamer is concerned. */
type Pair = 'dreamer → other' | 'other → dreamer' | 'others' | 'unsaid';
const pairs: readonly Pair[] = ['dreamer → other', 'other → dreamer', 'others'];

interface Compared {
  readonly said: Pair;
  /** Every reading of the coded acts of the same kind and subtype: both ways where they are mutual. */
  readonly coded: ReadonlySet<Pair>;
  readonly isBothWays: boolean;
  readonly saidBothWays: boolean;
}

/** `D`, or `D + 1FMA` where several act as one. */
function hasDreamer(party: string | undefined): boolean {
  return (party ?? '').split('+').some((who) => who.trim() === 'D');
}

function pairOf(byDreamer: boolean, toDreamer: boolean): Pair {
  if (byDreamer) return 'dreamer → other';
  return toDreamer ? 'other → dreamer' : 'others';
}

/** `=` is mutual, `R` reciprocated: such an act is read both ways. */
function isBothWays(code: Code): boolean {
  return /[=R]$/i.test(code.code ?? '');
}

function codedPairs(code: Code): Pair[] {
  const there = pairOf(hasDreamer(code.init), hasDreamer(code.rec));
  if (!isBothWays(code)) return [there];
  return [there, pairOf(hasDreamer(code.rec), hasDreamer(code.init))];
}

function saidPair({ initiator, recipient }: Interaction): Pair {
  if (initiator === 'unknown' && recipient !== 'dreamer') return 'unsaid';
  return pairOf(initiator === 'dreamer', recipient === 'dreamer');
}

/** Shown acts for which coders found one of the same kind and subtype in the same dream. */
function comparedIn({ dream, analysis }: ReadDream, scale: Scale): Compared[] {
  const codes = dream.codes.filter(({ t, init }) => t === scales[scale] && init !== undefined);
  return analysis.interactions.flatMap((act): Compared[] => {
    if (!act.shown || act.type !== scale) return [];
    const alike = codes.filter(({ code }) => code?.startsWith(String(act.subtype)));
    if (alike.length === 0) return [];
    const coded = new Set(alike.flatMap(codedPairs));
    const saidBothWays = act.direction === 'mutual' || act.direction === 'reciprocated';
    return [{ said: saidPair(act), coded, isBothWays: alike.some(isBothWays), saidBothWays }];
  });
}

/** Who did it to whom: the engine, and the best answer that is always the same. */
export function partiesTable(dreams: readonly ReadDream[]): Table {
  const rows = (Object.keys(scales) as Scale[]).map((scale) => {
    const compared = dreams.map((dream) => comparedIn(dream, scale));
    const constants = pairs.map((pair) => share(compared, ({ coded }) => coded.has(pair)));
    const best = constants.reduce((a, b) => (b.value > a.value ? b : a));
    const total = compared.flat();
    const bothWays = total.filter((each) => each.saidBothWays);
    const isRight = bothWays.filter((each) => each.isBothWays).length;
    const coded = total.filter((each) => each.isBothWays).length;
    return [
      scale,
      String(total.length),
      withInterval(
        share(compared, ({ said, coded }) => coded.has(said)),
        'percent',
      ),
      withInterval(best, 'percent'),
      `${isRight}/${bothWays.length}`,
      `${isRight}/${coded}`,
    ];
  });
  return {
    title: 'Who does it to whom: dreamer or other, of acts that coders also found',
    notes: [
      'n counts acts shown in dreams with a coded act of the same kind and subtype.',
      'Mutual and reciprocated acts are read both ways; the last two columns say how many are told so.',
    ],
    columns: [
      'line',
      'n',
      'parties agree',
      'best constant',
      'both ways, right',
      'both ways, found',
    ],
    rows,
  };
}

function share(
  compared: readonly (readonly Compared[])[],
  test: (each: Compared) => boolean,
): Figure {
  const rows = compared.map((acts) => Float64Array.of(acts.filter(test).length, acts.length));
  return bootstrap(rows, (sums) => (sums[0] ?? 0) / (sums[1] ?? 0));
}
