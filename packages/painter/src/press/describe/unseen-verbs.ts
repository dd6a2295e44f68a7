import type { ActName } from '#press/scene.ts';

/**
 * Verbs that say more than any picture of their act: who inherits a house is seen to hold it, who tunes
 * a guitar to be busy with it. As English tells them of one.
 */
const unseen: Partial<Record<ActName, string>> = {
  tend: `checks, tests, verifies, tries out, maintains, trains, rears, installs, labels, prints, files,
    hypnotises, bewitches, vaccinates, protects, guards, tunes, changes, switches on, switches off,
    turns on, turns off, furnishes, decorates, empties, fills, arranges, sorts, tidies,
    puts away, takes care of, looks after, plugs in, unplugs, photocopies, samples, gardens,
    disinfects, heats up, locks up, frames, covers up, saddles, harnesses, disposes, welds, glues`,
  hold: `buys, receives, inherits, wins, borrows, keeps, confiscates, collects, uses,
    votes, chooses, brings home, retrieves, gathers, measures`,
  sleep: 'yawns, hibernates',
  lie: 'stretches, rests',
  sing: 'hums',
  kneel: 'begs',
  speak: `promises, demands, advises, negotiates, confesses, warns, thanks, invites, introduces, pleads,
    teaches, questions, interrogates`,
  argue: 'criticises, haggles, threatens',
  find: 'discovers',
  build: 'creates, invents',
  cook: 'roasts, bakes, boils',
};

const byAct: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(unseen).map(([act, verbs]) => [act, new Set(verbs.split(/,\s+/))] as const),
);

/** Whether a verb claims what no picture of its act shows. */
export function isUnseen(act: ActName, verb: string): boolean {
  return byAct.get(act)?.has(verb) === true;
}
