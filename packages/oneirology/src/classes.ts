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

/** What somebody or something does, as a picture can show it. */
export const actNames = [
  'run',
  'chase',
  'walk',
  'fall',
  'fly',
  'float',
  'drown',
  'swim',
  'climb',
  'crawl',
  'kneel',
  'crouch',
  'sit',
  'lie',
  'sleep',
  'hide',
  'reach',
  'carry',
  'hold',
  'hold-hands',
  'embrace',
  'kiss',
  'fight',
  'argue',
  'comfort',
  'dance',
  'sing',
  'play',
  'cry',
  'shout',
  'laugh',
  'speak',
  'phone',
  'write',
  'read',
  'look',
  'point',
  'wave',
  'drive',
  'ride',
  'throw',
  'push',
  'pull',
  'jump',
  'eat',
  'cook',
  'wash',
  'search',
  'open',
  'dig',
  'follow',
  'give',
  'wait',
  'stand',
  'enter',
  'leave',
  'break',
  'bleed',
  'disappear',
  'pass',
  'emerge',
  'bite',
  'find',
  'build',
  'sew',
  'knit',
  'cut',
  'knock',
  'marry',
  'birth',
  'become',
  'shoot',
  'kill',
  'paint',
  'tend',
  'touch',
  'put',
] as const;

/** What somebody, a thing or a place is made to be; the last twelve are colours. */
export const changeNames = [
  'flooded',
  'giant',
  'tiny',
  'falling',
  'many',
  'two',
  'counted',
  'burning',
  'melting',
  'growing',
  'upside-down',
  'ceiling',
  'floating',
  'inside-out',
  'glass',
  'paper',
  'gold',
  'stone',
  'ice',
  'made-of',
  'same-as',
  'flesh',
  'broken',
  'faceless',
  'masked',
  'naked',
  'empty',
  'invisible',
  'baby',
  'child',
  'grown',
  'old',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
] as const;

/** How what is done stands to a thing or a place. */
export const relationNames = [
  ...['in', 'on', 'under', 'above', 'behind', 'before', 'beside'],
  ...['towards', 'through', 'from', 'with', 'at'],
] as const;

/** Parts of a body, and of what is worn, where something can be. */
export const bodyParts = [
  ...(['head', 'face', 'mouth', 'neck', 'shoulder', 'back', 'chest', 'belly', 'arm'] as const),
  ...(['wrist', 'hand', 'pocket', 'leg', 'foot', 'skin'] as const),
] as const;
export type BodyPart = (typeof bodyParts)[number];
