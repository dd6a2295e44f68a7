import { analyse } from '#analyse.ts';
import { castFrom, type DreamerCast } from '#cast.ts';
import { isCharacterCoded } from '#evaluate/codes.ts';
import { measureOne, type Sheet } from '#evaluate/measure.ts';
import { kappa, recall } from '#evaluate/metrics.ts';
import { answer, family, normSeries, type ReadDream } from '#evaluate/questions.ts';
import { type Table, withInterval } from '#evaluate/table.ts';
import { namesIn } from '#read/people/names.ts';
import { type Relation, relationsIn } from '#read/people/relations.ts';

/** One dream of a dreamer, with what could be learned from it. */
interface Told {
  readonly read: ReadDream;
  readonly relations: readonly Relation[];
  readonly names: ReadonlySet<string>;
}

/** Whom a dreamer is taken to know by name when one dream is read, given all of their dreams. */
type Teach = (dreams: readonly Told[], at: number) => DreamerCast;

const others = <Item>(all: readonly Item[], at: number): Item[] => all.filter((_, i) => i !== at);
const relationsOf = (dreams: readonly Told[]) => dreams.map(({ relations }) => relations);

/** The engine's answer: what the dreamer says in any other dream. */
const otherDreams: Teach = (dreams, at) => castFrom(relationsOf(others(dreams, at)));
const earlierDreams: Teach = (dreams, at) => castFrom(relationsOf(dreams.slice(0, at)));

const guessed = 3;
const relative = { identity: 'family', gender: 'unknown', age: 'adult' } as const;
const member = (name: string): DreamerCast[number] => ({
  name,
  label: name,
  relation: '',
  dreams: 1,
  ...relative,
});

/** A guess that the engine refuses: the person named most is family. */
const mostNamed: Teach = (dreams, at) =>
  [...countNames(others(dreams, at))]
    .sort(([, a], [, b]) => b.all - a.all)
    .slice(0, guessed)
    .map(([name]) => member(name));

/**
 * What asking `who is Lucy?` once would give: a name of at least three other dreams counts as told
 * where coders saw family in nine of ten of them, and so knew.
 */
const toldOnce: Teach = (dreams, at) => {
  const told = [...countNames(others(dreams, at))]
    .filter(([, { all, coded }]) => all >= 3 && coded >= 0.9 * all)
    .map(([name]) => member(name));
  const known = otherDreams(dreams, at);
  const names = new Set(known.map(({ name }) => name));
  return [...known, ...told.filter(({ name }) => !names.has(name))];
};

function countNames(dreams: readonly Told[]): Map<string, { all: number; coded: number }> {
  const counts = new Map<string, { all: number; coded: number }>();
  for (const { read, names } of dreams) {
    const isCoded = isCharacterCoded(read.dream.codes, 'family');
    for (const name of names) {
      const { all, coded } = counts.get(name) ?? { all: 0, coded: 0 };
      counts.set(name, { all: all + 1, coded: coded + (isCoded ? 1 : 0) });
    }
  }
  return counts;
}

const ways: readonly (readonly [name: string, teach: Teach])[] = [
  ['each dream alone', () => []],
  ['names introduced in other dreams', otherDreams],
  ['names introduced in earlier dreams', earlierDreams],
  ['refused: the three most named are family', mostNamed],
  ['what telling each name once would give', toldOnce],
];

/** Family with the names that the dreamer's other dreams introduce, one dream left out at a time. */
export function familySheet(dreams: readonly ReadDream[]): Sheet {
  return sheetOf(dreams, otherDreams);
}

function sheetOf(dreams: readonly ReadDream[], teach: Teach): Sheet {
  const series = [...new Set(dreams.map(({ dream }) => dream.series))];
  return series.flatMap((name) => {
    const told = dreams
      .filter(({ dream }) => dream.series === name)
      .map(
        (read): Told => ({
          read,
          relations: relationsIn(read.reading),
          names: new Set(namesIn(read.reading).map((found) => found.name)),
        }),
      );
    return told.map(({ read }, at) => {
      // The norm dreams are of many dreamers: nobody's names say anything about another's.
      const cast = name === normSeries ? [] : teach(told, at);
      return answer(family, { ...read, analysis: analyse(read.dream.text, { cast }) });
    });
  });
}

/** κ and share found, by series, for each way to learn who is called by name. */
export function familyTable(dreams: readonly ReadDream[]): Table {
  const names = [...new Set(dreams.map(({ dream }) => dream.series))].sort();
  const rows = ways.map(([name, teach]) => {
    const sheet = sheetOf(dreams, teach);
    const cell = (part: Sheet): string =>
      `${withInterval(measureOne(part, kappa), 'agreement')}, ${withInterval(measureOne(part, recall), 'percent')}`;
    return [
      name,
      cell(sheet),
      ...names.map((series) => cell(sheet.filter((given) => given.series === series))),
    ];
  });
  return {
    title: 'Family, by what is known of the names: κ, and percent of coded dreams found',
    notes: [
      'One dream is read with what the other dreams of the same series say; norm dreams always alone.',
      'Where every dream of a series is coded with family, κ is 0 whatever is found.',
    ],
    columns: ['names known from', 'all', ...names],
    rows,
  };
}
