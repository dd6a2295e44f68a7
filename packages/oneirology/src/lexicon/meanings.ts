import type { Meaning } from '#lexicon/candidates.ts';
import type { Match } from '#lexicon/index-of-forms.ts';
import type { NamedConcept } from '#lexicon/symbols/family.ts';
import type {
  bizarrenessKinds,
  Character,
  emotionClasses,
  interactionTypes,
  Setting,
  senses,
} from '#schema.ts';

/** How surely a human coder would agree that a word carries its class. */
export const strengths = ['strong', 'fair', 'weak'] as const;
export type Strength = (typeof strengths)[number];

export const eventKinds = ['misfortune', 'good-fortune', 'success', 'failure'] as const;
export const cueKinds = ['waking', 'aside', 'unreal', 'dream', 'present', 'striving'] as const;
export const traits = ['lucid', 'nightmare'] as const;
export const placeKinds = ['room', 'building', 'nature', 'scene'] as const;
export const familiarities = ['familiar', 'unfamiliar', 'distorted', 'geographical'] as const;

export interface EmotionWord {
  readonly class: (typeof emotionClasses)[number];
  readonly strength: Strength;
  readonly intensity: number;
}

export interface CharacterNoun {
  readonly identity: Character['identity'];
  readonly gender: Character['gender'];
  readonly age: Character['age'];
  readonly number: 'one' | 'group' | 'any';
  /** The one person whom every word of the row names. */
  readonly person: string | undefined;
}

export interface Frame {
  readonly type: (typeof interactionTypes)[number];
  readonly subtype: number;
  readonly strength: Strength;
}

/** What any word of the lexicon may mean, told apart by its domain. */
export type LexiconMeaning =
  | Meaning<'symbol', NamedConcept>
  | Meaning<'emotion', EmotionWord>
  | Meaning<'affect', { readonly sign: 1 | -1; readonly tense: boolean }>
  | Meaning<'character', CharacterNoun>
  | Meaning<'frame', Frame>
  | Meaning<
      'event',
      { readonly kind: (typeof eventKinds)[number]; readonly label: string; strength: Strength }
    >
  | Meaning<
      'place',
      { readonly place: Setting['place']; readonly kind: (typeof placeKinds)[number] }
    >
  | Meaning<'familiarity', { readonly familiarity: (typeof familiarities)[number] }>
  | Meaning<'sense', { readonly sense: (typeof senses)[number] }>
  | Meaning<
      'bizarreness',
      { readonly kind: (typeof bizarrenessKinds)[number]; readonly strength: Strength }
    >
  | Meaning<'cue', { readonly kind: (typeof cueKinds)[number] }>
  | Meaning<'trait', { readonly trait: (typeof traits)[number]; readonly strength: Strength }>
  | Meaning<'crisis', { readonly kind: string }>;

export type LexiconMatch = Match<LexiconMeaning>;
export type MatchOf<Domain extends LexiconMeaning['domain']> = Match<
  Extract<LexiconMeaning, { domain: Domain }>
>;
