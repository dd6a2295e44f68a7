import type { Cast, Party } from '#grammar/person.ts';
import { type ChangeMatch, changesIn } from '#lexicon/action-index.ts';
import { facesLost } from '#read/bodies/faces-off.ts';
import { agesTold } from '#read/changes/ages-told.ts';
import { copulas, isColour, isLook, isPinkSaid, wearing } from '#read/changes/colours-said.ts';
import { countsTold } from '#read/changes/counts-told.ts';
import { isOnlyWhere } from '#read/changes/everywhere.ts';
import { floodsIn, placeAround } from '#read/changes/floods.ts';
import { madeOf, sameAs } from '#read/changes/made-of.ts';
import { petrified } from '#read/changes/petrified.ts';
import { selvesMany } from '#read/changes/selves-many.ts';
import { sizeTold } from '#read/changes/size-told.ts';
import { unseenIn } from '#read/changes/unseen.ts';
import { wallsClosing } from '#read/changes/walls-closing.ts';
import { doerOf } from '#read/deeds/doers.ts';
import { articles } from '#read/deeds/may-act.ts';
import { evidenceFor } from '#read/deeds/told.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What things, beings and places are made to be: `the kitchen was flooded`, « un chat bleu ». */
export function readChanges(reading: Reading, cast: Cast): Change[] {
  const named = allNamed(reading, cast);
  const told = changesIn(reading).flatMap((match): Change[] => {
    if (!isHappening(reading, match.from)) return [];
    // « Montait jusqu'au plafond »: it is not there yet.
    const isUpTo = /^jusqu'$/.test(reading.tokens[match.from - 1]?.lower ?? '');
    if (isUpTo && match.meaning.value.change === 'ceiling') return [];
    const evidence = evidenceFor(reading, match, match.meaning.value.change);
    // `Without clothes` denies what is worn, and says how one is.
    if (evidence.negated && !lacking.has(match.meaning.value.change)) return [];
    const bearer = bearerOf(reading, cast, named, match);
    const isEverywhere = /^(?:partout|everywhere)$/i.test(evidence.text);
    const isWhere = isEverywhere && isOnlyWhere(reading, cast, named, { at: match.from, bearer });
    const of = isWhere || isOfSkin(reading, named, match) ? undefined : bearer;
    return of === undefined
      ? []
      : [
          {
            of,
            change: isOfCrowd(reading, named, match) ? 'many' : sizeTold(reading, match),
            evidence: [{ ...evidence, negated: false }],
          },
        ];
  });
  const all = [
    ...told,
    ...floodsIn(reading, named),
    ...petrified(reading, cast, named),
    ...madeOf(reading, named),
    ...sameAs(reading, named),
    ...agesTold(reading, cast, named),
    ...unseenIn(reading, cast, named),
    ...facesLost(reading, cast, named),
    ...countsTold(reading, cast, named),
    ...selvesMany(reading),
    ...wallsClosing(reading, named),
  ];
  // Who is transparent is of no glass.
  const unseen = new Set(all.flatMap(({ of, change }) => (change === 'invisible' ? [of] : [])));
  const seen = all.filter(({ of, change }) => change !== 'glass' || !unseen.has(of));
  return seen.filter(
    ({ of, change }, n) =>
      change !== 'flooded' || seen.findIndex((one) => one.of === of && one.change === change) === n,
  );
}

/** `A black man`, `they are white`: no clothes are told of. `In black` is; « la dame blanche » wears it. */
function isOfSkin(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to, meaning }: ChangeMatch,
): boolean {
  if (!/^(?:black|white|brown)$/.test(meaning.value.change)) return false;
  const word = (at: number) => tokens[at]?.lower ?? '';
  const one = named.find(({ from: start, to: end }) => start === to || end === from);
  const isPerson = one?.kind === 'character' && people.has(word(one.to - 1));
  return (
    isPerson ||
    /^(?:who|that|qui) (?:are|is|was|were|sont|est|étaient|était)$/.test(
      `${word(from - 2)} ${word(from - 1)}`,
    )
  );
}

const people = wordSet(
  `man men woman women boy boys girl girls kid kids guy guys fellow fellows chap bloke dude person
  people child children couple family
  homme hommes femme femmes garçon garçons fille filles enfant enfants gens mec type couple famille`,
);

/** What is said by what somebody has not: no clothes, no face. */
const lacking = new Set<Change['change']>(['naked', 'faceless']);

/** `A huge crowd`, « un public immense »: of many people, who are no giants. */
function isOfCrowd(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to, meaning }: ChangeMatch,
): boolean {
  if (meaning.value.change !== 'giant') return false;
  return named.some(
    (one) => (one.to === from || one.from === to) && crowds.has(tokens[one.to - 1]?.lower ?? ''),
  );
}

const crowds = wordSet('crowd crowds audience army mob foule foules public armée cortège');

/** Determiners and joining words that may stand between a change and what bears it. */
const joining = wordSet(
  "de d' du des la le les l' un une of the a an très si tout toute tous toutes plus very so all and et",
);

/** Words between what is so and what says it: « un chat tout blanc ». */
const reachBack = { fr: 1, en: 0 } as const;

function bearerOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  { from, to, part, meaning }: ChangeMatch,
): Party | undefined {
  // `A crowd`: many of whom it names.
  const own = named.find(
    (one) =>
      one.kind === 'character' &&
      ((one.from <= from && to <= one.to) || (from <= one.from && one.to <= to)),
  );
  const isNumber = meaning.value.change === 'many' || meaning.value.change === 'two';
  // `A giant was holding the church`: no church is one.
  const isGiant = meaning.value.change === 'giant' && own?.from === from && own.to === to;
  if (own !== undefined && (isNumber || isGiant)) return own.id;
  // « Des pièces d'or », « un tableau noir »: a part of its name, and said of nothing else.
  if (named.some((one) => one.kind === 'thing' && one.from < from && to <= one.to))
    return undefined;
  // `A red balloon`, where the colour is a part of its name.
  const itself = named.find((one) => one.kind === 'thing' && one.from === from && to < one.to);
  if (itself !== undefined && isLook.has(meaning.value.change)) return itself.id;
  if (meaning.value.change === 'two') return countedAfter(reading, named, to);
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const next = nextNamed(reading, named, to, 3);
  const { change } = meaning.value;
  if (language === 'fr' && change === 'pink' && !isPinkSaid(reading, named, from)) return undefined;
  // `Painted my flat black and my cat`: a colour stands right before what has it.
  const isNextHeld =
    next !== undefined &&
    reading.tokens
      .slice(to, next.from)
      .every(({ lower }) =>
        isLook.has(change) && owning.has(lower)
          ? lower === 'the'
          : joining.has(lower) || language === 'en',
      );
  const last = named.findLast((one) => one.to <= from && from - one.to <= reachBack[language]);
  // `Where I grew up`: nobody gets larger. « Un loup poussait de l'autre côté »: he pushes.
  const word = reading.tokens[from]?.lower ?? '';
  // `Something huge`, « quelque chose d'énorme »: of what nobody has a name for.
  if (isOfSomething(reading, from)) return undefined;
  // « Au fond de la cave »: it melts only after whatever does.
  if (word === 'fond')
    return last?.to === from && reading.tokens[to]?.lower !== 'en' ? last.id : undefined;
  const isPushing = /^pouss/.test(word) && last?.kind === 'character';
  if (change === 'growing' && (isGrownUp(reading, from, to) || isPushing)) return undefined;
  // `The plane crash in flames`: what burns is the plane.
  const previous =
    last?.category === 'passages' || last?.id === 'crash'
      ? (named.findLast((one) => one.to === last.from) ?? last)
      : last;
  const isPreviousHeld =
    previous !== undefined && !/[,.;:!?]/.test(reading.tokens[from]?.gap ?? '');
  // `A cat the size of a house`, « un bébé gros comme une noix »: what follows is only a measure.
  if (change === 'giant' && to - from > 1) {
    // `A wipe the size of a bedsheet`: of what nobody here has a name for.
    const isUnnamed = articles.has(reading.tokens[from - 2]?.lower ?? '');
    if (isPreviousHeld) return previous.id;
    return isUnnamed ? undefined : doerOf(reading, cast, named, from);
  }
  const said = reading.tokens[to - 1]?.lower ?? '';
  // `A huge ballroom`: of what nobody here has a name for.
  const isAttributive =
    articles.has(reading.tokens[from - 1]?.lower ?? '') &&
    reading.tokens[to] !== undefined &&
    !/[,.;:!?]/.test(reading.tokens[to]?.gap ?? '') &&
    !/^(?:and|et|in|on|of|was|were|is|dans|sur|de|que|qui|that|who|était|étaient)$/.test(
      reading.tokens[to]?.lower ?? '',
    );
  if (isAttributive && !isNextHeld && (change === 'giant' || change === 'tiny')) return undefined;
  // `Pigeons made of paper in the park`: said of what stands before it.
  const isAfter = /^(?:made|built|fait|faite|faits|faites)$/.test(
    reading.tokens[from]?.lower ?? '',
  );
  if (isAfter && isPreviousHeld) return previous.id;
  // `Peeling an orange`: a fruit, and no colour.
  const isFruit = change === 'orange' && articles.has(reading.tokens[from - 1]?.lower ?? '');
  if (isFruit && !(isNextHeld && next?.from === to)) return undefined;
  // `A stone and a church window`: it is a stone.
  const isAlone = materials.has(change) && to === from + 1 && language === 'en';
  if (isAlone && next?.from !== to && articles.has(reading.tokens[from - 1]?.lower ?? ''))
    return undefined;
  // `Full of plants`, « pleine de neige », « il pleut des pages »: it is said of what comes next.
  if (change === 'many' && /^(?:of|with|in|de|d')$/.test(said)) {
    return isNextHeld && next ? next.id : undefined;
  }
  // `Spoons were raining on the canteen`: they fall.
  const rained = named.findLast((one) => one.to <= from);
  const isRained = /^(?:were|rained)$/.test(word);
  if (change === 'falling' && isRained && rained?.to === from)
    return doerOf(reading, cast, named, from) ?? rained.id;
  if (change === 'falling' && /^(?:raining|snowing|des|of|de)$/.test(said)) {
    return isNextHeld && next ? next.id : undefined;
  }
  // `Letters were falling like snow over the town`: they fall, and no town.
  if (change === 'falling' && /^(?:snow|rain|neige|pluie|flocons)$/.test(said) && to - from > 1)
    return doerOf(reading, cast, named, from) ?? (isPreviousHeld ? previous.id : undefined);
  // `They buried me alive under the pitch`: whoever is, and no pitch.
  if (change === 'flesh' && /^(?:alive|vivant|vivante)$/.test(word)) {
    const before = reading.tokens[from - 1]?.lower ?? '';
    if (/^(?:me|him|her|us|them|buried|enterrée?s?|enterrait)$/.test(before)) return undefined;
  }
  // « Ils arrosaient l'incendie »: a fire by itself.
  if (word === 'incendie') return undefined;
  // `I cracked an egg`: the egg is.
  if (change === 'broken' && part === 'verb' && articles.has(reading.tokens[to]?.lower ?? ''))
    return next?.id;
  // Nobody is flooded, unless they stand in what is.
  if (change === 'flooded') {
    const place = placeAround(reading, named, from, to);
    // `A bicycle under water`: it is down there, and full of nothing.
    const isDown = /^(?:water|underwater|eau)$/.test(said);
    const isVehicle = named.some(({ id, category }) => id === place && category === 'travel');
    return isDown && isVehicle ? undefined : place;
  }
  // `All the people on the bus had no faces`: they, and no bus.
  const isHad = [from, from - 1].some((n) =>
    /^(?:had|has|have)$/.test(reading.tokens[n]?.lower ?? ''),
  );
  if (change === 'faceless' && isHad) return personBefore(reading, cast, named, from);
  // `The clock was melting and everyone…`: what was so stands before it.
  if (part === 'verb' || copulas.has(reading.tokens[from - 1]?.lower ?? '')) {
    const doer = doerOf(reading, cast, named, from);
    if (doer !== undefined && doer !== 'unknown') return doer;
    const near = named.findLast((one) => one.to <= from && from - one.to <= 2);
    if (part === 'verb' && doer === undefined && near?.kind === 'thing' && near.category !== 'body')
      return near.id;
    // `The pen melted in my hand`: the hand did not.
    if (part === 'verb' && change === 'melting') return undefined;
  }
  // `People with no faces stood in the street`: the street has none either.
  const isWithout = /^with$/.test(reading.tokens[from - 1]?.lower ?? '');
  if (change === 'faceless' && isWithout) {
    const bearer = named.findLast((one) => one.to <= from);
    if (bearer !== undefined && from - bearer.to <= 1) return bearer.id;
  }
  // `Came down from the ceiling over my bed`: whoever comes.
  // `We danced up on the ceiling and the band played`: the band did not.
  if (change === 'ceiling')
    return word !== 'from' && isPreviousHeld ? previous.id : doerOf(reading, cast, named, from);
  if (change === 'naked') return personBefore(reading, cast, named, from);
  // `Stood still like statues`: whoever stands there.
  if (change === 'stone' && /^(?:statues?|place|pétrifi.*)$/.test(said))
    return doerOf(reading, cast, named, from);
  if (language === 'fr' && isPreviousHeld) return previous.id;
  if (isNextHeld && next) return next.id;
  if (isPreviousHeld) return previous.id;
  // `White foam on his beard`, « de la mousse blanche »: of what nobody here has a name for.
  const before = reading.tokens[from - 1]?.lower ?? '';
  if (isColour.has(change) && !copulas.has(before) && !wearing.has(before)) return undefined;
  // A stone that stands alone is a stone, and nothing is made of it.
  const isMatter = materials.has(change) && to === from + 1;
  if (isMatter && !copulas.has(reading.tokens[from - 1]?.lower ?? '')) return undefined;
  return doerOf(reading, cast, named, from);
}

/** `Where I grew up`, « j'ai grandi dans le Jura », « ça nous grandit »: nobody gets larger. */
function isGrownUp({ tokens }: Reading, from: number, to: number): boolean {
  const [word = '', before = ''] = [tokens[from]?.lower, tokens[from - 1]?.lower];
  if (tokens[to]?.lower === 'up') return true;
  const isPast =
    /^grandie?s?$/.test(word) && /^(?:ai|as|a|avons|avez|ont|ayant|avoir)$/.test(before);
  const isAtPlace = /^(?:dans|à|au|aux|en|chez|ici|là|avec|ensemble|où)$/.test(
    tokens[to]?.lower ?? '',
  );
  const isPraise = /^grandi/.test(word) && /^(?:nous|vous|me|te|m'|t')$/.test(before);
  return (isPast && (isAtPlace || tokens[to] === undefined)) || isPraise;
}

function isOfSomething({ tokens }: Reading, from: number): boolean {
  const [before = '', earlier = ''] = [1, 2].map((n) => tokens[from - n]?.lower);
  return (
    /^(?:something|anything|nothing)$/.test(before) ||
    (/^(?:de|d')$/.test(before) && /^(?:chose|rien)$/.test(earlier))
  );
}

/** `Two old women`, « deux de mes amis »: whom or what a number stands before. */
function countedAfter(reading: Reading, named: readonly Named[], to: number): Party | undefined {
  const next = nextNamed(reading, named, to, 3);
  if (next === undefined) return undefined;
  const between = reading.tokens.slice(to, next.from);
  const isHeld = between.length <= 1 || between.every(({ lower }) => owning.has(lower));
  return isHeld ? next.id : undefined;
}

const owning = wordSet("de d' des of my his her our their mes ses nos leurs the les");

/** `I stood naked in front of the class`: who is so, and no thing is. */
function personBefore(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  from: number,
): Party | undefined {
  const doer = doerOf(reading, cast, named, from);
  const thing = named.find(({ id, kind }) => id === doer && kind === 'thing');
  if (thing === undefined) return doer === 'unknown' ? undefined : (doer ?? 'dreamer');
  // « Mon chef descendait l'escalier, nu »: after a comma, of whoever the sentence is about.
  const isApart = /,/.test(reading.tokens[from]?.gap ?? '');
  // `Walking round the market completely naked`: no market is.
  const isPlace = /^(?:town|ways|land|home|water|travel)$/.test(thing.category ?? '');
  const who = isApart || isPlace ? subjectBefore(reading, cast, from) : undefined;
  return who === 'unknown' ? undefined : who;
}

const materials = new Set<Change['change']>(['glass', 'paper', 'gold', 'stone', 'ice']);
