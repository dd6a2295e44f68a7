import { eventModel, experimentalEvents, probabilityOf } from '#calibration.ts';
import type { eventKinds, MatchOf, Strength } from '#lexicon/meanings.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading } from '#read/reading.ts';
import type { DreamAnalysis, Evidence } from '#schema.ts';

type Kind = (typeof eventKinds)[number];
type DreamEvent = DreamAnalysis['events']['misfortune'][number];

interface Draft {
  readonly kind: Kind;
  readonly label: string;
  readonly counts: { strong: number; fair: number; weak: number };
  readonly evidence: Evidence[];
}

/** How many words after a word of striving its outcome may still be told. */
const strivingReach: Readonly<Partial<Record<Kind, number>>> = { success: 50, failure: 15 };

/**
 * How surely each word says its event where it stands. How striving ends can only be told after
 * striving: « enfin », `finally` is a success after `I tried`, and elsewhere the passing of time.
 */
export function strengthsIn(reading: Reading): (match: MatchOf<'event'>) => Strength {
  const since = wordsSinceStriving(reading);
  return ({ from, meaning: { value } }) => {
    const reach = strivingReach[value.kind];
    if (reach === undefined || value.strength !== 'fair') return value.strength;
    return (since[from] ?? Number.POSITIVE_INFINITY) <= reach ? 'strong' : 'weak';
  };
}

/** For each word, how many words ago the last word of striving ended. */
function wordsSinceStriving(reading: Reading): Float64Array {
  const since = new Float64Array(reading.tokens.length).fill(Number.POSITIVE_INFINITY);
  for (const match of matchesOf(reading, 'cue')) {
    if (match.meaning.value.kind === 'striving' && !isWaking(reading, match.from)) {
      since[match.to] = 1;
    }
  }
  for (let at = 1; at < since.length; at += 1) {
    since[at] = Math.min(since[at] ?? 0, (since[at - 1] ?? 0) + 1);
  }
  return since;
}

/** An event that is only compared, supposed or talked of counts a quarter; one that threatens counts, as coders take it. */
export function weightOfEvent({ spans }: Reading, index: number): number {
  const { unreal, supposed, likened, discussed } = spans;
  const isTold = [unreal, supposed, likened, discussed].every((marks) => marks[index] !== 1);
  if (likened[index] === 1) return 0;
  return isTold ? 1 : 0.25;
}

/**
 * What befalls people and how striving ends, one finding for each kind of event; less sure ones are
 * shown too where the dreamer asks for experimental parts.
 */
export function readEvents(reading: Reading, experimental = false): DreamAnalysis['events'] {
  const drafts = new Map<string, Draft>();
  const strengthOf = strengthsIn(reading);
  const theDead = matchesOf(reading, 'character').filter(
    ({ from, to, meaning }) => meaning.value.identity === 'dead' && to > from + 1,
  );
  for (const match of matchesOf(reading, 'event')) {
    if (isWaking(reading, match.from)) continue;
    const { kind, label } = match.meaning.value;
    if (label === 'death' && isLongDead(reading, match, theDead)) continue;
    const draft = drafts.get(label) ?? {
      kind,
      label,
      counts: { strong: 0, fair: 0, weak: 0 },
      evidence: [],
    };
    drafts.set(label, draft);
    const evidence = evidenceOf(reading, match, `${kind}-${label}`);
    if (holds(draft.evidence, evidence)) continue;
    draft.evidence.push(evidence);
    if (!evidence.negated) {
      draft.counts[strengthOf(match)] += weightOfEvent(reading, match.from);
    }
  }
  const found = [...drafts.values()];
  const ofKind = (kind: Kind): DreamEvent[] =>
    found.filter((draft) => draft.kind === kind).map((draft) => eventOf(draft, experimental));
  return {
    misfortune: ofKind('misfortune'),
    goodFortune: ofKind('good-fortune'),
    success: ofKind('success'),
    failure: ofKind('failure'),
  };
}

const agoReach = 5;
const longAgo = /^(?:depuis|ago|since)$/;

/**
 * « Mon grand-père mort était assis », `my uncle, who died years ago`: a person who was dead before
 * the dream is somebody in it, and befalls nobody.
 */
function isLongDead(
  { tokens }: Reading,
  { from, to }: MatchOf<'event'>,
  theDead: readonly MatchOf<'character'>[],
): boolean {
  if (theDead.some((one) => one.from <= from && one.to >= to)) return true;
  const after = tokens.slice(to, to + agoReach);
  const stop = after.findIndex(({ gap }) => /[.,;:!?…]/.test(gap));
  return after.slice(0, stop < 0 ? agoReach : stop).some(({ lower }) => longAgo.test(lower));
}

function eventOf({ kind, label, counts, evidence }: Draft, experimental: boolean): DreamEvent {
  const model = eventModel[kind];
  const threshold = experimental && kind !== 'misfortune' ? experimentalEvents : model.threshold;
  const told = counts.strong + counts.fair + counts.weak > 0;
  const p = told ? probabilityOf(model, counts) : 0.05;
  return { label, p, shown: told && p >= threshold, evidence };
}
