import { placeAround } from '#read/changes/floods.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const full = wordSet(
  'fill fills filling remplissait remplissaient remplit emplissait emplit full filled packed stuffed overflowing plein pleine pleins pleines rempli remplie remplis remplies bourré bourrée',
);
const joining = wordSet("of with de d' du des");
const places = wordSet('town ways trials');
export const holding = wordSet('objects props home clothing travel food town ways trials');

/** `My suitcase was full of sand`, « la baignoire était pleine d'anguilles »: what is in it. */
export function contentsIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!full.has(lower) || !joining.has(tokens[at + 1]?.lower ?? '')) return [];
    if (!isHappening(reading, at)) return [];
    // « De café » is one term for coffee.
    const isTerm = named.some((one) => one.from === at + 1);
    const content = nextNamed(reading, named, isTerm ? at + 1 : at + 2, 3);
    const holder = holderBefore(reading, named, at);
    if (content === undefined || holder === undefined || content.id === holder.id) return [];
    if (content.category === 'water') return [];
    const evidence = evidenceAt(reading, at, content.to, 'action.stand: in');
    if (evidence.negated) return [];
    const where = [{ relation: 'in' as const, what: holder.id }];
    return [{ who: content.id, act: 'stand', where, evidence: [evidence] }];
  });
}

const lands = wordSet('sea lake river beach desert meadow field forest jungle');
const within = wordSet('in inside dans');
const going = wordSet(
  'was growing flowing running poussait coulait grew grows flowed flows pousse coule',
);

/** `The lake in our living room`, « une forêt poussait dans ma chambre »: a land that is in a room. */
export function landsIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((land): Deed[] => {
    if (!lands.has(land.id) || !isHappening(reading, land.from)) return [];
    let at = land.to;
    while (at < land.to + 2 && going.has(tokens[at]?.lower ?? '')) at += 1;
    if (!within.has(tokens[at]?.lower ?? '') || /[,;:]/.test(tokens[at]?.gap ?? '')) return [];
    const room = nextNamed(reading, named, at + 1, 3);
    const isRoom =
      room?.category === 'home' || /^(?:classroom|church|office)$/.test(room?.id ?? '');
    if (room === undefined || !isRoom || room.id === land.id) return [];
    const evidence = evidenceAt(reading, land.from, room.to, 'action.stand: in');
    if (evidence.negated) return [];
    const where = [{ relation: 'in' as const, what: room.id }];
    return [{ who: land.id, act: 'stand', where, evidence: [evidence] }];
  });
}

const limbs = wordSet(
  `ankle ankles knee knees thigh thighs waist chest neck chin cheville chevilles genou genoux mollet
  mollets cuisse cuisses taille hanches poitrine cou menton`,
);
const reaching = wordSet("jusqu' jusqu'à jusqu'au jusqu'aux up to deep");
const between = wordSet(
  "à a au aux la le les to my our the his her their your in of de d' du up deep",
);

/**
 * « Du café jusqu'aux chevilles », `up to our knees in sand`, `ankle-deep in milk`: a place that is
 * full of it so far. Of water a flood is told.
 */
export function depthsIn(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!limbs.has(lower.replace(/-deep$/, '')) || isWaking(reading, at)) return [];
    let [from, to] = [at, at + 1];
    while (from > at - 5 && between.has(tokens[from - 1]?.lower ?? '')) from -= 1;
    while (from > at - 6 && reaching.has(tokens[from - 1]?.lower ?? '')) from -= 1;
    while (to < at + 4 && between.has(tokens[to]?.lower ?? '')) to += 1;
    const words = tokens.slice(from, to).map((token) => token.lower);
    if (!words.some((word) => reaching.has(word) || word.endsWith('-deep'))) return [];
    const content = named.find((one) => one.to === from || one.from === to);
    if (content?.kind !== 'thing' || /^(?:water|home|town)$/.test(content.category ?? ''))
      return [];
    // A blanket up to one's chin is around nobody's ankles: it has an article.
    const isMass = content.from === to || isSome(reading, content);
    const what = placeAround(reading, named, from, to);
    const evidence = evidenceAt(reading, from, to, 'action.stand: up to there');
    if (!isMass || what === undefined || evidence.negated) return [];
    return [
      { who: content.id, act: 'stand', where: [{ relation: 'in', what }], evidence: [evidence] },
    ];
  });
}

/** « Du café », `coffee`: some of it, and not one. */
function isSome(reading: Reading, { from }: Named): boolean {
  const [own = '', before = '', earlier = ''] = [0, 1, 2].map(
    (n) => reading.tokens[from - n]?.lower ?? '',
  );
  if (sentenceAt(reading, from)?.language !== 'fr') return !articles.has(before);
  const isPartitive = partitives.has(own) || partitives.has(before);
  return isPartitive || (earlier === 'de' && /^(?:la|l')$/.test(before));
}

const partitives = wordSet("du de d'");
const articles = wordSet('a an the my his her our their');

/** Whatever is full: what stands right before, or what `it`, « elle » was named as. */
function holderBefore(reading: Reading, named: readonly Named[], at: number): Named | undefined {
  const { tokens, sentences } = reading;
  const isPronoun = [1, 2, 3].some((n) => /^(?:it|elle|il)$/.test(tokens[at - n]?.lower ?? ''));
  const here = sentences.findIndex((one) => one.from <= at && at < one.to);
  const first = isPronoun
    ? (sentences[Math.max(0, here - 1)]?.from ?? 0)
    : (sentenceAt(reading, at)?.from ?? 0);
  const before = named.filter(
    ({ kind, category, from, to }) =>
      kind === 'thing' &&
      from >= first &&
      to <= at &&
      (isPronoun || at - to <= 4) &&
      (holding.has(category ?? '') || category === 'water'),
  );
  // « Un cercueil dans l'église, et il était plein »: the coffin is.
  return before.findLast(({ category }) => !places.has(category ?? '')) ?? before.at(-1);
}

/** `I opened the wardrobe and bees flew out`, « j'ouvrais la bouche et il en sortait du sable »: from there. */
export function outOfOpened(deeds: readonly Deed[]): Deed[] {
  return deeds.map((deed, n) => {
    const before = deeds[n - 1];
    const isOut = deed.act === 'emerge' && deed.where.length === 0 && deed.whom === undefined;
    // `I cracked an egg and a man came out`, « je coupe le gâteau et il en sort une souris ».
    const opened = before && opening.has(before.act) ? before.whom : undefined;
    if (!isOut || opened === undefined || opened === deed.who) return deed;
    return { ...deed, where: [{ relation: 'from', what: opened }] };
  });
}

const opening = new Set<Deed['act']>(['open', 'break', 'cut', 'tend']);

const covered = wordSet('covered crawling couvert couverte couverts couvertes infested');

/** `My hands were covered in ants`, « j'étais couverte de plumes »: it is on them. */
export function coversOf(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!covered.has(lower) || !/^(?:in|with|by|de|d')$/.test(tokens[at + 1]?.lower ?? ''))
      return [];
    if (!isHappening(reading, at)) return [];
    const cover = nextNamed(reading, named, at + 2, 3);
    const first = sentenceAt(reading, at)?.from ?? 0;
    const bearer = named.findLast(({ from, to }) => from >= first && to <= at && at - to <= 3);
    const isMine =
      bearer === undefined
        ? [1, 2, 3].some((n) => /^(?:i|j'|je)$/.test(tokens[at - n]?.lower ?? ''))
        : bearer.category === 'body' &&
          /^(?:my|mon|ma|mes)$/.test(tokens[bearer.from - 1]?.lower ?? '');
    const what = isMine ? 'dreamer' : bearer?.category === 'body' ? undefined : bearer?.id;
    if (cover === undefined || what === undefined || cover.id === what) return [];
    const evidence = evidenceAt(reading, at, cover.to, 'action.stand: covers');
    if (evidence.negated || !isSomething(cover)) return [];
    return [
      { who: cover.id, act: 'stand', where: [{ relation: 'on', what }], evidence: [evidence] },
    ];
  });
}

/** Blood, mud or snow covers one and stands on nothing. */
function isSomething({ kind, category, id }: Named): boolean {
  if (kind === 'character') return true;
  return (
    !/^(?:water|weather|body|land)$/.test(category ?? '') && !/^(?:blood|mud|snow|dust)$/.test(id)
  );
}
