import { z } from 'zod';
import { type frozen, type Language, linesOf, readFrozen } from '#evaluate/coded-set.ts';
import {
  characterIdentities,
  type DreamAnalysis,
  emotionClasses,
  interactionTypes,
} from '#schema.ts';

/**
 * Sentences in which a word says something else than it says by itself, with what must be found in
 * them and what must not: `anger`, `!animal`, `sadness@other`, `symbol:sea`. Written and coded by
 * Reverie's makers before any was run (`coded/README.md`).
 */
export interface Trap {
  readonly id: string;
  readonly language: Language;
  /** Of what kind it is: `idiom`, `speech`, `gesture`, … */
  readonly trap: string;
  readonly text: string;
  readonly expect: readonly string[];
}

const trapSchema = z.object({
  id: z.string(),
  language: z.enum(['fr', 'en']),
  trap: z.string(),
  text: z.string(),
  expect: z.array(z.string()).min(1),
});

export async function readTraps(file: keyof typeof frozen = 'traps.jsonl'): Promise<Trap[]> {
  return linesOf(await readFrozen(file)).map((line) => trapSchema.parse(line));
}

/** The expectations of a sentence that its analysis does not meet; none: it is passed. */
export function unmet(analysis: DreamAnalysis, expect: readonly string[]): string[] {
  return expect.filter((wanted) => {
    const isRefused = wanted.startsWith('!');
    return isFound(analysis, isRefused ? wanted.slice(1) : wanted) === isRefused;
  });
}

const emotions = new Set<string>(emotionClasses);
const acts = new Set<string>(interactionTypes);
const identities = new Set<string>(characterIdentities);

function isFound(analysis: DreamAnalysis, wanted: string): boolean {
  const [name = '', whose] = wanted.split('@');
  if (emotions.has(name)) {
    return analysis.emotions.some(
      ({ class: kind, shown, experiencer }) =>
        shown &&
        kind === name &&
        (whose === undefined || (experiencer === 'dreamer') === (whose === 'dreamer')),
    );
  }
  if (acts.has(name)) return analysis.interactions.some((act) => act.shown && act.type === name);
  if (identities.has(name)) {
    return analysis.characters.some(({ shown, identity }) => shown && identity === name);
  }
  if (name === 'misfortune' || name === 'success' || name === 'failure') {
    return analysis.events[name].some(({ shown }) => shown);
  }
  if (name === 'indoor' || name === 'outdoor') {
    return analysis.settings.some(({ shown, place }) => shown && place === name);
  }
  const [kind, id] = name.split(':');
  if (kind !== 'symbol') throw new Error(`No sentence can be held to “${wanted}”.`);
  return analysis.symbols.some((symbol) => symbol.shown && symbol.id === id);
}
