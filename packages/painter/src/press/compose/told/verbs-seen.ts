import { actInWords } from '#press/describe/acts-in-words.ts';
import type { ActName } from '#press/scene.ts';

/**
 * Verbs that say no more than any picture of their act shows, by the English infinitive's third person:
 * all others are told where they are drawn otherwise than their act.
 */
const alike: Partial<Record<ActName, string>> = {
  run: 'flees, runs away, bolts, sprints, rushes, hurries, dashes, comes running, escapes',
  chase: 'pursues',
  walk: `wanders, moves forward, marches, strolls, roams, goes, comes, comes back, goes back, heads, rambles,
    hikes, goes down, walks down, moves around, arrives, returns, wades`,
  fall: 'tumbles, drips',
  fly: 'glides, flies away, flutters, flaps',
  float: 'drifts, levitates, rises',
  drown: 'sinks',
  swim: 'bathes',
  climb: 'goes up, clambers',
  crawl: 'slithers',
  kneel: 'prays',
  crouch: 'huddles, bends down, stoops',
  sit: 'sits down, perches, alights, talks',
  lie: 'lies down, goes to bed, sunbathes',
  sleep: 'falls asleep, dozes',
  hide: 'takes shelter, shelters',
  carry: 'hauls, cradles, lugs, lifts, hoists, brings back, fetches',
  hold: `catches, carries off, picks up, seizes, grips, clutches, grabs, squeezes, takes, handles, wields, shows,
    shows off, holds up`,
  embrace: 'cuddles, hugs',
  fight:
    'hits, attacks, battles, punches, jostles, assaults, beats, beats up, tackles, boxes, strikes, wrestles',
  argue: 'scolds, tells off, reprimands',
  comfort: 'reassures, consoles, calms down, soothes',
  dance: 'waltzes, twirls, spins around, whirls, spins',
  cry: 'sobs, weeps',
  shout: 'screams, roars, barks, meows, growls, bleats, neighs, bellows',
  laugh: 'smiles, sniggers, giggles',
  speak: `speaks, discusses, chats, asks, tells, says, explains, announces, meets, runs across`,
  phone: 'answers the phone, picks up the phone',
  write: 'notes down, scribbles, drafts, signs, marks',
  read: 'leafs through, studies',
  look: 'stares, observes, watches, gazes, glances, examines, inspects, admires',
  wave: 'says goodbye, raises their hand',
  drive: 'steers',
  throw: 'tosses, hurls, flings',
  push: 'shoves',
  pull: 'drags, yanks, draws along, tows, leads, guides, holds back',
  jump: 'leaps, hops, bounces around',
  eat: `devours, nibbles, chews, bites, tastes, munches, gulps, pecks, grazes, has lunch, has dinner, gnaws`,
  cook: 'makes a meal, makes dinner, prepares, stirs',
  wash: 'cleans, rinses, scrubs, soaps',
  give: 'offers, hands, brings, serves, hands out, delivers, gives back, hands over, feeds',
  wait: 'queues, lines up',
  stand: 'stays, poses',
  enter: 'goes in, enters, boards',
  leave: 'walks off, goes out',
  become: 'is',
  break: 'smashes, shatters, cracks',
  pass: 'passes by, crosses, walks along, goes around, rolls, surges, streams in',
  build: 'assembles',
  sew: 'stitches, embroiders, darns',
  knit: 'crochets',
  cut: 'cuts up, slices, chops',
  knock: 'taps, pounds, bangs',
  shoot: 'aims',
  paint: 'draws, colours in, repaints',
  touch: 'strokes, pats, pets',
  put: 'places, lays, slips, loads, piles',
};

const byAct: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(alike).map(([act, verbs]) => [act, new Set(verbs.split(/,\s+/))] as const),
);

/** Verbs that what they are done on, at or with makes plain. */
const byThing: Readonly<Record<string, RegExp>> = {
  loses: /^teeth$/,
  closes: /^(?:door|window|gate|wardrobe|curtain)$/,
  shuts: /^(?:door|window|gate|wardrobe|curtain)$/,
  slides: /^slide$/,
  pedals: /^(?:bicycle|tricycle)$/,
  rows: /^(?:boat|coffin|bathtub|raft)$/,
  paddles: /^(?:boat|coffin|bathtub|raft)$/,
  types: /^(?:typewriter|computer|laptop|keyboard|tablet)$/,
  drums: /^drum$/,
  rings: /bell$/,
  drinks: /^(?:coffee|tea|cup|glass|beer|wine|milk|bottle|juice|cocktail|teapot)$/,
};

/** Whether a verb says no more than a picture of its act does, done to or on these things. */
export function isAlike(act: ActName, verb: string, ids: readonly string[]): boolean {
  const things = byThing[verb];
  return (
    actInWords(act, 'en').one === verb ||
    byAct.get(act)?.has(verb) === true ||
    (things !== undefined && ids.some((id) => things.test(id)))
  );
}
