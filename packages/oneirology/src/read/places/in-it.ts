import type { Cast } from '#grammar/person.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What somebody can be in or on. */
const holders = wordSet('travel home objects props clothing plants food town ways');
const notHolders = wordSet('window door wall ceiling floor key street road square pavement');

/** `In it`, « dedans »: the words at a token, and where they end. */
function innerAt(
  reading: Reading,
  at: number,
): { readonly relation: 'in' | 'on'; readonly to: number } | undefined {
  const { tokens } = reading;
  const [word = '', next = ''] = [0, 1].map((n) => tokens[at + n]?.lower ?? '');
  if (/^(?:in|inside|on)$/.test(word) && /^(?:it|one)$/.test(next)) {
    // `On it's`, `in it he`: still the thing.
    return { relation: word === 'on' ? 'on' : 'in', to: at + 2 };
  }
  // `My aunt was inside`: in what was named, where nothing is named after it.
  const after = tokens[at + 1];
  const isLast =
    after === undefined || /[,.;:!?]/.test(after.gap) || clauseOpeners.has(after.lower);
  if (word === 'inside' && isLast) return { relation: 'in', to: at + 1 };
  if (word === 'dedans') return { relation: 'in', to: at + 1 };
  if (word === 'dessus' && !/^(?:au|par|là)$/.test(tokens[at - 1]?.lower ?? ''))
    return { relation: 'on', to: at + 1 };
  if (word === "l'" && /^intérieur$/.test(next) && tokens[at - 1]?.lower === 'à') {
    const isOf = /^(?:de|d'|du|des)$/.test(tokens[at + 2]?.lower ?? '');
    return isOf ? undefined : { relation: 'in', to: at + 2 };
  }
  return undefined;
}

/** `A car came and my aunt was in it`, « une barque avec un ours dedans »: who is in what was named. */
export function inItIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  return reading.tokens.flatMap((_, at): Deed[] => {
    const inner = innerAt(reading, at);
    if (inner === undefined || !isHappening(reading, at)) return [];
    const who = whoIsIn(reading, cast, named, at, inner.to);
    if (who === undefined) return [];
    const holder = named.findLast(
      ({ id, kind, category, to }) =>
        kind === 'thing' &&
        to <= at &&
        at - to < 24 &&
        id !== who &&
        (holders.has(category ?? '') || id === 'egg') &&
        !notHolders.has(id),
    );
    if (holder === undefined) return [];
    const evidence = evidenceAt(reading, at, inner.to, 'action.stand: in it');
    if (evidence.negated) return [];
    const where = [{ relation: inner.relation, what: holder.id }];
    return [{ who, act: 'stand', where, evidence: [evidence] }];
  });
}

const small =
  wordSet(`just still all alone asleep sitting standing lying sat lay stood was were is are am been
  seul seule assis assise assises couché couchée encore était étaient étais étions est sont suis
  endormi endormie debout`);
const copulas =
  /^(?:was|were|is|are|am|'s|sat|lay|stood|slept|était|étaient|étais|étions|est|sont|suis)$/;

/** Who is in it: the subject of `was in it`, whom `with` stands before, or who is named after. */
function whoIsIn(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  at: number,
  to: number,
): string | undefined {
  const { tokens } = reading;
  let before = at;
  if (tokens[at]?.lower === "l'") before -= 1;
  let hasCopula = false;
  while (before > at - 5 && small.has(tokens[before - 1]?.lower ?? '')) {
    before -= 1;
    hasCopula ||= copulas.test(tokens[before]?.lower ?? '');
  }
  const last = named.findLast((one) => one.to === before);
  if (last !== undefined && isWith(reading, last)) return last.id;
  if (hasCopula) {
    const subject = last?.id ?? subjectBefore(reading, cast, before);
    return subject === 'unknown' ? undefined : subject;
  }
  // `And in it my husband`, « et dedans un loup ».
  const opens =
    /[,;:.]/.test(tokens[at]?.gap ?? '') ||
    /^(?:and|et|but|mais)$/.test(tokens[at - 1]?.lower ?? '');
  const end = sentenceAt(reading, at)?.to ?? to;
  const next = named.find((one) => one.from >= to && one.from <= to + 5);
  return opens && next !== undefined && next.from < end ? next.id : undefined;
}

function isWith({ tokens }: Reading, { from }: Named): boolean {
  return tokens
    .slice(Math.max(0, from - 3), from + 1)
    .some(({ lower }) => /^(?:with|avec|had|avait|there)$/.test(lower));
}

/** Whoever does something in it does it there; others are only there. */
export function withInIt(deeds: readonly Deed[], inside: readonly Deed[]): Deed[] {
  const told = [...deeds];
  for (const deed of inside) {
    const [there] = deed.where;
    const isKnown = told.some(
      ({ who, where }) => who === deed.who && where.some(({ what }) => what === there?.what),
    );
    if (isKnown) continue;
    const at = told.findIndex(
      ({ who, act, where }) => who === deed.who && where.length === 0 && resting.has(act),
    );
    const own = told[at];
    if (own === undefined) told.push(deed);
    else told[at] = { ...own, where: deed.where };
  }
  return told;
}

const resting = new Set<Deed['act']>([
  ...(['sleep', 'sit', 'lie', 'stand', 'sing', 'eat', 'laugh', 'cry', 'wait', 'read'] as const),
]);
