import { type Relation, relationsIn } from '#read/people/relations.ts';
import { read } from '#read/read.ts';
import type { Character } from '#schema.ts';
import type { Language } from '#text/language.ts';

/** Somebody whom the dreamer once introduced by name and relation. */
export interface CastMember extends Readonly<Pick<Character, 'identity' | 'gender' | 'age'>> {
  /** In lower case, as it is looked up. */
  readonly name: string;
  /** As the dreamer writes it. */
  readonly label: string;
  /** The dreamer's own word: `sister`, « tante », or `spouse` where only `our wedding` says so. */
  readonly relation: string;
  /** In how many of the texts the relation is said, at least 1. */
  readonly dreams: number;
}

/** The people of one dreamer who are known by name, each name once. Plain data: it may be kept. */
export type DreamerCast = readonly CastMember[];

/**
 * Learns whom a dreamer calls by name, from all of their own dreams: once `my sister Lucy` or
 * « Lucie, ma sœur » stands in one of them, `analyse(text, { cast })` takes Lucy for family in the
 * others. Pure; the order of the texts does not matter. A name that the dreams tie to different
 * people keeps what most of them say. Only the dreamer's own words count: nobody is guessed from
 * how often a name occurs. The texts of two dreamers must never be mixed.
 */
export function castOf(texts: readonly string[], language?: Language): DreamerCast {
  return castFrom(texts.map((text) => relationsIn(read(text, language))));
}

/** The cast that the relations of several dreams make, one list for each dream. */
export function castFrom(dreams: readonly (readonly Relation[])[]): DreamerCast {
  const ballots = new Map<string, Map<Character['identity'], Ballot>>();
  dreams.forEach((relations, dream) => {
    for (const relation of relations) vote(ballots, relation, dream);
  });
  return [...ballots.values()].map((ofName) => memberOf([...ofName.values()]));
}

interface Ballot {
  readonly relations: Relation[];
  readonly dreams: Set<number>;
}

function vote(
  ballots: Map<string, Map<Character['identity'], Ballot>>,
  relation: Relation,
  dream: number,
): void {
  const ofName = ballots.get(relation.name) ?? new Map<Character['identity'], Ballot>();
  ballots.set(relation.name, ofName);
  const ballot = ofName.get(relation.who.identity) ?? { relations: [], dreams: new Set() };
  ofName.set(relation.who.identity, ballot);
  ballot.relations.push(relation);
  ballot.dreams.add(dream);
}

function memberOf(ballots: readonly Ballot[]): CastMember {
  const most = ballots.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  // `spouse` is read off `our wedding`; a word that the dreamer says tells more.
  const said = most.relations.find(({ who }) => who.gender !== 'unknown') ?? most.relations[0];
  const { name = '', label = '', word = '', who } = said ?? {};
  const { identity = 'known', gender = 'unknown', age = 'adult' } = who ?? {};
  return { name, label, relation: word, identity, gender, age, dreams: most.dreams.size };
}

/** Between equals a relative is likelier to be called by name alone than a friend is. */
function weightOf({ relations, dreams }: Ballot): number {
  return dreams.size + (relations[0]?.who.identity === 'family' ? 0.5 : 0);
}
