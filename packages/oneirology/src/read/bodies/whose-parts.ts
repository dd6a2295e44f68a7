import type { Cast } from '#grammar/person.ts';
import { articles, mine, theirs } from '#lexicon/words-on-bodies.ts';
import { isBeast } from '#read/beasts.ts';
import { allNamed, type Named } from '#read/named.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { WhosePart } from '#schema.ts';

/**
 * Whose the parts of bodies are that a dream names: `my hands`, « ses yeux », `my father's head`, « la
 * tête de mon frère ». `unknown`: of somebody whom nothing names.
 */
export function readWhoseParts(reading: Reading, cast: Cast): WhosePart[] {
  const named = allNamed(reading, cast);
  const parts = named.filter(
    (one, n) => one.category === 'body' && named.findIndex(({ from }) => from === one.from) === n,
  );
  return parts.flatMap((part): WhosePart[] => {
    const of = ownerOf(reading, named, part);
    const evidence = evidenceAt(reading, part.from - 1, part.to, 'whose: part of a body');
    return of === undefined || part.from === 0 ? [] : [{ part: part.id, of, evidence: [evidence] }];
  });
}

function ownerOf(reading: Reading, named: readonly Named[], part: Named): string | undefined {
  const { tokens } = reading;
  const before = tokens[part.from - 1]?.lower ?? '';
  if (mine.has(before)) return 'dreamer';
  // `My father's head`.
  if (before === "'s") return named.find(({ to }) => to === part.from - 1)?.id;
  // « La tête de mon frère ».
  const isOf = /^(?:of|de|d'|du|des)$/.test(tokens[part.to]?.lower ?? '');
  const whole = isOf ? named.find(({ from }) => from > part.to && from - part.to <= 2) : undefined;
  if (whole && (whole.kind === 'character' || isBeast(reading, whole))) return whole.id;
  const since = sentenceAt(reading, part.from)?.from ?? 0;
  if (theirs.has(before)) return lastPerson(named, part, 0)?.id ?? 'unknown';
  // « Mon père avait une lampe à la place de la tête », « j'avais la main qui… ».
  // « À la place du nez », « des mains ».
  if (!articles.has(before) && !/^(?:du|des)$/.test(before)) return undefined;
  const person = lastPerson(named, part, since);
  const isMine = tokens
    .slice(person?.to ?? since, part.from)
    .some(({ lower }) => /^(?:i|je|j'|me|m')$/.test(lower));
  return isMine ? 'dreamer' : person?.id;
}

function lastPerson(named: readonly Named[], part: Named, since: number): Named | undefined {
  return named.findLast(
    ({ kind, from, to }) => kind === 'character' && from >= since && to <= part.from,
  );
}
