import type { Cast } from '#grammar/person.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';
import { yearsAt } from '#text/years.ts';

const being = wordSet(
  `was were is are am grew grow grown étais était étions étaient suis est sommes sont became become becoming
  turned devenais devenait devenaient redevenais redevenait redevenaient devenu devenue devenus
  devenues redevenu redevenue redevenus redevenues`,
);
const having = wordSet('avais avait avions avaient ai a avons ont');
/** Between such a verb and the age: `was suddenly only`, « étaient tous redevenus ». */
const between = wordSet(
  `all both really actually just now only very so quite still suddenly already about almost back into
  again become tous toutes vraiment très si encore toujours soudain maintenant de nouveau à peine que
  environ devenu devenue devenus devenues redevenu redevenue redevenus redevenues an a un une des
  little small tiny petit petite petits petites`,
);
const remembering = wordSet('when quand lorsque lorsqu since depuis que if si as comme');

const words: readonly (readonly [ReadonlySet<string>, Age])[] = [
  [wordSet('baby babies infant infants newborn bébé bébés nourrisson nourrissons'), 'baby'],
  [
    wordSet(
      `child children kid kids toddler toddlers enfant enfants gamin gamine gamins gamines gosse gosses
      bambin bambins fillette fillettes garçonnet`,
    ),
    'child',
  ],
  [
    wordSet(
      `old elderly pensioner pensioners vieux vieil vieille vieilles vieillard vieillards âgé âgée âgés âgées`,
    ),
    'old',
  ],
  [wordSet('grown adult adults adulte adultes'), 'grown'],
];

type Age = Extract<Change['change'], 'baby' | 'child' | 'grown' | 'old'>;

/**
 * At what age somebody is where the dream says it of them: `the driver was a toddler`, « ma mère avait
 * six ans », `my four-year-old boss`.
 */
export function agesTold(reading: Reading, cast: Cast, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  const isSomebody = (id: string | undefined): id is string =>
    id === 'dreamer' || named.some((one) => one.id === id && one.kind === 'character');
  const isUnreal = (at: number) => !isHappening(reading, at);
  const told = tokens.flatMap(({ lower }, at): Change[] => {
    const found = having.has(lower) || being.has(lower) ? ageAfter(reading, at) : undefined;
    if (found === undefined || isUnreal(at) || isRemembered(reading, at)) return [];
    const of = ownerBefore(named, reading, at) ?? doerOf(reading, cast, named, at);
    const evidence = evidenceAt(reading, at, found.to, `change.${found.age}: told`);
    if (!isSomebody(of) || evidence.negated) return [];
    const noun = named.find(({ from, to }) => from < found.to && found.to - 1 < to && from > at);
    const what = noun?.kind === 'character' && noun.id !== of ? noun.id : undefined;
    return [{ of, change: found.age, ...(what && { what }), evidence: [evidence] }];
  });
  const beside = named.flatMap((one): Change[] => {
    if (one.kind !== 'character' || isUnreal(one.from)) return [];
    const years = yearsBeside(reading, one);
    if (years === undefined) return [];
    const evidence = evidenceAt(reading, one.from, one.to, 'change.age: years');
    return [{ of: one.id, change: ageOf(years), evidence: [evidence] }];
  });
  // « J'étais redevenu un enfant »: both verbs say it.
  return [...told, ...beside].filter(
    ({ of, change }, n, all) =>
      all.findIndex((one) => one.of === of && one.change === change) === n,
  );
}

/** « Mon frère de six ans », `my brother, aged six`, `my four-year-old boss`. */
function yearsBeside({ tokens }: Reading, { from, to }: Named): number | undefined {
  const said = (at: number) => tokens[at]?.lower ?? '';
  const isOf = /^(?:de|d'|aged|âgée?s?)$/.test(said(to));
  const at = isOf ? to + (/^(?:de|d')$/.test(said(to + 1)) ? 2 : 1) : to;
  const after = isOf ? yearsAt(tokens, at) : null;
  if (after && (said(to) === 'aged' || /^ans?$/.test(said(after.to)))) return after.years;
  if (said(from - 1) !== 'old' || !/^years?$/.test(said(from - 2))) return undefined;
  return yearsAt(tokens, from - 3)?.years;
}

/** « Le chauffeur, c'était un enfant »: whoever is named right before. */
function ownerBefore(named: readonly Named[], { tokens }: Reading, at: number): string | undefined {
  if (!/^(?:c'|it)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  return named.findLast(({ kind, to }) => kind === 'character' && to === at - 1)?.id;
}

/** `When I was six`: it is told of, and is not so in the dream. */
function isRemembered({ tokens }: Reading, at: number): boolean {
  // « Il y a dix ans », `there was an old woman`: said of nobody before.
  if (/^(?:y|there)$/.test(tokens[at - 1]?.lower ?? '')) return true;
  const before = tokens.slice(Math.max(0, at - 3), at);
  return before.some(({ lower }, n) => {
    const isOpened = before.slice(n + 1).some(({ gap }) => /[,.;:!?]/.test(gap));
    return remembering.has(lower) && !isOpened;
  });
}

function ageAfter(reading: Reading, at: number): { age: Age; to: number } | undefined {
  const { tokens } = reading;
  let to = at + 1;
  while (to < at + 6 && between.has(tokens[to]?.lower ?? '') && !isBreak(reading, to)) {
    if (yearsAt(tokens, to) !== null && isYears(reading, to)) break;
    to += 1;
  }
  if (isBreak(reading, to)) return undefined;
  const number = yearsAt(tokens, to);
  if (number !== null) {
    // `He was ninety`; `we were six` counts heads.
    const isBare = ofOne.has(tokens[at]?.lower ?? '') && number.years > 1;
    const end =
      yearsTo(reading, number.to) ?? (isBare && ends(reading, number.to) ? number.to : undefined);
    return end === undefined ? undefined : { age: ageOf(number.years), to: end };
  }
  if (having.has(tokens[at]?.lower ?? '')) return undefined;
  const lower = tokens[to]?.lower ?? '';
  const isLittle = small.has(tokens[to - 1]?.lower ?? '') && girls.has(lower);
  const age = isLittle ? 'child' : words.find(([set]) => set.has(lower))?.[1];
  const next = tokens[to + 1]?.lower ?? '';
  // `A grown man`, « un vieil homme », `an old lady`; `my old school` is another's age.
  const isWhole = ends(reading, to + 1) || beings.has(next);
  if (age === undefined || !isWhole) return undefined;
  return { age, to: ends(reading, to + 1) ? to + 1 : to + 2 };
}

function isBreak({ tokens }: Reading, at: number): boolean {
  return tokens[at] === undefined || /[,.;:!?]/.test(tokens[at]?.gap ?? '');
}

function isYears(reading: Reading, at: number): boolean {
  const number = yearsAt(reading.tokens, at);
  return number !== null && yearsTo(reading, number.to) !== undefined;
}

/** Where « ans », `years old` end. */
function yearsTo({ tokens }: Reading, at: number): number | undefined {
  const [first, second] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (/^ans?$/.test(first)) return at + 1;
  return /^years?$/.test(first) && second === 'old' ? at + 2 : undefined;
}

const ofOne = wordSet('was is am');
const small = wordSet('little small petit petite petits petites');
const girls = wordSet('girl girls boy boys fille filles garçon garçons');
const beings = wordSet(
  'man men woman women lady ladies people person homme hommes femme femmes dame dames up gens',
);
const closing = wordSet(
  `and et with in on at by avec dans sur à au aux chez that who qui que so but mais because from there
  again now comme like as or ou de nouveau maintenant encore aussi too while when quand et`,
);

function ends(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || closing.has(reading.tokens[at]?.lower ?? '');
}

function ageOf(years: number): Age {
  if (years < 2) return 'baby';
  return years < 14 ? 'child' : years < 60 ? 'grown' : 'old';
}
