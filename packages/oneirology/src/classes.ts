/**
 * The closed lists that findings take their words from. They stand apart from the schemas, so that
 * the engine runs without zod: half of its start would go into a validator that it never calls.
 */

/** Raised when a field changes its meaning or goes; adding an optional field does not raise it. */
export const schemaVersion = 1;

export const emotionClasses = [
  'anger',
  'apprehension',
  'sadness',
  'confusion',
  'happiness',
] as const;

export const characterIdentities = [
  'family',
  'friend',
  'known',
  'stranger',
  'occupational',
  'prominent',
  'animal',
  'imaginary',
  'dead',
  'uncertain',
] as const;

export const interactionTypes = ['aggression', 'friendliness', 'sexuality'] as const;

export const senses = ['sight', 'hearing', 'touch', 'smell', 'taste', 'motion', 'pain'] as const;

export const bizarrenessKinds = [
  'impossibility',
  'metamorphosis',
  'scale',
  'displacement',
  'discontinuity',
  'repetition',
] as const;

/** Limits of p used in wording: at or above, a finding is "mentioned"; below, it "may" be there. */
export const mentionThreshold = 0.8;
