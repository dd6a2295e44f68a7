import type { Character, DreamAnalysis } from '@reverie/oneirology/schema';
import { hairTold } from '#press/choosing/people/hair-told.ts';
import { otherSelf } from '#press/choosing/people/other-self.ts';
import { ageOf, ageTold } from '#press/choosing/people/same-people.ts';
import { wornBy } from '#press/choosing/people/worn.ts';
import { genderOfNoun, type RoleName, roleNamed } from '#press/roles.ts';
import type { ChangeName, Person } from '#press/scene.ts';

const oldWords =
  /\bgrandad|\bgrandd?a(?:ddy)?\b|\bgrand[- ]?(?:m[aeèou]|p[aeè]|f[aeè]|dad|tante|oncle|aunt|uncle)|\bgran(?:ny)?\b|\bnann?a?\b|papi|papy|mami|mamy|mém[éè]|pép[éè]|vieux|vieille|vieil|aïeul|aïeux|\bold\b|\belder|ancestor|pensioner|retraité|centenaire|nonna|\bgram(?:ps|pa|ma)\b|meemaw|papaw|\bcrone\b|petit vieux|petite vieille/i;
const oldWomen =
  /grand-?m|nonna|meemaw|\bcrone\b|old biddy|grandma|\bgran(?:ny)?\b|mamie|mamy|mém[éè]|vieille|\bnann?a?\b/i;
const oldMen =
  /grand-?p|grandpa|grandad|grandd?a\b|granddad|grampa|papaw|petit vieux|papi|papy|pép[éè]|vieux|vieil\b/i;
const youngWords =
  /^(?:my )?(?:little|baby|young(?:er)?|kid) (?:brother|sister|boy|girl)|petite? (?:frère|sœur|fille|garçon)|petits|petites|enfant|kid\b/i;
const womenWords =
  /sorcière|witch|\breine\b|queen|princess|mother|mère|maman|sister|sœur|wife|femme|nun\b|actress|waitress/i;
const menWords =
  /\broi\b|\bking\b|prince\b|father|père|papa|brother|frère|husband|mari\b|uncle|oncle|priest|prêtre|monk|moine|wizard|sorcier\b/i;

/** How many there are where a dream only says some, or everybody. */
const some = 3;
const crowd = 9;

const crowdWords =
  /^(?:every(?:body|one)|tout le monde|monde fou|people|gens|.*\bclass|.*classe|audience|crowd|foule|public|mob|guests|convives|spectateurs|congregation|assemblée|toute? .*|(?:the )?(?:whole|entire) .*|invités?|guests?|passengers?|passagers?|customers?|clients?|spectators?|onlookers?|mourners|patrons|choir|chorale|chœur|procession|fanfare|wedding guests|invités de la noce|villagers|villageois|protest[eo]rs|demonstrators|manifestants|refugees|réfugiés|pilgrims|pèlerins|football fans|supporters|townsfolk|orchestra|orchestre|army|armée|élèves|students)$/i;

/** Whether a group is one of many: everybody, a whole class. */
function isCrowd({ label, number }: Character): boolean {
  return number === 'group' && crowdWords.test(label);
}

/** How many a dream says there are; null where it only says one or some. */
export function countOf(changes: readonly ChangeName[]): number | null {
  return changes.includes('many') ? 100 : changes.includes('two') ? 2 : null;
}

export function isCount(change: ChangeName): boolean {
  return change === 'many' || change === 'two' || change === 'counted';
}

/** The number by which a dream tells how many there are of somebody or something. */
export function countTold({ changes = [] }: DreamAnalysis, id: string): number | null {
  return changes.find(({ of, change }) => of === id && change === 'counted')?.count ?? null;
}

export function personOf(
  character: Character,
  changes: readonly ChangeName[],
  analysis: DreamAnalysis,
): Person {
  const { age, number, label } = character;
  const isYoung = youngWords.test(label) && !/petite?-(?:fils|fille)/i.test(label);
  const isElderly = analysis.props?.some(
    ({ id, evidence: said }) =>
      id === 'elderly' &&
      said.some((own) =>
        character.evidence.some(({ start, end }) => start < own.end && own.start < end),
      ),
  );
  const isOld = oldWords.test(label) || isElderly;
  const isSmall = age === 'child' || age === 'baby';
  const role = roleOf(character, analysis);
  const wears = wornBy(analysis, character.id);
  const hair = hairTold(analysis, character.id);
  const told = countTold(analysis, character.id);
  return {
    kind: 'person',
    who: 'other',
    gender: genderOf(character),
    age:
      ageTold(changes) ?? (isOld ? 'old' : isYoung && !isSmall ? 'child' : isSmall ? age : 'adult'),
    count: countOf(changes) ?? told ?? (isCrowd(character) ? crowd : number === 'group' ? some : 1),
    ...(told !== null && { isCounted: true }),
    changes: changes.filter((change) => !isCount(change) && change !== 'same-as' && !ageOf(change)),
    ...(role && { role }),
    ...(wears && { wears }),
    ...(hair && { hair }),
  };
}

const concepts: Readonly<Record<string, Pick<Person, 'gender' | 'age'>>> = {
  woman: { gender: 'female', age: 'adult' },
  man: { gender: 'male', age: 'adult' },
  child: { gender: 'unknown', age: 'child' },
  'old-person': { gender: 'unknown', age: 'old' },
  baby: { gender: 'unknown', age: 'baby' },
  stranger: { gender: 'unknown', age: 'adult' },
  twin: { gender: 'unknown', age: 'adult' },
};

/** Somebody whom the engine knows by their concept alone; null where it is nobody. */
export function personOfConcept(id: string, changes: readonly ChangeName[]): Person | null {
  if (id === 'shadow')
    return {
      ...{ kind: 'person', who: 'other', gender: 'unknown', age: 'adult', role: 'shade' },
      ...{ count: countOf(changes) ?? 1, changes: [] },
    };
  const looks = concepts[id];
  if (looks === undefined) return null;
  const count = countOf(changes) ?? 1;
  const others = changes.filter((change) => !isCount(change));
  return { kind: 'person', who: 'other', ...looks, count, changes: others };
}

function genderOf({ gender, label }: Character): Person['gender'] {
  if (gender === 'male' || gender === 'female') return gender;
  if (gender === 'mixed') return 'unknown';
  const ofRole = genderOfNoun(label);
  if (ofRole !== undefined) return ofRole;
  if (oldWomen.test(label) || womenWords.test(label)) return 'female';
  return oldMen.test(label) || menWords.test(label) ? 'male' : 'unknown';
}

/** By the noun that they are called by; a dark figure by its concept. */
function roleOf(
  { id, evidence, label }: Character,
  { symbols }: DreamAnalysis,
): RoleName | undefined {
  // `The patrons` of a place are its guests, « les mariés » two who marry; « les patrons » are called by the one.
  if (/^(?:patrons|(?:jeunes )?mariés)$/i.test(label)) return undefined;
  const isShadow = symbols.some(
    (one) =>
      one.id === 'shadow-figure' &&
      isDark(one.evidence) &&
      one.evidence.some((own) =>
        evidence.some(({ start, end }) => start < own.end && own.start < end),
      ),
  );
  if (isShadow) return 'shadow';
  if (id === otherSelf) return 'double';
  return [label, ...evidence.map(({ text }) => text)]
    .map((noun) => roleNamed(noun)?.id)
    .find((role) => role !== undefined);
}

/** A dark figure, a shadow; a man without a face is another. */
function isDark(words: DreamAnalysis['symbols'][number]['evidence']): boolean {
  return words.some(({ text }) =>
    /ombre|silhouette|shadow|dark|noir|black|présence|presence|entit/i.test(text),
  );
}
