import { eventModel, probabilityOf } from '#calibration.ts';
import type { eventKinds } from '#lexicon/meanings.ts';
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

/** What befalls people and how striving ends, one finding for each kind of event. */
export function readEvents(reading: Reading): DreamAnalysis['events'] {
  const drafts = new Map<string, Draft>();
  for (const match of matchesOf(reading, 'event')) {
    if (isWaking(reading, match.from)) continue;
    const { kind, label, strength } = match.meaning.value;
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
      draft.counts[strength] += reading.spans.unreal[match.from] === 1 ? 0.25 : 1;
    }
  }
  const found = [...drafts.values()];
  const ofKind = (kind: Kind): DreamEvent[] =>
    found.filter((draft) => draft.kind === kind).map(eventOf);
  return {
    misfortune: ofKind('misfortune'),
    goodFortune: ofKind('good-fortune'),
    success: ofKind('success'),
    failure: ofKind('failure'),
  };
}

function eventOf({ kind, label, counts, evidence }: Draft): DreamEvent {
  const model = eventModel[kind];
  const told = counts.strong + counts.fair + counts.weak > 0;
  const p = told ? probabilityOf(model, counts) : 0.05;
  return { label, p, shown: told && p >= model.threshold, evidence };
}
