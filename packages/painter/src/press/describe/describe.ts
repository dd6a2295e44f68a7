import { type Language, timesInWords, weathersInWords } from '#describe-words.ts';
import { partActs } from '#press/choosing/castable.ts';
import { isBeforeMirror } from '#press/compose/seated/mounts.ts';
import { isFeminine, nameActor, nameAgain } from '#press/describe/actors-in-words.ts';
import { actInWords, sayingInWords, verbOf } from '#press/describe/acts-in-words.ts';
import { withObjectPronoun } from '#press/describe/french.ts';
import { handsInWords } from '#press/describe/hands-in-words.ts';
import { joined, jointTo, partsInWords } from '#press/describe/joints.ts';
import { isDreamerClear, type Mentions, named, subjectPronoun } from '#press/describe/mentions.ts';
import { brokenGround, placeWithChanges } from '#press/describe/places-in-words.ts';
import { reflectionInWords } from '#press/describe/reflection-in-words.ts';
import { relationInWords } from '#press/describe/relation-in-words.ts';
import type { LookName } from '#press/print.ts';
import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { enclosed } from '#scene-tables.ts';

/**
 * The print in words, for those who do not see it: of the scene as `compose` shows it. With a look,
 * its last sentence names it.
 */
export function describePrint(scene: PrintScene, language: Language, look?: LookName): string {
  const told = new Set<number>();
  const sentences: string[] = [];
  const mentions: number[][] = [];
  const { hero } = scene;
  const heroActor = hero === undefined ? undefined : scene.actors[hero];
  if (heroActor && !scene.deeds.some(({ who, whom }) => who === hero || whom === hero)) {
    told.add(hero ?? 0);
    mentions.push([hero ?? 0]);
    sentences.push(`${nameActor(heroActor, language)} ${circumstances(scene, language)}`);
  }
  for (const deed of scene.deeds) {
    sentences.push(inWords(scene, deed, language, mentions));
    if (deed.reflection) sentences.push(reflectionInWords(deed.reflection, language));
    const { who, whom, relation } = deed;
    const parties = [who, whom, relation?.to].filter((one) => typeof one === 'number');
    mentions.push(parties);
    for (const one of parties) told.add(one);
  }
  const unnamed = [...scene.actors.keys()].filter((n) => !told.has(n));
  const rest = scene.actors.filter((_, n) => !told.has(n));
  const names = countedOnce(
    unnamed.map((n) => named(scene, mentions, n, language)),
    rest,
    language,
  );
  if (names.length > 0) {
    const list = listOf(names, language);
    const isFirst = sentences.length === 0;
    const isPlural = rest.length > 1 || (rest[0]?.count ?? 1) > 1;
    if (isFirst) sentences.push(`${list} ${circumstances(scene, language)}`);
    else if (rest.every((one) => isDreamer(one) && !isMarked(one))) {
      sentences.push(language === 'fr' ? 'La personne qui rêve est là' : 'The dreamer looks on');
    } else if (language === 'fr') sentences.push(`On voit aussi ${list}`);
    else sentences.push(`There ${isPlural ? 'are' : 'is'} also ${list}`);
  }
  if (sentences.length === 0) sentences.push(circumstances(scene, language));
  if (scene.inner) sentences.push(insideInWords(scene.inner, scene, language));
  const broken = brokenGround(scene, language);
  if (broken !== undefined) sentences.push(broken);
  if (look !== undefined) sentences.push(looksInWords[language][look]);
  // « La personne qui rêve, nue, » stands before a place, where there is one.
  return (
    sentences
      // `Goes in in a church` goes into it.
      .map((sentence) => sentence.replace(/\bin in\b/, 'into'))
      .map((sentence) => `${capital(sentence.trim().replace(/,+/g, ',').replace(/,$/, ''))}.`)
      .join(' ')
  );
}

/** `A person and a person` are two people, told where the first of them would be. */
function countedOnce(
  names: readonly string[],
  actors: readonly Actor[],
  language: Language,
): string[] {
  return names.flatMap((name, n) => {
    const actor = actors[n];
    const count = names.filter((one) => one === name).length;
    if (count === 1 || actor?.kind !== 'person' || actor.count !== 1) return [name];
    if (names.indexOf(name) < n) return [];
    return [nameActor({ ...actor, count, isCounted: true }, language)];
  });
}

/** `Inside the fridge is another place: a deer in a forest`, as a sentence of its own. */
function insideInWords(
  { in: at, scene }: NonNullable<PrintScene['inner']>,
  { actors }: PrintScene,
  language: Language,
): string {
  const holder = actors[at];
  const words = describePrint(scene, language).replace(/\.$/, '');
  const lower = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  // An empty place is what is seen, and nothing is in it.
  const what = scene.actors.length > 0 ? lower : lower.replace(/^(?:in|on|dans|sur) /, '');
  if (holder?.kind === 'thing' && holder.id === 'window')
    return language === 'fr' ? `Dehors, ${what}` : `Outside, ${what}`;
  const name = holder ? nameActor({ ...holder, count: 1, changes: [] }, language) : '';
  if (holder?.kind === 'thing' && closed.has(holder.id))
    return language === 'fr'
      ? `On y voit un autre monde, ${what}`
      : `In the ${name.replace(/^an? /, '')} is another world, ${what}`;
  return language === 'fr'
    ? `Ouvert${holder && isFeminine(holder) ? 'e' : ''}, ${holder ? nameAgain(holder, language) : name} donne sur un autre monde, ${what}`
    : `Opened, ${name.replace(/^an? /, 'the ')} ${isWay(holder) ? 'leads to' : 'holds'} another world, ${what}`;
}

/** What a place is seen in without its being opened. */
const closed = new Set(
  'mirror bottle jar aquarium snow-globe painting photograph television'.split(' '),
);

/** Through a door one goes; a suitcase one only looks into. */
function isWay(holder: Actor | undefined): boolean {
  return holder?.kind === 'thing' && /^(?:door|gate|lift)$/.test(holder.id);
}

/** Naked, or with hands as large as a door: it is said wherever they are. */
function isMarked(actor: Actor): boolean {
  if (actor.kind !== 'person') return false;
  const { borrowed = [], replaced = [], joined = [], head, wings } = actor;
  const parts = borrowed.length + replaced.length + joined.length;
  const isStrange = parts > 0 || head !== undefined || wings !== undefined;
  return isStrange || actor.changes.length > 0 || actor.part !== undefined || actor.age !== 'adult';
}

function isDreamer(actor: Actor): boolean {
  return actor.kind === 'person' && actor.who === 'dreamer';
}

/** Somebody breaks a glass; a glass breaks. */
function brokenBy({ kind }: Actor, { act, whom }: ShownDeed, language: Language) {
  if (act !== 'break' || whom === undefined || kind === 'thing') return null;
  return language === 'fr'
    ? { one: 'casse', many: 'cassent', joint: '' }
    : { one: 'breaks', many: 'break', joint: '' };
}

function inWords(
  scene: PrintScene,
  deed: ShownDeed,
  language: Language,
  mentions: Mentions,
): string {
  const isFirst = mentions.length === 0;
  const who = scene.actors[deed.who];
  if (who === undefined) return '';
  const nameOf = (n: number | 'place' | undefined) =>
    typeof n === 'number' ? named(scene, mentions, n, language) : '';
  const subject =
    subjectPronoun(scene, mentions, deed.who, language) ??
    named(scene, mentions, deed.who, language, deed.act);
  const saying = sayingInWords(deed, isThingAt(scene, deed), language);
  const own =
    saying?.verb ??
    handsInWords(deed, deed.whom === undefined ? undefined : scene.actors[deed.whom], language) ??
    verbOf(deed, language) ??
    brokenBy(who, deed, language);
  const { one, many, joint } = own ?? actInWords(deed.act, language);
  const said = who.count > 1 ? many : one;
  const isThing = who.kind === 'thing';
  const sinks = language === 'fr' ? ['coule', 'coulent'] : ['sinks', 'sink'];
  const watches = who.count > 1 ? 'watch' : 'watches';
  const isOtherSelf = isBeforeMirror(scene, deed);
  const isGazing = isOtherSelf || deed.relation?.name === 'in' || deed.relation?.name === 'at';
  const verb =
    deed.act === 'drown' && isThing
      ? (sinks[who.count > 1 ? 1 : 0] ?? said)
      : deed.act === 'look' && deed.whom === undefined && language === 'en' && !isGazing
        ? watches
        : // « Assis » is its own plural.
          said.replace('(e)', isFeminine(who) ? 'e' : '').replace(/^sont assiss$/, 'sont assis');
  const isDeparting =
    deed.act === 'leave' && deed.whom === undefined && deed.relation?.name === 'in';
  const departs = language === 'fr' ? 'part' : who.count > 1 ? 'leave' : 'leaves';
  const searches = who.count > 1 ? 'search' : 'searches';
  const isThere = deed.act === 'stand' && isThing && typeof deed.relation?.to === 'number';
  const are = language === 'fr' ? (who.count > 1 ? 'sont' : 'est') : who.count > 1 ? 'are' : 'is';
  const isVain = deed.act === 'search' && deed.whom === undefined && language === 'en';
  const words = [
    subject,
    own
      ? said
      : isVain
        ? searches
        : isThere
          ? are
          : isDeparting && who.count === 1
            ? departs
            : verb,
  ];
  const whom = deed.whom === undefined ? undefined : scene.actors[deed.whom];
  const given = deed.act === 'give' ? givenIn(scene, deed) : undefined;
  if (given && whom) {
    const isFrench = language === 'fr';
    const what = nameOf(deed.relation?.to);
    const gives = who.count > 1 ? (isFrench ? 'donnent' : 'give') : isFrench ? 'donne' : 'gives';
    words.splice(1, 1, own ? said : gives, what);
    words.push(joined(isFrench ? 'à' : 'to', nameOf(deed.whom), language));
  } else if (whom && deed.act === 'cook' && whom.kind === 'thing' && !own) {
    words.push(language === 'fr' ? `avec ${nameOf(deed.whom)}` : nameOf(deed.whom));
  } else if (
    language === 'fr' &&
    deed.whom !== undefined &&
    isDreamerClear(scene, mentions, deed.whom, deed.who)
  ) {
    words.splice(1, 1, withObjectPronoun(own ? said : verb, joint));
  } else if (whom) words.push(joined(joint, nameOf(deed.whom), language));
  const { relation } = deed;
  if (!given) {
    const told = {
      verb: words[1] ?? '',
      ...(saying && { about: saying.about }),
      hasWhom: whom !== undefined,
    };
    words.push(relationInWords(scene, deed, told, nameOf(relation?.to), language));
  }
  if (deed.act === 'drive' && relation?.at === 'back') {
    words.push(language === 'fr' ? 'depuis la banquette arrière' : 'from the back seat');
  }
  if (relation?.at !== undefined && relation.to === 'place') {
    const part = partsInWords[relation.at];
    // « Ferme une porte »: what is done to a part of the place says so by itself.
    const isDone = deed.whom === undefined && relation.name === 'at' && partActs.has(deed.act);
    // Who is behind a pane looks through it.
    const isPane = relation.name === 'behind' && deed.act === 'look' && relation.at === 'window';
    const name = isPane ? 'through' : relation.name;
    // `Comes out of a window`.
    const isOut = deed.act === 'emerge' && name === 'from';
    const outwards = language === 'fr' ? 'de' : 'of';
    const by = isDone ? joint : isOut ? outwards : jointTo(name, relation.at, language);
    // « Fait le lit »: some verbs hold it.
    const isHeld = isDone && part && words[1]?.endsWith(part[language].split(' ')[1] ?? '');
    if (part && !isHeld) words.push(joined(by, part[language], language));
  }
  if (who.changes.includes('ceiling')) {
    const isFalling = deed.act === 'fall';
    if (language === 'fr') words.push(isFalling ? 'du plafond' : 'au plafond');
    else words.push(isFalling ? 'from the ceiling' : 'on the ceiling');
  }
  const isCrossing =
    deed.verb?.en.one === 'crosses' && !whom && typeof deed.relation?.to !== 'number';
  if (isFirst) words.push(circumstances(scene, language, isCrossing));
  else if (isDoneBefore(scene, deed)) words.push(language === 'fr' ? 'aussi' : 'too');
  return words.filter((word) => word !== '').join(' ');
}

/** `The dreamer flies. A woman flies too.` */
function isDoneBefore({ deeds }: PrintScene, deed: ShownDeed): boolean {
  const earlier = deeds.slice(0, deeds.indexOf(deed));
  const isAlone = deed.whom === undefined;
  const isThere = ({ relation }: ShownDeed) =>
    relation?.name === deed.relation?.name && relation?.to === deed.relation?.to;
  return (
    isAlone &&
    earlier.some(
      (one) =>
        one.act === deed.act && one.whom === undefined && (deed.act !== 'stand' || isThere(one)),
    )
  );
}

/** Whether a thing stands with a deed: of what somebody speaks. */
function isThingAt({ actors }: PrintScene, { relation }: ShownDeed): boolean {
  const to = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
  return relation?.name === 'with' && to?.kind === 'thing';
}

/** What is given, where somebody is given something. */
function givenIn({ actors }: PrintScene, { relation }: ShownDeed): Actor | undefined {
  const given =
    relation?.name === 'with' && typeof relation.to === 'number' ? actors[relation.to] : undefined;
  const isSmall = given?.kind === 'person' && (given.age === 'baby' || given.age === 'child');
  return given?.kind === 'thing' || isSmall ? given : undefined;
}

const looksInWords: Record<Language, Record<LookName, string>> = {
  fr: {
    gouache: 'gouache',
    linocut: 'linogravure',
    'cut-paper': 'papier découpé',
    risograph: 'risographie',
    ink: 'encre et lavis',
  },
  en: {
    gouache: 'gouache',
    linocut: 'linocut',
    'cut-paper': 'cut paper',
    risograph: 'risograph print',
    ink: 'ink and wash',
  },
};

function circumstances(scene: PrintScene, language: Language, isCrossed = false): string {
  const place = placeWithChanges(scene, language, isCrossed);
  const parts = [place];
  if (!enclosed.has(scene.setting) && scene.setting !== 'abstract') {
    const isSaid = scene.weather === 'snow' && scene.setting === 'snowfield';
    parts.push(timesInWords[language][scene.time]);
    if (!isSaid) parts.push(weathersInWords[language][scene.weather]);
  } else if (scene.weather === 'snow' || scene.weather === 'rain') {
    parts.push(weathersInWords[language][scene.weather]);
  }
  return parts.filter((part) => part !== '').join(', ');
}

function listOf(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('');
  const and = language === 'fr' ? ' et ' : ' and ';
  return `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
