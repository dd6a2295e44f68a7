import type { Language } from '#describe-words.ts';
import { isColour } from '#press/choosing/colours-told.ts';
import { type AdjectiveWords, adjectives, order } from '#press/describe/changes-in-words.ts';
import { elides } from '#press/describe/french.ts';
import { isMass, isStuff, type Noun, personNoun, thingNoun } from '#press/describe/nouns.ts';
import { numberInWords } from '#press/describe/numbers.ts';
import { withBorrowed, withJoined, withReplaced } from '#press/describe/parts-of-bodies.ts';
import { wornInWords } from '#press/describe/worn-in-words.ts';
import { type ActName, type Actor, type ChangeName, isLight, type Person } from '#press/scene.ts';

/** Somebody or something as the subject of a sentence: `a giant spider`, « des centaines d’oiseaux ». */
export function nameActor(told: Actor, language: Language, act?: ActName): string {
  // Who turns into a wolf has its head, as is said.
  const { head, ...headless } = told.kind === 'person' ? told : { ...told, head: undefined };
  const actor = act === 'become' && head !== undefined ? (headless as Actor) : told;
  if (actor.kind === 'person' && actor.who === 'dreamer') {
    const isNaked = actor.changes.includes('naked');
    const isFrench = language === 'fr';
    const words = selvesInWords(actor, language);
    const aged = agesOfOneself[actor.age]?.[language] ?? '';
    const own = withBorrowed(
      withHair(withPart(withHead(words, actor, language), actor, language), actor, language),
      actor,
      language,
    );
    const said = withJoined(own, actor, language, (thing) => nameActor(thing, language));
    const isUnseen = actor.changes.includes('invisible');
    const worn = wornInWords(actor, language);
    if (worn !== '' && !isNaked && !isUnseen && aged === '')
      return `${said}${isFrench ? ',' : ''} ${worn}${isFrench ? ',' : ''}`;
    const told = `${aged}${isNaked ? (isFrench ? ', nue,' : ', naked,') : ''}`;
    const whole = withReplaced(said, actor, language, (thing) => nameActor(thing, language));
    const made = order
      .filter((change) => actor.changes.includes(change) && ofOneself.has(change))
      .map((change) =>
        isFrench ? (adjectives[change].f ?? adjectives[change].fr) : oneselfIn(change),
      );
    const madeInWords = made.length > 0 ? `, ${made.join(isFrench ? ' et ' : ' and ')},` : '';
    return `${whole}${told}${madeInWords}${isUnseen ? ', invisible,' : ''}`;
  }
  // What falls from the sky and falls is said once.
  const said = { ...actor, changes: saidOf(actor, act) };
  const noun = nounOf(actor, language);
  const words = language === 'fr' ? inFrench(noun, said) : inEnglish(noun, said);
  const whole = withMatter(
    withHair(withPart(withHead(words, actor, language), actor, language), actor, language),
    actor,
    language,
  );
  const nameThing = (thing: Actor) => nameActor(thing, language);
  const borne = withBorrowed(whole, actor, language);
  return withReplaced(withJoined(borne, actor, language, nameThing), actor, language, nameThing);
}

/** What is said of the dreamer after their name. */
const ofOneself = new Set<ChangeName>([
  ...(['giant', 'tiny', 'growing', 'melting', 'glass', 'stone', 'gold', 'ice', 'paper'] as const),
  ...(['burning', 'faceless', 'masked'] as const),
]);

/** English says it after a noun otherwise than before it. */
function oneselfIn(change: ChangeName): string {
  return /^(?:glass|stone|gold|ice|paper)$/.test(change)
    ? `made of ${change}`
    : adjectives[change].en;
}

/** « Plusieurs exemplaires de la personne qui rêve ». */
function selvesInWords({ count }: Person, language: Language): string {
  if (language === 'fr')
    return count > 1 ? 'plusieurs exemplaires de la personne qui rêve' : 'la personne qui rêve';
  return count > 1 ? 'several copies of the dreamer' : 'the dreamer';
}

/** At another age than by day. */
const agesOfOneself: Partial<Record<Person['age'], Record<Language, string>>> = {
  baby: { fr: ', redevenue bébé,', en: ', a baby again,' },
  child: { fr: ', redevenue enfant,', en: ', a child again,' },
  old: { fr: ', devenue vieille,', en: ', grown old,' },
};

/** The same once they are known: `the spider`, « les oiseaux ». */
export function nameAgain(actor: Actor, language: Language): string {
  if (actor.kind === 'person' && actor.who === 'dreamer')
    return language === 'fr' ? 'la personne qui rêve' : 'the dreamer';
  // Whose double it is has been said.
  if (actor.kind === 'person' && actor.role === 'double')
    return language === 'fr' ? 'le double' : 'the double';
  const { one, many, isFeminine } = nounOf(actor, language);
  const noun = actor.count > 1 ? many : one;
  if (language === 'en') return `the ${noun}`;
  if (actor.count > 1) return `les ${noun}`;
  return elides(noun) ? `l’${noun}` : `${isFeminine ? 'la' : 'le'} ${noun}`;
}

/** « La personne qui rêve, aux cheveux verts ». */
function withHair(words: string, actor: Actor, language: Language): string {
  if (actor.kind !== 'person' || actor.hair === undefined) return words;
  const { fr, en } = adjectives[actor.hair];
  const many = /[sx’]|^(?:orange|marron)$/.test(fr) ? fr : `${fr}s`;
  return language === 'fr' ? `${words} aux cheveux ${many}` : `${words} with ${en} hair`;
}

/** « Une échelle faite de livres ». */
function withMatter(words: string, actor: Actor, language: Language): string {
  if (actor.kind !== 'thing' || actor.matter === undefined) return words;
  const { one, many, isFeminine } = nounOf(actor, language);
  const matter = thingNoun({ ...actor, ...actor.matter }, language);
  // A cake is a stuff, books are many.
  const of = isStuff(actor.matter.id) ? matter.one : matter.many;
  if (language === 'en') return `${words} made of ${of}`;
  const made = `fait${isFeminine ? 'e' : ''}${actor.count > 1 && one !== many ? 's' : ''}`;
  return `${words} ${made} ${elides(of) ? 'd’' : 'de '}${of}`;
}

/** « La personne qui rêve, aux mains gigantesques ». */
function withPart(words: string, actor: Actor, language: Language): string {
  if (actor.kind !== 'person' || actor.part === undefined) return words;
  return `${words} ${partWords[actor.part][language]}`;
}

const partWords = {
  hand: { fr: 'aux mains gigantesques', en: 'with giant hands' },
  foot: { fr: 'aux pieds gigantesques', en: 'with giant feet' },
} as const;

/** « Un homme à tête de cerf ». */
function withHead(words: string, actor: Actor, language: Language): string {
  if (actor.kind !== 'person' || actor.head === undefined) return words;
  const label = { fr: actor.head, en: actor.head };
  const beast = thingNoun(
    { kind: 'thing', id: actor.head, label, count: 1, changes: [] },
    language,
  );
  if (language === 'en') return `${words} with the head of ${articleOf(beast.one)} ${beast.one}`;
  return `${words} à tête ${elides(beast.one) ? 'd’' : 'de '}${beast.one}`;
}

const saidBy: Partial<Record<ChangeName, ActName>> = { falling: 'fall', floating: 'float' };

function nounOf(actor: Actor, language: Language): Noun {
  return actor.kind === 'person' ? personNoun(actor, language) : thingNoun(actor, language);
}

/** Whether French takes it for feminine: « la personne qui rêve » is. */
export function isFeminine(actor: Actor): boolean {
  const isDreamer = actor.kind === 'person' && actor.who === 'dreamer';
  return isDreamer || nounOf(actor, 'fr').isFeminine;
}

/** What is told of somebody, each once, as it is said; where it hangs is told by the verb. */
function saidOf({ changes }: Actor, act: ActName | undefined): ChangeName[] {
  const isBig = changes.includes('giant');
  return order.filter(
    (change) =>
      changes.includes(change) &&
      !(act !== undefined && saidBy[change] === act) &&
      !(act !== undefined && change === 'ceiling') &&
      // What grows is large by now: it is shown so.
      !(change === 'growing' && isBig),
  );
}

const lit: AdjectiveWords = { fr: 'allumé', f: 'allumée', en: 'lit' };

const cracked: AdjectiveWords = { fr: 'fissuré', f: 'fissurée', en: 'cracked' };

function wordsFor(actor: Actor, change: ChangeName): AdjectiveWords {
  const isOfSky = actor.kind === 'thing' && /^(?:moon|sun)$/.test(actor.id);
  if (change === 'broken' && isOfSky) return cracked;
  return change === 'burning' && isLight(actor) ? lit : adjectives[change];
}

/** In French these do not change with the number. */
const unchanging = /’| |^(?:orange|marron)$/;

function inFrench({ one, many, isFeminine }: Noun, actor: Actor): string {
  const isMany = actor.count > 1;
  const said = actor.changes.flatMap((change) => {
    const { fr, f } = wordsFor(actor, change);
    // People wear their colours.
    if (actor.kind === 'person' && isColour(change))
      return actor.wears === undefined ? [`en ${fr}`] : [];
    const word = isFeminine ? (f ?? fr) : fr;
    if (word === '') return [];
    if (isMany && pluralClauses[word] !== undefined) return [pluralClauses[word]];
    return [isMany && !unchanging.test(word) && !word.endsWith('s') ? `${word}s` : word];
  });
  const noun = isMany ? many : one;
  const article =
    actor.count >= 20 && !actor.isCounted
      ? hundredsOf(noun)
      : isMany
        ? `${numberInWords(actor, 'fr') ?? (noun === 'gens' && actor.count > 5 ? 'une foule de' : 'des')} ${noun}`
        : isMass(actor)
          ? `${elides(noun) ? 'de l’' : isFeminine ? 'de la ' : 'du '}${noun}`
          : `${isFeminine ? 'une' : 'un'} ${noun}`;
  return [article, joinedInFrench(said), wornInWords(actor, 'fr')]
    .filter((part) => part !== '')
    .join(' ');
}

const pluralClauses: Readonly<Record<string, string>> = {
  'qui fond': 'qui fondent',
  'qui grandit': 'qui grandissent',
};

/** « blanc et noir », « gigantesque, en flammes »: colours and plain adjectives by « et ». */
function joinedInFrench(said: readonly string[]): string {
  const isPlain = said.every((word) => !/[ ’]/.test(word));
  return said.join(isPlain ? ' et ' : ', ');
}

function hundredsOf(noun: string): string {
  return elides(noun) ? `des centaines d’${noun}` : `des centaines de ${noun}`;
}

/** English adjectives stand before the noun; places and turns after it. */
const afterNoun = new Set<ChangeName>(['ceiling']);

function inEnglish({ one, many }: Noun, actor: Actor): string {
  const isMany = actor.count > 1;
  const isWorn = (change: ChangeName) => actor.kind === 'person' && isColour(change);
  const wordsOf = (isAfter: boolean) =>
    actor.changes
      .filter((change) => (afterNoun.has(change) || isWorn(change)) === isAfter)
      .filter((change) => !(isWorn(change) && actor.kind === 'person' && actor.wears))
      .map((change) => `${isWorn(change) ? 'in ' : ''}${wordsFor(actor, change).en}`);
  const noun = [...wordsOf(false), isMany ? many : one, ...wordsOf(true), wornInWords(actor, 'en')]
    .filter((word) => word !== '')
    .join(' ');
  const number = numberInWords(actor, 'en');
  if (actor.count >= 20 && number === undefined) return `hundreds of ${noun}`;
  if (isMany) {
    const isCrowd = number === undefined && noun === 'people' && actor.count > 5;
    return number ? `${number} ${noun}` : isCrowd ? `a crowd of ${noun}` : noun;
  }
  if (isMass(actor)) return noun;
  return `${articleOf(noun)} ${noun}`;
}

/** `An owl`, and `a unicorn`: by its sound. */
function articleOf(noun: string): 'a' | 'an' {
  return /^(?!uni(?!n)|us[ei]|eu|ufo|ukulele)[aeiou]/i.test(noun) ? 'an' : 'a';
}
