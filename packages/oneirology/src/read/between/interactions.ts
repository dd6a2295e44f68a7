import { interactionModel, interactionThreshold } from '#calibration.ts';
import { wanted } from '#grammar/intention.ts';
import type { Cast } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { type Parties, partiesOf } from '#read/between/parties.ts';
import { spokenActOf } from '#read/between/spoken-acts.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading } from '#read/reading.ts';
import { isDoneByThing, isDoneToThing, thingsNamed } from '#read/things.ts';
import type { Evidence, Interaction } from '#schema.ts';

/** Subtypes at which aggression, friendliness and sexuality reach the body. */
const physicalFrom = { aggression: 5, friendliness: 6, sexuality: 3 } as const;
/**
 * What people do to one another, one finding for each kind of act and pair. A verb without a
 * second party (`I was shouting`) is a weaker sign than one with both.
 */
export function readInteractions(reading: Reading, cast: Cast): Interaction[] {
  const found = new Map<string, Interaction & { evidence: Evidence[] }>();
  const things = thingsNamed(reading, cast);
  for (const match of matchesOf(reading, 'frame')) {
    if (isWaking(reading, match.from)) continue;
    const { type, strength } = match.meaning.value;
    const spoken = spokenActOf(reading, cast, match);
    // What is only said is a threat at most.
    const { subtype: done } = match.meaning.value;
    const subtype = spoken === undefined ? done : Math.min(4, done);
    if (isDoneByThing(reading, things, match)) continue;
    const isLiking = type === 'friendliness' && subtype === 1;
    if (isLiking && isDoneToThing(reading, things, match)) continue;
    const parties: Parties =
      spoken === undefined ? partiesOf(reading, cast, match) : { ...spoken, direction: 'one-way' };
    // Crying out, or a knife on a table, is done to nobody.
    if (strength === 'weak' && parties.recipient === undefined) continue;
    const evidence = evidenceOf(reading, match, `${type}-${subtype}`);
    const model = interactionModel[type];
    // What others wish to do to the dreamer is a threat: « ils voulaient me tuer ».
    const isMeant = type === 'aggression' && isMeantForMe(parties);
    // « Il m'a giflé, merci bien »: what is meant as its opposite is no kindness.
    const isMocked = type === 'friendliness' && reading.spans.ironic[match.from] === 1;
    const isDone = !evidence.negated && !isMocked && !isSupposed(reading, match.from, isMeant);
    const aimed = isAimless(match, parties)
      ? interactionModel.aggression.aimless
      : model[shapeOf(parties)];
    const p = isDone ? aimed : model.denied;
    const initiator = parties.initiator ?? 'unknown';
    const recipient = parties.recipient ?? impliedRecipient(parties.initiator);
    const key = [type, subtype, initiator, recipient].join(' ');
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, {
        type,
        subtype,
        physical: subtype >= physicalFrom[type],
        initiator,
        recipient,
        direction: parties.direction,
        p,
        shown: p >= interactionThreshold,
        evidence: [evidence],
      });
      continue;
    }
    if (holds(known.evidence, evidence)) continue;
    known.evidence.push(evidence);
    known.p = Math.max(known.p, p);
    known.shown = known.p >= interactionThreshold;
    if (parties.direction === 'mutual') known.direction = 'mutual';
  }
  const acts = [...found.values()];
  markReciprocated(acts);
  return acts;
}

/** An answer follows what it answers within a sentence or two, in characters of the text. */
const answerReach = 80;

/** `He hit me and I hit him`: the later of two acts of one kind, turned round, gives the first back. */
function markReciprocated(acts: readonly Interaction[]): void {
  const done = new Map<string, number>();
  const inOrder = acts
    .flatMap((act) => (act.shown ? act.evidence.map(({ start }) => ({ act, start })) : []))
    .sort((a, b) => a.start - b.start);
  for (const { act, start } of inOrder) {
    const { type, initiator, recipient, direction } = act;
    const isKnown = initiator === 'dreamer' || recipient === 'dreamer';
    if (direction !== 'one-way' || !isKnown) continue;
    const first = done.get([type, recipient, initiator].join(' '));
    if (first !== undefined && start > first && start - first <= answerReach) {
      act.direction = 'reciprocated';
    }
    done.set([type, initiator, recipient].join(' '), start);
  }
}

/** Compared, wished, supposed, talked of or just missed: no act. */
function isSupposed({ spans }: Reading, index: number, isMeant: boolean): boolean {
  const { unreal, intended, supposed, likened, discussed } = spans;
  if (intended[index] === 1 || (intended[index] === wanted && !isMeant)) return true;
  return [unreal, supposed, likened, discussed].some((marks) => marks[index] === 1);
}

function isMeantForMe({ initiator, recipient }: Parties): boolean {
  return initiator !== undefined && initiator !== 'dreamer' && recipient === 'dreamer';
}

/** Aggressions that take somebody to strike or to shout at. */
const aimedSubtypes = new Set([2, 4, 7, 8]);

/** « Je frappe », `they were killed`: to nobody, or by nobody, the dream tells no aggression yet. */
function isAimless({ part, meaning }: MatchOf<'frame'>, parties: Parties): boolean {
  const { type, subtype } = meaning.value;
  if (type !== 'aggression' || part !== 'verb' || parties.direction !== 'one-way') return false;
  const { initiator, recipient } = parties;
  const byNobody = initiator === undefined && recipient !== 'dreamer';
  return aimedSubtypes.has(subtype) && (recipient === undefined || byNobody);
}

/**
 * `He refused`, « elle sourit »: what others do, with nobody named, they do to the dreamer who tells
 * it. Coders take it so too; it makes the act no surer.
 */
function impliedRecipient(initiator: Parties['initiator']): string {
  return initiator === undefined || initiator === 'dreamer' ? 'unknown' : 'dreamer';
}

function shapeOf({ initiator, recipient, direction }: Parties): 'both' | 'mutual' | 'alone' {
  if (direction === 'mutual') return 'mutual';
  return initiator !== undefined && recipient !== undefined ? 'both' : 'alone';
}
