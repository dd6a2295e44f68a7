import type { Change, Character, DreamAnalysis } from '@reverie/oneirology/schema';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ChangeName, Person } from '#press/scene.ts';

/**
 * `The driver was a toddler`, « le juge, c'était ma grand-mère »: two words for one person, who does
 * what either does and looks as the second says. A child whom the dreamer was is the dreamer.
 */
export function withSamePeople(told: DreamAnalysis): DreamAnalysis {
  const pairs = [
    ...crowdsOf(told),
    ...(told.changes ?? []).filter((one) => isOnePerson(told, one)),
  ];
  return pairs.reduce(merged, told);
}

/** `A crowd of children`, « une foule de gens »: who the crowd are. */
function crowdsOf({ characters }: DreamAnalysis): Change[] {
  return characters.flatMap(({ id: of, evidence }): Change[] => {
    const crowd = evidence.find(({ text }) => crowds.test(text));
    const what = characters.find((one) =>
      one.evidence.some(({ start }) => crowd && start - crowd.end >= 3 && start - crowd.end <= 4),
    )?.id;
    return what === undefined ? [] : [{ of, change: 'same-as', what, evidence: [] }];
  });
}

const crowds = /^(?:crowd|foule|group|groupe|bande|gang|mob|troupe|line|file)$/i;

/** « Le marié était un squelette »: what is drawn as a thing is nobody in other clothes. */
function isFigure({ characters, props = [] }: DreamAnalysis, id: string | undefined): boolean {
  const words = characters.find((one) => one.id === id)?.evidence ?? [];
  return props.some(
    (prop) =>
      pieceFor(prop.id) !== null &&
      prop.evidence.some((own) => words.some(({ start }) => start === own.start)),
  );
}

function isOnePerson(told: DreamAnalysis, { of, change, what }: Change): boolean {
  const { characters } = told;
  if (change === 'same-as' && isFigure(told, what)) return false;
  if (change !== 'same-as' && ageOf(change) === undefined) return false;
  const person = (id: string | undefined) =>
    characters.some((one) => one.id === id && one.identity !== 'animal');
  const isDreamer = of === 'dreamer' && change !== 'same-as';
  return of !== what && person(what) && (isDreamer || person(of));
}

function merged(told: DreamAnalysis, pair: Change): DreamAnalysis {
  const { of, what = of } = pair;
  const { characters, deeds, changes, owners, symbols } = told;
  const first = characters.find(({ id }) => id === of);
  const second = characters.find(({ id }) => id === what);
  if (second === undefined || (first === undefined && of !== 'dreamer')) return told;
  const name = (id: string) => (id === what ? of : id);
  return {
    ...told,
    characters: characters
      .filter(({ id }) => id !== what)
      .map((one) => (one === first ? both(one, second) : one)),
    symbols: symbols.filter((one) => first !== undefined || !isOnly(one, second)),
    ...(deeds && {
      deeds: deeds.map((deed) => ({
        ...deed,
        who: name(deed.who),
        ...(deed.whom !== undefined && { whom: name(deed.whom) }),
        where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
      })),
    }),
    ...(changes && {
      changes: changes
        .filter((one) => one !== pair || one.change !== 'same-as')
        .map((one) => ({
          ...one,
          of: name(one.of),
          ...(one.what !== undefined && { what: name(one.what) }),
        })),
    }),
    ...(owners && { owners: owners.map(name) }),
  };
}

/** Whether a concept is told by their words alone. */
function isOnly(
  { evidence }: DreamAnalysis['symbols'][number],
  { evidence: words }: Character,
): boolean {
  return evidence.every((own) =>
    words.some(({ start, end }) => start < own.end && own.start < end),
  );
}

/** Who they turn out to be says how they look; what they do stays what they are called by too. */
function both(first: Character, second: Character): Character {
  const isKnown = second.gender === 'male' || second.gender === 'female';
  return {
    ...second,
    id: first.id,
    gender: isKnown ? second.gender : first.gender,
    number: first.number === 'group' ? 'group' : second.number,
    evidence: [...second.evidence, ...first.evidence],
  };
}

const ages: Partial<Record<ChangeName, Person['age']>> = {
  baby: 'baby',
  child: 'child',
  grown: 'adult',
  old: 'old',
};

/** The age that is told of somebody, the last that is. */
export function ageTold(changes: readonly ChangeName[]): Person['age'] | undefined {
  return changes.map(ageOf).findLast((age) => age !== undefined);
}

export function ageOf(change: ChangeName): Person['age'] | undefined {
  return ages[change];
}
