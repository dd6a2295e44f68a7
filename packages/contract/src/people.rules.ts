export const personNameLimit = 60;
export const aliasLimit = 8;
export const personNoteLimit = 1_000;
export const relationWordsLimit = 60;
/** How many people one dreamer tells. */
export const peopleLimit = 500;

/** Who somebody is to a dreamer. */
export const relations = [
  ...(['mother', 'father', 'sister', 'brother', 'daughter', 'son'] as const),
  ...(['grandmother', 'grandfather', 'aunt', 'uncle', 'cousin'] as const),
  ...(['wife', 'husband', 'partner', 'relative'] as const),
  ...(['friend', 'colleague', 'neighbour', 'acquaintance', 'former_partner'] as const),
  ...(['teacher', 'doctor', 'celebrity', 'animal', 'other'] as const),
] as const;
export type Relation = (typeof relations)[number];

type Who = {
  identity: 'family' | 'friend' | 'known' | 'occupational' | 'prominent' | 'animal';
  gender: 'male' | 'female' | 'unknown';
  age: 'adult' | 'unknown';
};

const females: readonly Relation[] = [
  ...(['mother', 'sister', 'daughter', 'grandmother', 'aunt', 'wife'] as const),
];
const males: readonly Relation[] = [
  ...(['father', 'brother', 'son', 'grandfather', 'uncle', 'husband'] as const),
];
const kin: readonly Relation[] = [...females, ...males, 'cousin', 'partner', 'relative'];
const others: Partial<Record<Relation, Who['identity']>> = {
  ...{ friend: 'friend', teacher: 'occupational', doctor: 'occupational' },
  ...{ celebrity: 'prominent', animal: 'animal' },
};

/** What the engine takes somebody for, by who they are to the dreamer. */
export function whoIs(relation: Relation): Who {
  const gender = females.includes(relation)
    ? 'female'
    : males.includes(relation)
      ? 'male'
      : 'unknown';
  const identity = kin.includes(relation) ? 'family' : (others[relation] ?? 'known');
  return { identity, gender, age: identity === 'animal' ? 'unknown' : 'adult' };
}

/** A name as texts are searched for it. */
export function nameKeyOf(name: string): string {
  return name.trim().normalize('NFC').toLocaleLowerCase('fr');
}
