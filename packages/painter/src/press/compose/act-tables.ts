import type { PairName } from '#press/figure/pairs.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { ActName } from '#press/scene.ts';

export const poseOfAct: Partial<Record<ActName, PoseName>> = {
  run: 'run',
  chase: 'run',
  walk: 'walk',
  fall: 'fall',
  fly: 'fly',
  float: 'float',
  drown: 'drown',
  swim: 'swim',
  climb: 'climb',
  crawl: 'crawl',
  kneel: 'kneel',
  crouch: 'crouch',
  sit: 'sit',
  lie: 'lie',
  sleep: 'sleep',
  hide: 'hide',
  reach: 'reach',
  carry: 'carry',
  hold: 'hold',
  dance: 'dance',
  sing: 'shout',
  cry: 'cry',
  shout: 'shout',
  laugh: 'laugh',
  speak: 'talk',
  phone: 'phone',
  write: 'write',
  read: 'read',
  look: 'look-up',
  point: 'point',
  wave: 'wave',
  drive: 'drive',
  ride: 'sit',
  throw: 'throw',
  push: 'push',
  pull: 'pull',
  jump: 'jump',
  eat: 'eat',
  cook: 'give',
  wash: 'give',
  search: 'search',
  open: 'open',
  dig: 'dig',
  follow: 'walk',
  give: 'offer',
  enter: 'walk',
  leave: 'walk',
  bleed: 'kneel',
  fight: 'push',
  comfort: 'kneel',
  argue: 'quarrel',
  embrace: 'reach',
  kiss: 'reach',
  'hold-hands': 'walk',
  play: 'play',
  pass: 'walk',
  emerge: 'reach',
  bite: 'push',
  find: 'find',
  build: 'give',
  sew: 'sew',
  knit: 'sew',
  cut: 'give',
  knock: 'knock',
  marry: 'stand',
  birth: 'hold',
  become: 'reach',
  shoot: 'point',
  kill: 'push',
  paint: 'knock',
  tend: 'give',
  touch: 'touch',
  put: 'give',
};

/** Where the verb says more than its act. */
export const poseOfVerb: Readonly<Record<string, PoseName>> = {
  applauds: 'clap',
  claps: 'clap',
  drinks: 'drink',
  swallows: 'swallow',
  sweeps: 'sweep',
  salutes: 'salute',
  listens: 'listen',
  whispers: 'whisper',
  whistles: 'whistle',
  bows: 'bow',
  sneezes: 'cough',
  coughs: 'cough',
  kicks: 'kick',
  skis: 'ski',
  skates: 'glide',
  refuses: 'refuse',
  hesitates: 'hesitate',
  shrugs: 'shrug',
};

export const pairOfAct: Partial<Record<ActName, PairName>> = {
  chase: 'chase',
  kiss: 'kiss',
  embrace: 'embrace',
  fight: 'fight',
  'hold-hands': 'hold-hands',
  argue: 'argue',
  comfort: 'comfort',
  dance: 'dance',
  pull: 'pull',
  push: 'push',
  carry: 'carry-in-arms',
  marry: 'hold-hands',
  kill: 'fight',
};

/** What they do to whom it is done: who is hunted runs, who is followed walks on. */
export const actOfWhom: Partial<Record<ActName, ActName>> = { chase: 'run', follow: 'walk' };

/** Acts that are done with something in one's hands. */
export const handled = new Set<ActName>([
  'hold',
  'carry',
  'give',
  'throw',
  'eat',
  'read',
  'write',
  'wash',
  'find',
  'cut',
  'sew',
  'knit',
  'birth',
  'build',
  'cook',
  'tend',
  'put',
  'pull',
]);

/** Acts that leave something in a beast's mouth. */
export const mouthed = new Set<ActName>([
  ...(['pull', 'carry', 'hold', 'bite', 'eat', 'find', 'dig', 'give'] as const),
]);

export const atRest = new Set<ActName>([
  ...(['stand', 'wait', 'sleep', 'lie', 'sit', 'look', 'hide', 'read', 'write', 'kneel'] as const),
]);

/** Acts that lift whoever does them off the ground. */
export const aloft = new Set<ActName>(['fly', 'float', 'fall']);

export const inWater = new Set<ActName>(['swim', 'drown']);

export const together = new Set<ActName>([
  'run',
  'walk',
  'swim',
  'fly',
  'climb',
  'dance',
  'hide',
  'crawl',
  'wash',
  'cook',
  'sing',
  'jump',
  'laugh',
  'cry',
  'wait',
]);

export const seated = new Set<PoseName>([
  'sit',
  'doze',
  'eat',
  'play',
  'sew',
  'write',
  'weep-seated',
]);

export const lying = new Set<ActName>(['sleep', 'lie', 'sit', 'crouch', 'kneel']);

/** What is done sitting by whoever is on a seat: nobody waits standing on a bench. */
export const poseOnSeat: Partial<Record<ActName, PoseName>> = {
  cry: 'weep-seated',
  wait: 'sit',
  look: 'sit',
  speak: 'sit',
  laugh: 'sit',
  read: 'sit',
  write: 'play',
  phone: 'sit',
  sing: 'sit',
};

export const seats = new Set(
  'sofa armchair chair bench stool throne rocking-chair deckchair'.split(' '),
);
