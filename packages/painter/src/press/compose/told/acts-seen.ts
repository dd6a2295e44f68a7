import type { ActName } from '#press/scene.ts';

/** How whom or what a deed is done to is drawn: nobody, joined to whoever does it, or apart from them. */
export type Reach = 'alone' | 'somebody' | 'something' | 'joined';

/** What is told of an act instead of it, and whether it names whom it is done to. */
export interface ActSeen {
  readonly act: ActName;
  readonly isOfWhom: boolean;
}

/**
 * What is seen of an act of people: act | alone | apart from somebody | apart from something | joined to
 * them. `=` is told as it is; another act stands for it, and names nobody where a full stop ends it.
 */
const table = `
chase | run | = | = | =
climb | = | reach | = | =
carry | stand | stand | stand | =
hold | stand | stand | stand | =
hold-hands | walk | stand | stand | =
embrace | reach | reach | reach | =
kiss | reach | reach | reach | =
fight | give | = | reach | =
comfort | kneel | kneel | kneel | =
play | sit | sit | sit. | =
write | = | write. | write. | =
read | = | read. | read. | =
drive | sit | sit | sit | =
ride | sit | sit | sit | =
throw | = | throw. | throw. | =
push | give | give | reach | =
pull | give | give | reach | =
eat | = | eat. | eat. | =
cook | = | cook. | cook. | =
wash | = | give | reach | =
open | give | give | reach | =
follow | walk | = | = | =
give | = | = | reach | =
break | stand | stand | stand | =
emerge | reach | reach | reach | =
bite | give | give | reach | =
find | give | give | reach | =
build | stand | stand | stand | =
sew | = | sew. | sew. | =
knit | = | knit. | knit. | =
cut | give | give | reach | =
marry | stand | stand | stand | =
birth | give | give | reach | hold
become | reach | reach | reach | =
kill | give | fight | reach | fight
paint | = | paint. | paint. | =
tend | stand | stand | stand | =
touch | give | give | reach | =
put | give | give | reach | hold
`;

const reaches = ['alone', 'somebody', 'something', 'joined'] as const satisfies readonly Reach[];

const seen: ReadonlyMap<string, ActSeen> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [act = '', ...cells] = row.split(' | ');
      return reaches.flatMap((reach, n): [string, ActSeen][] => {
        const cell = cells[n] ?? '=';
        if (cell === '=') return [];
        const told = cell.replace('.', '') as ActName;
        return [[`${act} ${reach}`, { act: told, isOfWhom: !cell.endsWith('.') }]];
      });
    }),
);

/** What is seen of what somebody does; undefined where it is seen as it is told. */
export function actSeen(act: ActName, reach: Reach): ActSeen | undefined {
  return seen.get(`${act} ${reach}`);
}

/** What a beast does that is seen as it is, on whomever; all else is told as its being there. */
export const ofBeasts: ReadonlySet<ActName> = new Set<ActName>([
  ...(['run', 'chase', 'walk', 'fall', 'fly', 'float', 'drown', 'swim', 'climb', 'crawl'] as const),
  ...([
    'sit',
    'lie',
    'sleep',
    'jump',
    'dance',
    'look',
    'wait',
    'follow',
    'enter',
    'leave',
  ] as const),
  ...(['pass', 'emerge', 'become', 'fight', 'eat', 'bite', 'stand', 'bleed', 'disappear'] as const),
  ...(['kneel', 'crouch', 'push', 'ride', 'drive'] as const),
]);

/**
 * What shows that a thing does what is told of it: a layer of its drawing, nothing more (`true`), or to
 * whom or where it is done (`to`).
 */
export const ofThings: Readonly<Partial<Record<ActName, RegExp | true | 'to'>>> = {
  ...{ fall: true, fly: true, float: true, swim: true, drown: true, pass: true, emerge: 'to' },
  ...{ become: 'to', stand: true, dance: true, climb: 'to', break: true, disappear: true },
  ...{ walk: /^legs$/, run: /^legs$/, chase: /^legs$/, follow: /^legs$/, jump: /^legs$/ },
  ...{ bleed: /^blood$/, look: /^eyes$/, cry: /tears$/, sleep: /^eyes\.shut$/ },
  ...{ sing: /^(?:lips|ringing|notes)$/, speak: /^(?:lips|ringing|notes)$/ },
  ...{ shout: /^(?:lips|ringing|notes)$/, laugh: /^lips$/, eat: /^(?:lips|grin)$/ },
  ...{ bite: /^(?:lips|grin)$/, kiss: /^lips$/ },
};
