import type { Cast, Party } from '#grammar/person.ts';
import { isGerund } from '#grammar/role.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import { gerundDoer } from '#read/deeds/act-meant.ts';
import { doerOf } from '#read/deeds/doers.ts';
import {
  doerAfter,
  doerAfterImpersonal,
  doerInverted,
  doerOfCleft,
  doerRightBefore,
} from '#read/deeds/doers-beside.ts';
import { helperOf } from '#read/deeds/helping.ts';
import { isLoose } from '#read/deeds/not-deeds.ts';
import { toldByClause } from '#read/deeds/relative-clauses.ts';
import { causedDoer, doerMadeTo } from '#read/deeds/undergone.ts';
import { isByNameless } from '#read/deeds/unnamed-subjects.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners } from '#read/relation-words.ts';
import { wordSet } from '#text/word-set.ts';

/** Who did what was told before: `until` and `to` are where its sentence and its verb end. */
export interface LastDoer {
  readonly who: Party;
  readonly until: number;
  readonly to: number;
}

export interface DoerAsked {
  readonly reading: Reading;
  readonly cast: Cast;
  readonly named: readonly Named[];
  readonly match: ActionMatch;
  /** Who does what the subject undergoes, where the dream says so. */
  readonly agent: Party | undefined;
  readonly last: LastDoer | undefined;
}

/** Who does what a verb tells: by the first rule that is of such a clause. */
export function doerTold({
  reading,
  cast,
  named,
  match,
  agent,
  last,
}: DoerAsked): Party | undefined {
  const { from, to } = match;
  const until = sentenceAt(reading, from)?.to ?? 0;
  // « Et je volais »: its words hold who does it.
  const hasOwn = pronouns.has(reading.tokens[from]?.lower ?? '') && to > from + 1;
  const lastHere = last?.until === until ? last : undefined;
  // `I found a door and crawled through it`: who did the one does the other.
  const isJoined =
    !hasOwn && joiners.has(reading.tokens[beforeClitics(reading, from)]?.lower ?? '');
  const isSame =
    isJoined &&
    lastHere !== undefined &&
    !isOfNewSubject(reading, lastHere.to, from) &&
    !isClauseOver(reading, named, lastHere.to, from);
  // `It was going up a mountain, pulled by goats`: whoever went is pulled.
  const isParticiple =
    (/..ing$/.test(reading.tokens[to - 1]?.lower ?? '') &&
      !/^(?:am|is|are|was|were)$/.test(reading.tokens[from]?.lower ?? '')) ||
    isGerund(reading.tokens, from) ||
    (agent !== undefined && /,/.test(reading.tokens[from]?.gap ?? ''));
  const isLastStill =
    isParticiple &&
    isLoose(reading, from) &&
    lastHere !== undefined &&
    !isSomebodyBetween(named, lastHere.to, from);
  // « Sortaient des tombes pour aller danser »: whoever came out.
  const isPurpose =
    lastHere !== undefined &&
    isFrenchInfinitive(reading.tokens[from]?.lower ?? '') &&
    [1, 2].some((n) => reading.tokens[from - n]?.lower === 'pour') &&
    /^(?:pour|aller|venir|mieux)$/.test(reading.tokens[from - 1]?.lower ?? '');
  if (isPurpose) return lastHere.who;
  return (
    helperOf(reading, cast, named, match) ??
    doerMadeTo(reading, named, match) ??
    (isSame ? lastHere.who : undefined) ??
    doerAfterImpersonal(reading, named, match) ??
    doerOfCleft(reading, named, match) ??
    gerundDoer(reading, cast, match) ??
    causedDoer(reading, cast, match) ??
    doerInverted(reading, named, match) ??
    doerRightBefore(reading, cast, named, match) ??
    (isLastStill ? lastHere.who : undefined) ??
    doerOf(reading, cast, named, hasOwn ? from + 1 : from) ??
    (isByNameless(reading, named, from) ? undefined : doerAfter(reading, named, match))
  );
}

/** `Music was played and people everywhere laughing`: it is they who laugh. */
function isSomebodyBetween(named: readonly Named[], from: number, to: number): boolean {
  return named.some((one) => one.kind === 'character' && one.from >= from && to - one.to === 1);
}

const joiners = wordSet('and then but et puis mais');

/** `I fed it but it had legs and was running`: another clause has begun in between. */
function isOfNewSubject({ tokens }: Reading, from: number, to: number): boolean {
  for (let at = from + 1; at < to - 1; at += 1) {
    const isOpening = clauseOpeners.has(tokens[at - 1]?.lower ?? '');
    if (isOpening && pronouns.has(tokens[at]?.lower ?? '')) return true;
  }
  return false;
}

/** « Le bébé que je gardais avait une barbe et fumait »: whoever kept it told of the baby alone. */
function isClauseOver(
  reading: Reading,
  named: readonly Named[],
  last: number,
  from: number,
): boolean {
  return [1, 2, 3, 4].some((n) => {
    const at = last - n;
    const isPronoun = relativeSubjects.has(reading.tokens[at]?.lower ?? '');
    return isPronoun && toldByClause(reading, named, at, from) !== undefined;
  });
}

const relativeSubjects = wordSet("i we he she they je j' on nous il elle ils elles");

const pronouns = wordSet('it he she they we i il elle ils elles on je');

/** « Et me saluaient »: what stands before a verb and its small words. */
function beforeClitics({ tokens }: Reading, from: number): number {
  let at = from - 1;
  while (
    at > from - 7 &&
    /^(?:tried|started|began|begun|managed|wanted|needed|had|to|kept|keeps|essayé|essayais|essayait|essaie|commencé|commençait|commençais|mis|mise|à|de|d'|suis|ai|me|m'|nous|le|la|les|l'|lui|leur|se|s'|ne|n'|then|not|a|ont|avait|avaient|est|sont|était|étaient|could|couldn't|can't|did|didn't|would|wouldn't|was|were|had)$/.test(
      tokens[at]?.lower ?? '',
    )
  ) {
    at -= 1;
  }
  return at;
}
