import { emotionModel, probabilityOf } from '#calibration.ts';
import { emotionClasses } from '#classes.ts';
import { isManner, isPolite } from '#grammar/manner.ts';
import type { Cast, Party } from '#grammar/person.ts';
import { strengths } from '#lexicon/meanings.ts';
import { experiencerOf } from '#read/feelings/experiencer.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading } from '#read/reading.ts';
import type { Emotion, EmotionClass, Evidence } from '#schema.ts';

interface Draft {
  readonly experiencer: Party;
  intensity: number;
  /** Mentions that the dream does not deny, by how surely each word carries the class. */
  readonly counts: { strong: number; fair: number; weak: number };
  readonly evidence: Evidence[];
}

/** Chance that a coder sees a feeling that the dream only names to deny it. */
const denied = 0.06;

/** Below this a finding is noise: one weak word, as in « il manquait la clé ». */
const leastKept = 0.12;

const raising = new Set(
  `very extremely so really terribly absolutely deeply utterly completely too such incredibly totally
  insanely super très tellement extrêmement vraiment terriblement profondément si trop complètement
  totalement absolument tout toute fou folle hyper méga ultra vachement carrément drôlement sacrément
  follement`.split(/\s+/),
);
const lowering = new Set(
  `little slightly somewhat bit rather mildly vaguely kinda sorta peu légèrement plutôt vaguement moitié`.split(
    /\s+/,
  ),
);

const nearly = new Set(['nearly', 'almost', 'presque', 'failli']);

/**
 * A feeling that is only compared or wished (`as if`, `I want you to be happy`) counts half; one that
 * is supposed, asked after, talked of or meant as its opposite, not at all.
 */
export function weightOfFeeling({ spans, tokens }: Reading, index: number, words = 1): number {
  const speech = spans.speeches[(spans.spoken[index] ?? 0) - 1];
  if (isManner(tokens, index) || isPolite(tokens, index)) return 0;
  if (spans.supposed[index] === 1) return 0;
  // `Like a dog with two tails`: a figure is itself the likeness, and the feeling is there.
  if (spans.likened[index] === 1 && words < 3) return 0;
  if (spans.discussed[index] === 1 || spans.ironic[index] === 1 || speech?.isAsked) return 0;
  // `I nearly jumped out of my skin`: a figure just missed tells the same feeling.
  if (words > 2 && nearly.has(tokens[index - 1]?.lower ?? '')) return 1;
  // `I wanted to sink through the floor`: a figure that is wished for is felt.
  const isWished = spans.intended[index] !== 0 && words < 3;
  const isCompared = spans.unreal[index] === 1 && words < 3;
  return isCompared || isWished ? 0.5 : 1;
}

/** Feelings named in the dream, one finding for each class and each one who feels it. */
export function readEmotions(reading: Reading, cast: Cast): Emotion[] {
  const drafts = new Map<EmotionClass, Map<Party, Draft>>();
  for (const match of matchesOf(reading, 'emotion')) {
    if (isWaking(reading, match.from)) continue;
    const word = match.meaning.value;
    const experiencer = experiencerOf(reading, cast, match);
    const ofClass = drafts.get(word.class) ?? new Map<Party, Draft>();
    drafts.set(word.class, ofClass);
    const evidence = evidenceOf(reading, match, word.class);
    // A word that is met as a noun and as a verb is one person's feeling.
    if ([...ofClass.values()].some((one) => holds(one.evidence, evidence))) continue;
    const draft = ofClass.get(experiencer) ?? {
      experiencer,
      intensity: 1,
      counts: { strong: 0, fair: 0, weak: 0 },
      evidence: [],
    };
    ofClass.set(experiencer, draft);
    draft.evidence.push(evidence);
    if (evidence.negated) continue;
    draft.intensity = Math.max(draft.intensity, intensityAt(reading, match.from, word.intensity));
    draft.counts[word.strength] += weightOfFeeling(reading, match.from, match.to - match.from);
  }
  return emotionClasses.flatMap((kind) =>
    [...(drafts.get(kind)?.values() ?? [])]
      .map((draft) => findingOf(kind, draft))
      .filter(({ p, evidence }) => p >= leastKept || evidence.some(({ negated }) => negated)),
  );
}

/** The word's own intensity, one more after `very`, one less after « un peu »; 1 to 3. */
function intensityAt(reading: Reading, index: number, ofWord: number): number {
  const before = [index - 1, index - 2].map((at) => reading.tokens[at]?.lower ?? '');
  const raised = before.some((word) => raising.has(word)) ? 1 : 0;
  const lowered = before.some((word) => lowering.has(word)) ? 1 : 0;
  return Math.min(3, Math.max(1, ofWord + raised - lowered));
}

function findingOf(kind: EmotionClass, draft: Draft): Emotion {
  const model = emotionModel[kind];
  const felt = strengths.some((strength) => draft.counts[strength] > 0);
  const p = felt ? probabilityOf(model, draft.counts) : denied;
  const { experiencer, evidence } = draft;
  const { intensity } = draft;
  return { class: kind, experiencer, intensity, p, shown: felt && p >= model.threshold, evidence };
}
