import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { isOnlyMarried } from '#press/choosing/places/places-by-deeds.ts';
import { frames } from '#press/compose/vessels/containers.ts';
import { roleNamed } from '#press/roles.ts';
import type { ActName } from '#press/scene.ts';

export interface Implied {
  readonly who: string;
  readonly act: ActName;
  readonly whom?: string;
  readonly where?: Deed['where'];
}

/** What is done where the dream names the act alone: `a dream of flying`, « mon mariage ». */
const actOf: Readonly<Record<string, ActName>> = {
  flying: 'fly',
  floating: 'float',
  falling: 'fall',
  swimming: 'swim',
  drowning: 'drown',
  running: 'run',
  escape: 'run',
  climbing: 'climb',
  dancing: 'dance',
  hiding: 'hide',
  exam: 'write',
  jumping: 'jump',
  voiceless: 'shout',
};

/** Acts of the dreamer that no deed tells yet. */
export function impliedDeeds(analysis: DreamAnalysis, named: readonly Named[]): Implied[] {
  const done = new Set((analysis.deeds ?? []).map(({ act }) => act));
  const has = (id: string) => named.some((one) => one.id === id);
  const isPaired = ['dance', 'kiss', 'marry', 'hold-hands', 'embrace'].some((act) =>
    done.has(act as ActName),
  );
  // « Le tablier de ma grand-mère »: she is not there to be married.
  const others = analysis.characters.filter(
    ({ id, identity, number }) =>
      identity !== 'animal' && number === 'one' && !analysis.owners?.includes(id),
  );
  const implied = named.flatMap(({ id }): Implied[] => {
    const act = actOf[id];
    if (act === undefined || done.has(act) || isToldByDeeds(analysis, id)) return [];
    if (isOfAnother(analysis, id) || analysis.owners?.includes(id)) return [];
    if (id === 'hiding' && isOnlyHidden(analysis)) return [];
    // Whoever cannot scream in bed lies in it.
    if (id === 'voiceless' && has('bed')) return [];
    if (act === 'fall' && isLetFall(analysis)) return [];
    // « J'ai sauvé un enfant de la noyade »: the child drowns.
    return [{ who: (id === 'drowning' && savedIn(analysis)) || 'dreamer', act }];
  });
  const [other] = others;
  const spouse = isAtWedding(analysis) ? others.find((one) => mayWed(analysis, one)) : undefined;
  if (spouse && !isPaired) implied.push({ who: 'dreamer', act: 'hold-hands', whom: spouse.id });
  if (has('kiss') && other && !isPaired) {
    implied.push({ who: 'dreamer', act: 'kiss', whom: other.id });
  }
  const born = has('birth')
    ? (named.find(({ id }) => id === 'baby')?.id ?? animalOf(analysis))
    : undefined;
  if (born !== undefined) implied.push({ who: 'dreamer', act: 'hold', whom: born });
  // `A woman stood at the foot of my bed`, « je me suis réveillée »: who dreams lies in it.
  const isBusy = (analysis.deeds ?? []).some(({ who }) => who === 'dreamer');
  const isAtBed = (analysis.deeds ?? []).some(
    ({ who, where }) =>
      who !== 'dreamer' &&
      where.some(({ relation, what }) => what === 'bed' && !/^(?:under|in)$/.test(relation)),
  );
  if (!isBusy && has('bed') && (isAtBed || has('waking-up')))
    implied.push({ who: 'dreamer', act: 'lie', where: [{ relation: 'on', what: 'bed' }] });
  // « Je pêchais », `my father fished`: a rod is in somebody's hands.
  const fishing = named.find(({ id }) => id === 'fishing');
  if (fishing) {
    const start = fishing.evidence[0]?.start ?? 0;
    const fisher = analysis.characters.find(({ evidence }) =>
      evidence.some(({ end }) => end < start && start - end <= toFishing),
    );
    const vessel = named.find(({ id }) => /^(?:boat|canoe|raft|ship)$/.test(id));
    implied.push({
      ...{ who: fisher?.id ?? 'dreamer', act: 'hold', whom: 'fishing' },
      ...(vessel && { where: [{ relation: 'in', what: vessel.id }] }),
    });
  }
  implied.push(
    ...drivers(analysis),
    ...heldInPalm(analysis),
    ...tinyOnTable(analysis),
    ...inPortrait(analysis),
    ...pursuers(analysis),
  );
  // `They gave me a box`: whoever it was, it is in one's hands.
  for (const { who, act, whom, where } of analysis.deeds ?? []) {
    const given = where.find(({ relation }) => relation === 'with')?.what;
    if (act !== 'give' || who !== 'unknown' || whom !== 'dreamer' || !given) continue;
    implied.push({ who: 'dreamer', act: 'hold', whom: given });
  }
  return implied;
}

function savedIn({ deeds = [] }: DreamAnalysis): string | undefined {
  return deeds.find(
    ({ who, verb }) => who === 'dreamer' && /^(?:saves|rescues)$/.test(verb?.en.one ?? ''),
  )?.whom;
}

/** `My father, tiny, stood in the palm of my hand`: whoever stands there is held. */
function heldInPalm(analysis: DreamAnalysis): Implied[] {
  const { deeds = [], symbols } = analysis;
  const isInHand = ({ where }: Pick<Deed, 'where'>) =>
    where.some(({ relation, what }) => what === 'hand' && /^(?:in|on)$/.test(relation));
  const held = deeds.find(
    (deed) => deed.who !== 'dreamer' && inPalm.has(deed.act) && isInHand(deed),
  );
  const found = deeds.find(
    (deed) => deed.act === 'find' && deed.who === 'dreamer' && isInHand(deed),
  );
  const whom = held?.who ?? found?.whom;
  if (whom !== undefined) return [{ who: 'dreamer', act: 'hold', whom }];
  // `There was a baby in my palm`, « un bébé dans le creux de ma main »: no verb says it.
  const [hand] = symbols.find(({ id }) => id === 'hand')?.evidence ?? [];
  const isBefore = ({ end }: { readonly end: number }) =>
    hand !== undefined && hand.start - end >= 4 && hand.start - end <= palmReach;
  const isIdle = (id: string) => !deeds.some(({ who, whom: to }) => who === id || to === id);
  const lying = analysis.characters.find(
    ({ id, evidence, age, identity }) =>
      evidence.some(isBefore) &&
      isIdle(id) &&
      (age === 'baby' || identity === 'animal' || isTiny(analysis, id)),
  );
  if (lying === undefined) return [];
  // An animal goes by its symbol's name, and is there once.
  const isLying = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
    evidence.some(({ start }) => lying.evidence.some((one) => one.start === start));
  const animal = lying.identity === 'animal' ? symbols.find(isLying) : undefined;
  return [{ who: 'dreamer', act: 'hold', whom: animal?.id ?? lying.id }];
}

/** Letters from somebody to the hand they are in: ` in my `, « dans le creux de ma ». */
const palmReach = 22;

function isTiny({ changes = [] }: DreamAnalysis, who: string): boolean {
  return changes.some(({ of, change }) => of === who && change === 'tiny');
}

/** `A hidden room`, « une porte cachée »: nobody hides. */
function isOnlyHidden({ symbols }: DreamAnalysis): boolean {
  const words = symbols.find(({ id }) => id === 'hiding')?.evidence ?? [];
  return words.every(({ text }) => /^(?:hidden|caché\w*|secr[eè]te?s?)$/i.test(text));
}

/** `I dropped a cup and it took hours to fall`: the cup does. */
function isLetFall({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(
    ({ act, whom, verb }) => act === 'throw' && whom !== undefined && verb?.en.one === 'drops',
  );
}

/** `A portrait of my grandmother`, « une photo de mon père »: who is nowhere else is in it. */
function inPortrait(analysis: DreamAnalysis): Implied[] {
  const { deeds = [], props = [], symbols, characters } = analysis;
  const frame = [...props, ...symbols].find(({ id }) => frames.has(id));
  const isOf = ({ start }: { readonly start: number }) =>
    frame?.evidence.some(({ end }) => start - end >= 3 && start - end <= likenessReach) ?? false;
  const one = characters.find(
    ({ id, evidence, identity }) =>
      identity !== 'animal' &&
      evidence.length === 1 &&
      evidence.some(isOf) &&
      !deeds.some(({ who, whom }) => who === id || whom === id),
  );
  if (!frame || !one) return [];
  return [{ who: one.id, act: 'stand', where: [{ relation: 'in', what: frame.id }] }];
}

/** `We ran from a bear`: whoever one runs from is behind. */
function pursuers({ characters, deeds = [], symbols }: DreamAnalysis): Implied[] {
  if (deeds.some(({ act }) => act === 'chase')) return [];
  const isBeing = (id: string) =>
    characters.some((one) => one.id === id) ||
    symbols.some((one) => one.id === id && isOfBeasts(one.category));
  return deeds.flatMap(({ who, act, where }): Implied[] => {
    const from = where.find(({ relation, what }) => relation === 'from' && isBeing(what));
    return act === 'run' && from ? [{ who: from.what, act: 'chase', whom: who }] : [];
  });
}

/** Letters from a portrait to whose it is: ` of my `, « de ma ». */
const likenessReach = 10;

/** `My father was as small as a thimble, on the table`: who is tiny stands on what they fit on. */
function tinyOnTable(analysis: DreamAnalysis): Implied[] {
  const table = [...analysis.symbols, ...(analysis.props ?? [])].find(({ id }) =>
    /^(?:table|desk)$/.test(id),
  );
  const small = analysis.characters.find(
    ({ id }) =>
      isTiny(analysis, id) &&
      !(analysis.deeds ?? []).some(
        ({ who, whom, where }) => whom === id || (who === id && where.length > 0),
      ),
  );
  if (!table || !small) return [];
  const act = (analysis.deeds ?? []).find(({ who }) => who === small.id)?.act ?? 'stand';
  return [{ who: small.id, act, where: [{ relation: 'on', what: table.id }] }];
}

const inPalm = new Set<Deed['act']>([
  ...(['stand', 'sit', 'lie', 'sleep', 'dance', 'sing', 'walk', 'run', 'crawl'] as const),
]);

/** `The driver was a goat`: a driver of whom nothing is done drives. */
function drivers({ characters, deeds = [], owners = [] }: DreamAnalysis): Implied[] {
  if (deeds.some(({ act }) => act === 'drive')) return [];
  const one = characters.find(
    ({ id, number, label, evidence, shown }) =>
      shown &&
      number === 'one' &&
      [label, ...evidence.map(({ text }) => text)].some(
        (noun) => roleNamed(noun)?.id === 'driver',
      ) &&
      !deeds.some(({ who, whom, act }) => (who === id && act !== 'speak') || whom === id),
  );
  // `I'm a bus driver`: who dreams is.
  const who = one && owners.includes(one.id) ? 'dreamer' : one?.id;
  return who === undefined ? [] : [{ who, act: 'drive' }];
}

/** Whether all its words stand in deeds already: in `birds fly out of a book` no dreamer flies. */
function isToldByDeeds({ symbols, deeds = [] }: DreamAnalysis, id: string): boolean {
  const spans = deeds.flatMap(({ evidence }) => evidence);
  const words = symbols.find((symbol) => symbol.id === id)?.evidence ?? [];
  return (
    words.length > 0 &&
    words.every(({ start, end }) => spans.some((span) => span.start < end && start < span.end))
  );
}

/** `How the car was running`: what stands right before does it, and not who dreams. */
/** `My brother was fishing`: letters at most; `my brother and I were` is longer, and both do. */
const toFishing = 6;

function isOfAnother({ symbols, props = [] }: DreamAnalysis, id: string): boolean {
  const words = symbols.find((symbol) => symbol.id === id)?.evidence ?? [];
  const things = [...symbols, ...props].filter((one) => one.id !== id);
  return words.every(({ start }) =>
    things.some((one) => one.evidence.some(({ end }) => start > end && start - end <= 6)),
  );
}

function animalOf({ characters }: DreamAnalysis): string | undefined {
  return characters.find(({ identity, age }) => identity === 'animal' || age === 'baby')?.id;
}

/** `My mother turned her back on me at the wedding`: a guest, and busy. */
function mayWed(
  { deeds = [] }: DreamAnalysis,
  other: DreamAnalysis['characters'][number],
): boolean {
  const isKin = other.identity === 'family' && !spouses.test(other.label);
  return !isKin && !deeds.some(({ who, act }) => who === other.id && act !== 'stand');
}

const spouses = /husband|wife|spouse|fianc|mari\b|femme|épou|bride|groom/i;

/** A marriage that somebody complains of is no wedding, and a photograph of one is none. */
function isAtWedding(analysis: DreamAnalysis): boolean {
  const { symbols } = analysis;
  if (isOnlyMarried(analysis, 'wedding')) return false;
  const words = symbols.find(({ id }) => id === 'wedding')?.evidence ?? [];
  const photographs = symbols.find(({ id }) => id === 'photograph')?.evidence ?? [];
  return words.some(
    ({ text, start, end }) =>
      !/^marriages?$/i.test(text) &&
      !photographs.some((own) => Math.abs(own.end - start) <= 4 || Math.abs(own.start - end) <= 2),
  );
}
