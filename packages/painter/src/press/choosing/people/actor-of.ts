import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { hairTold } from '#press/choosing/people/hair-told.ts';
import {
  countOf,
  countTold,
  isCount,
  personOf,
  personOfConcept,
} from '#press/choosing/people/people-of.ts';
import { ageOf, ageTold } from '#press/choosing/people/same-people.ts';
import { wornBeside, wornBy } from '#press/choosing/people/worn.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { looming } from '#press/pieces/bestiary.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { Actor, ChangeName, Thing } from '#press/scene.ts';

/** How many of oneself `several` are. */
const selvesShown = 4;

export function actorOf(
  analysis: DreamAnalysis,
  id: string,
  changes: readonly ChangeName[],
): Actor | null {
  if (id === 'dreamer') {
    const wears = wornBy(analysis, id);
    const hair = hairTold(analysis, id);
    return {
      ...{ kind: 'person', who: 'dreamer', gender: 'unknown' },
      count: changes.includes('many') ? (countTold(analysis, id) ?? selvesShown) : 1,
      age: ageTold(changes) ?? 'adult',
      changes: changes.filter((change) => !ageOf(change)),
      ...(wears && { wears }),
      ...(hair && { hair }),
    };
  }
  const character = analysis.characters.find((one) => one.id === id);
  if (character && character.identity !== 'animal') return personOf(character, changes, analysis);
  const symbol =
    analysis.symbols.find((one) => one.id === id) ?? (character && symbolOn(analysis, character));
  if (symbol === undefined || !symbol.shown || symbol.count === 0) return null;
  if (symbol.category === 'people' || symbol.id === 'shadow')
    return personOfConcept(symbol.id, changes);
  const isGroup =
    !ofPlaces.test(symbol.category) &&
    analysis.characters.some(
      (one) => one.number === 'group' && symbolOn(analysis, one)?.id === symbol.id,
    );
  const told = countTold(analysis, id);
  return {
    kind: 'thing',
    id: symbol.id,
    label: labelOf(symbol),
    count: manyOf(symbol, changes, told) ?? (isGroup || isPlural(symbol) ? 3 : 1),
    ...(told !== null && told <= mostTold && { isCounted: true }),
    changes: changes.filter((change) => !isCount(change) && change !== 'made-of' && !ageOf(change)),
    ...matterOf(analysis, symbol.id),
    ...dressOf(analysis, id, symbol.id),
  };
}

/** How many of a looming beast stand for hundreds. */
const herd = 5;
/** A dozen that is told is all there; of dozens nobody counts more than a herd. */
const mostTold = 19;

/** `A pool full of sharks`, a room full of trees: as many as one can be afraid of, each seen for what it is. */
function manyOf(
  { id, category }: DreamAnalysis['symbols'][number],
  changes: readonly ChangeName[],
  told: number | null,
): number | null {
  const { width = 0, height = 0 } = pieceFor(id) ?? {};
  const isTall = isOfBeasts(category) || id === 'tree';
  const isLooming = isTall && Math.max(width, height) >= looming;
  const count = countOf(changes) ?? told;
  return count !== null && count > mostTold && isLooming ? herd : count;
}

/** What a beast has on, where its head is one that we draw on a body in clothes. */
function dressOf(analysis: DreamAnalysis, id: string, beast: string): Pick<Thing, 'wears'> {
  const wears = beastHeads.has(beast)
    ? (wornBy(analysis, id) ?? wornBeside(analysis, id))
    : undefined;
  return wears ? { wears } : {};
}

/** By its own word where its concept has two that nobody takes for each other. */
function labelOf({ label, evidence }: DreamAnalysis['symbols'][number]): Thing['label'] {
  const isNightwear = /^(?:pyjama|pajama)/i.test(evidence[0]?.text ?? '');
  return isNightwear ? { fr: 'pyjama', en: 'pyjamas' } : label;
}

/** Of what a thing is made, where that has a shape. */
function matterOf({ symbols, changes = [] }: DreamAnalysis, of: string): Pick<Thing, 'matter'> {
  const what = changes.find((one) => one.of === of && one.change === 'made-of')?.what;
  const matter = symbols.find(({ id }) => id === what);
  if (matter === undefined || pieceFor(matter.id) === null) return {};
  return { matter: { id: matter.id, label: matter.label } };
}

const ofPlaces = /^(?:home|town|land)$/;

/** Whom a concept is only another word for: `grandfather`, `a man without a face`. */
export function personBehind(
  { symbols, characters }: DreamAnalysis,
  id: string,
): string | undefined {
  const symbol = symbols.find((one) => one.id === id);
  // « La maison de mes parents » is a house.
  if (symbol === undefined || ofPlaces.test(symbol.category)) return undefined;
  const isBeing = pieceFor(id) !== null;
  const people = characters.filter(
    ({ identity }) => identity !== 'animal' && !(identity === 'imaginary' && isBeing),
  );
  return people.find(({ evidence }) =>
    symbol.evidence.every((own) =>
      evidence.some(({ start, end }) => start < own.end && own.start < end),
    ),
  )?.id;
}

/** `The trees were whispering`: several, where its first words are a plural of its name. */
function isPlural({ label, evidence }: DreamAnalysis['symbols'][number]): boolean {
  const said = evidence[0]?.text.toLowerCase() ?? '';
  const bare = said.replace(/^(?:the|les|des) /, '');
  return [label.fr, label.en].some((name) =>
    [...plurals(name), pluralWithin(name)].some((many) => many !== name && many === bare),
  );
}

/** As a noun of either language may be written of several: `mice`, « chevaux », `leaves`, `teeth`. */
function plurals(name: string): string[] {
  return [
    ...['s', 'es', 'x'].map((end) => name + end),
    ...[name.replace(/man$/, 'men'), name.replace(/oo(?=\w{1,2}$)/, 'ee')],
    ...[name.replace(/ouse$/, 'ice'), name.replace(/y$/, 'ies'), name.replace(/fe?$/, 'ves')],
    ...[name.replace(/ail?$/, 'aux'), name.replace(/al$/, 'aux')],
  ];
}

/** « Bonshommes de neige », « camions de pompiers »: the first of several words is the plural. */
function pluralWithin(name: string): string {
  const [head = '', ...rest] = name.replace(/^bonhomme/, 'bonshommes').split(' ');
  return [head.endsWith('s') ? head : `${head}s`, ...rest].join(' ');
}
