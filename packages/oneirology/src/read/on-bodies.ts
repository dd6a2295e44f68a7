import type { Cast } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import { borneIn } from '#read/borne-told.ts';
import { doerOf } from '#read/doers.ts';
import { isBeast } from '#read/made-of.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { type BodyPart, bodyParts, type OnBody } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** The words of each part of a body, and of what one wears there. */
const words: Readonly<Record<BodyPart, string>> = {
  head: 'head hair scalp tête cheveux crâne',
  face: 'face cheek forehead cheeks nose visage joue joues front nez',
  mouth: 'mouth lips tongue throat bouche lèvres langue gorge',
  neck: 'neck cou',
  shoulder: 'shoulder shoulders épaule épaules',
  back: 'back dos',
  chest: 'chest breast heart poitrine torse',
  belly: 'belly stomach waist ventre taille',
  arm: 'arm arms elbow bras coude',
  wrist: 'wrist wrists poignet poignets',
  hand: 'hand hands palm palms finger fingers fingertips main mains paume doigt doigts',
  pocket: 'pocket pockets poche poches',
  leg: 'leg legs thigh knee knees jambe jambes cuisse genou genoux',
  foot: 'foot feet ankle ankles toes pied pieds cheville chevilles',
  skin: 'skin body peau corps',
};
const partOf: ReadonlyMap<string, BodyPart> = new Map(
  bodyParts.flatMap((part) => words[part].split(' ').map((word) => [word, part] as const)),
);

const mine = wordSet('my mon ma mes');
const theirs = wordSet('his her their its son sa ses leur leurs');
/** French says whose a part is by who has something there: « au poignet ». */
const articles = wordSet("the le la les l' au aux");
const joints = wordSet(
  'on in around round to into onto against from over under behind through out of of sur dans à au aux autour de contre sous plein plein de hors',
);
/** How something is there: between it and the joint. */
const joined = wordSet(
  `was were is are be been had got tied attached stuck glued fastened chained pinned hanging hung clinging
  clung perched perching sitting sat sits landed standing stood wrapped coiled curled opened open crawling
  ran running crept jumped crawled growing grew grown grows sprouting sprouted sprang tattooed written drawn painted carved
  hidden asleep sleeping all up out coming came était étaient est sont avait attaché attachée attachés
  attachées noué nouée collé collée collés collées accroché accrochée accrochés enchaîné suspendu
  suspendue posé posée posés posées perché perchée assis assise installé enroulé enroulée enroulés planté
  plantée plantés plantées grimpait grimpaient poussait poussaient pousse poussent poussé sorti sortait sortaient tatoué
  tatouée écrit dessiné gravé gravé caché cachée endormi endormie tout toute partout s'était s' se qui that
  which ouvrait ouvraient ouvert rampait rampaient courait couraient couvrait recouvrait covering covered couvraient`,
);
const covering = wordSet('covered covering couvrait couvraient recouvrait recouvraient');
const filled = wordSet(
  'covered full filled couverte couvert couvertes couverts recouverte recouvert pleine plein pleines pleins remplie',
);
const filledWith = wordSet('with in of by de d');
/** After what something is only there, and nobody handles it. */
const having = wordSet(
  `had have has with avais avait avons ai a ayant avec was were saw see notice noticed felt feel found
  discovered voyais vis sentais sentis découvrais découvre remarquais trouvais retrouvais i j' and et
  il elle y there me m' lui`,
);
const adjectives = wordSet(
  `a an the some two three many huge big small little tiny red blue black white green gold golden strange
  enormous long un une des du de d' le la les l' deux trois grosse gros grande grand petite petit petits
  petites énorme rouge rouges bleu bleue noir noire noirs blanc blanche vert verte longue of fresh live`,
);

/** What marks a body, and is no thing apart from it. */
const marks = wordSet('horns blood wound tattoo scales fur bruise eye mouth ear hair wing');

/** Marks that are no concept of a dream, by their words. */
const markWords: Readonly<Record<string, string>> = {
  tattoo: 'tattoo tattoos tatouage tatouages',
  scales: 'scale scales écaille écailles',
  fur: 'fur fourrure poils pelage',
  bruise: 'bruise bruises bleus ecchymose hématome',
  leeches: 'leech leeches sangsue sangsues',
  wound:
    'cut gash scratch scar wound cuts scratches scars wounds coupure entaille plaie cicatrice coupures griffures cicatrices plaies blessures',
  horns: 'horns antlers cornes',
};
const markOf: ReadonlyMap<string, string> = new Map(
  Object.entries(markWords).flatMap(([id, list]) => list.split(' ').map((word) => [word, id])),
);

/** What is only pictured, and so not named, is what a tattoo is of. */
function tattooed(reading: Reading): Named[] {
  return matchesOf(reading, 'symbol').flatMap(({ from, to, meaning: { value } }): Named[] => {
    const before = reading.tokens.slice(Math.max(0, from - 3), from);
    const isOfTattoo =
      before.some(({ lower }) => markOf.get(lower) === 'tattoo') ||
      /^tat(?:tooed|oué\w*)$/.test(reading.tokens[to]?.lower ?? '');
    return isOfTattoo ? [{ id: value.id, kind: 'thing', category: 'marks', from, to }] : [];
  });
}

function marksNamed({ tokens }: Reading): Named[] {
  return tokens.flatMap(({ lower }, from): Named[] => {
    const id = markOf.get(lower);
    return id === undefined ? [] : [{ id, kind: 'thing', category: 'marks', from, to: from + 1 }];
  });
}

/** `A crow on my shoulder`, « un ballon attaché au poignet », `my skin was covered in scales`. */
export function readOnBodies(reading: Reading, cast: Cast): OnBody[] {
  const told = [...allNamed(reading, cast), ...marksNamed(reading), ...tattooed(reading)];
  const named = told.sort((a, b) => a.from - b.from);
  const found = reading.tokens.flatMap(({ lower }, at): OnBody[] => {
    const part = partOf.get(lower);
    // `On my left hand side` is nobody's hand.
    const isSide = /^side$/.test(reading.tokens[at + 1]?.lower ?? '');
    if (part === undefined || isSide || !isHappening(reading, at)) return [];
    const one = onPart(reading, named, cast, at, part) ?? fullOf(reading, named, at, part);
    return one ? [one] : [];
  });
  // `With my dog in my arms`: the dog is carried, and not worn.
  const borne = borneIn(reading, named);
  const isBorne = ({ what, of }: OnBody) =>
    borne.some((one) => one.whom === what && one.who === of);
  return [...found, ...wingsOfKinds(reading, named, cast), ...wornOn(reading, named, cast)].filter(
    (one, n, all) =>
      !isBorne(one) && all.findIndex(({ what, of }) => what === one.what && of === one.of) === n,
  );
}

/** `I had bat wings`, « un homme avec des ailes de libellule »: whose wings they are. */
function wingsOfKinds(reading: Reading, named: readonly Named[], cast: Cast): OnBody[] {
  return named.flatMap((wing, n): OnBody[] => {
    if (wing.id !== 'wing' || !isHappening(reading, wing.from)) return [];
    const [before, after] = [named[n - 1], named[n + 1]];
    const isAfter = after !== undefined && after.from - wing.to <= 2 && after.from > wing.to;
    const kind = before?.to === wing.from ? before : isAfter ? after : undefined;
    if (kind === undefined) return [];
    const of =
      named.findLast(
        ({ kind: is, to }) =>
          is === 'character' && to <= wing.from && wing.from - to <= 4 && to < kind.to,
      )?.id ?? doerOf(reading, cast, named, Math.min(kind.from, wing.from));
    const evidence = evidenceAt(reading, wing.from, wing.to, 'on-body: wings');
    if (of === undefined || of === kind.id || of === 'unknown' || evidence.negated) return [];
    return [{ what: 'wing', of, part: 'back', kind: kind.id, evidence: [evidence] }];
  });
}

/** What is told before the part: `blood on my hands`, « un corbeau était posé sur mon épaule ». */
function onPart(
  reading: Reading,
  named: readonly Named[],
  cast: Cast,
  part0: number,
  part: BodyPart,
): OnBody | undefined {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  // `My coat pocket`, `her left hand`.
  const isOwned = (n: number) => mine.has(said(n)) || theirs.has(said(n)) || articles.has(said(n));
  const at = isOwned(part0 - 1) || !isOwned(part0 - 2) ? part0 : part0 - 1;
  const whose = said(at - 1);
  const isArticle = articles.has(whose);
  if (!mine.has(whose) && !theirs.has(whose) && !isArticle) return undefined;
  const first = sentenceAt(reading, at)?.from ?? 0;
  // « Au poignet » is its own joint.
  let from = /^(?:au|aux)$/.test(whose) ? at - 1 : at - 2;
  const isCovering = covering.has(said(from));
  if (!joints.has(said(from)) && !isCovering) return undefined;
  const isIn = /^(?:in|dans|into)$/.test(said(from));
  while (from > first && (joints.has(said(from)) || joined.has(said(from)))) {
    if (/[,;:]/.test(tokens[from - 1]?.gap ?? '')) return undefined;
    from -= 1;
  }
  const thing = named.findLast(
    (one) => one.to <= from + 1 && from + 1 - one.to <= 2 && one.from >= first,
  );
  if (thing === undefined || !canBeThere(reading, thing)) return undefined;
  // « Un foulard interminable »: French says what it is like after it.
  const after = tokens.slice(thing.to, from + 1).filter(({ lower }) => !adjectives.has(lower));
  if (after.some(({ lower }) => /(?:ait|aient)$/.test(lower))) return undefined;
  const isFrench = sentenceAt(reading, at)?.language === 'fr';
  if (after.length > (isFrench ? 1 : 0)) return undefined;
  // What is in a hand is held, and told so.
  if (isIn && (part === 'hand' || part === 'arm') && !marks.has(thing.id)) return undefined;
  // Who is on one's knees has one's lap.
  if (lap.test(said(at)) && isBeast(reading, thing)) return undefined;
  const of = ownerAt(reading, named, at, whose, thing);
  if (of === undefined || of === thing.id) return undefined;
  const evidence = evidenceAt(reading, thing.from, at + 1, 'on-body');
  if (evidence.negated) return undefined;
  const isHeld = isHandled(reading, thing, first);
  // What is worn is told so elsewhere.
  if (thing.category === 'clothing' && !isHeld) return undefined;
  const by = isHeld ? doerOf(reading, cast, named, thing.from) : undefined;
  const own = {
    ...{ what: thing.id, of, part, evidence: [evidence] },
    ...(isHeld && { isHeld }),
    ...(by !== undefined && { by }),
  };
  // « Des ailes de papillon », « un tatouage de serpent »: a kind of what is named first.
  const whole = named.findLast((one) => one.to < thing.from && thing.from - one.to <= 2);
  const isKind =
    whole !== undefined &&
    (whole.id === 'wing' || whole.id === 'tattoo') &&
    tokens
      .slice(whole.to, thing.from)
      .every(({ lower }) => /^(?:of|de|d'|a|an|un|une)$/.test(lower));
  if (isKind) return { ...own, what: whole.id, kind: thing.id };
  // « Un panier de pommes »: the basket.
  const isContent =
    whole?.kind === 'thing' && whole.to === thing.from - 1 && /^(?:of|de|d')$/.test(said(whole.to));
  if (isContent) {
    const isBorne = isHandled(reading, whole, first);
    const who = isBorne ? doerOf(reading, cast, named, whole.from) : undefined;
    return {
      ...{ what: whole.id, of, part, evidence: [evidence] },
      ...(isBorne && { isHeld: true }),
      ...(who !== undefined && { by: who }),
    };
  }
  // `Butterfly wings`, `a snake tattoo`.
  const before = named.find((one) => one !== thing && one.to === thing.from);
  if (before && (thing.id === 'wing' || thing.id === 'tattoo')) return { ...own, kind: before.id };
  const isTattoo = tokens.slice(thing.to, at).some(({ lower }) => /^tat(?:too|ou)/.test(lower));
  return isTattoo ? { ...own, what: 'tattoo', kind: thing.id } : own;
}

/** What is worn where, and is no garment of a figure. */
const wornAt: Readonly<Record<string, BodyPart>> = {
  ...{ crown: 'head', helmet: 'head', wig: 'head', necklace: 'neck', scarf: 'neck' },
  ...{ bracelet: 'wrist', wristwatch: 'wrist' },
};
const wearing =
  /^(?:wear|wears|wore|wearing|worn|porte|portes|portais|portait|portaient|portant|coiffé|coiffée)$/;

/** `My sister was wearing a crown`, « il portait un casque »: on their head. */
function wornOn(reading: Reading, named: readonly Named[], cast: Cast): OnBody[] {
  const { tokens } = reading;
  return named.flatMap((thing): OnBody[] => {
    const part = wornAt[thing.id];
    let at = thing.from - 1;
    while (at > thing.from - 4 && adjectives.has(tokens[at]?.lower ?? '')) at -= 1;
    if (part === undefined || !wearing.test(tokens[at]?.lower ?? '')) return [];
    if (!isHappening(reading, at)) return [];
    const of = doerOf(reading, cast, named, at);
    const evidence = evidenceAt(reading, at, thing.to, 'on-body: worn');
    if (of === undefined || of === 'unknown' || evidence.negated) return [];
    return [{ what: thing.id, of, part, evidence: [evidence] }];
  });
}

/** What is told after it: `my arms were covered in feathers`, « la bouche pleine de cheveux ». */
function fullOf(
  reading: Reading,
  named: readonly Named[],
  at: number,
  part: BodyPart,
): OnBody | undefined {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  const whose = said(at - 1);
  if (!mine.has(whose) && !theirs.has(whose) && !articles.has(whose)) return undefined;
  const next = [1, 2, 3].map((n) => at + n).find((n) => filled.has(said(n)));
  if (next === undefined) return undefined;
  const by = filledWith.has(said(next + 1).replace("'", '')) ? next + 1 : next;
  const thing = named.find((one) => one.from > next && one.from - by <= 3);
  if (thing === undefined || !canBeThere(reading, thing)) return undefined;
  const of = ownerAt(reading, named, at, whose, thing);
  if (of === undefined) return undefined;
  const evidence = evidenceAt(reading, at, thing.to, 'on-body: full of');
  return evidence.negated ? undefined : { what: thing.id, of, part, evidence: [evidence] };
}

const lap = /^(?:knees?|lap|genoux?)$/;

/** Somebody in one's arms is held, and a place is on nobody. */
function canBeThere(reading: Reading, thing: Named): boolean {
  if (thing.kind === 'character') return isBeast(reading, thing);
  return (
    marks.has(thing.id) ||
    thing.category === 'marks' ||
    !/^(?:body|people|family|town|land|sky|weather|water|spirits)$/.test(thing.category ?? '')
  );
}

/** `I carried a basket on my head`: a verb has it already. */
function isHandled(reading: Reading, thing: Named, first: number): boolean {
  const { tokens } = reading;
  let at = thing.from - 1;
  while (at > first && adjectives.has(tokens[at]?.lower ?? '')) at -= 1;
  if (thing.from <= first || at < first || /[,;:]/.test(tokens[at]?.gap ?? '')) return false;
  const word = tokens[at]?.lower ?? '';
  if (having.has(word) || joined.has(word)) return false;
  return actionsIn(reading).some(({ from, to }) => from <= at && at < to);
}

function ownerAt(
  reading: Reading,
  named: readonly Named[],
  at: number,
  whose: string,
  thing: Named,
): string | undefined {
  if (mine.has(whose)) return 'dreamer';
  const { tokens } = reading;
  const first = sentenceAt(reading, at)?.from ?? 0;
  // « Sur la tête de mon frère ».
  const isOf = /^(?:of|de|d'|du)$/.test(tokens[at + 1]?.lower ?? '');
  const owner = isOf
    ? named.find((one) => one.from > at + 1 && one.from - at <= 3 && one.kind === 'character')
    : undefined;
  if (owner) return owner.id;
  const person = named.findLast(
    (one) =>
      one.from >= first &&
      one.to <= at &&
      one.kind === 'character' &&
      one.id !== thing.id &&
      one.from !== thing.from,
  );
  const isMine = tokens
    .slice(Math.max(first, person?.to ?? 0), at)
    .some(({ lower }) => /^(?:i|je|j'|me|m')$/.test(lower));
  if (isMine && articles.has(whose)) return 'dreamer';
  return person?.id;
}
