import type { Clock } from '#platform/clock.ts';

export type AnswersOptions = {
  clock: Clock;
  /** Milliseconds an answer stands. */
  freshFor: number;
  /** Milliseconds it is still said where no newer one can be had; no shorter. */
  knownFor: number;
  /** Milliseconds after a failure in which the same is not asked again. */
  silentFor: number;
  /** Answers remembered at once. Past it the one that was used least lately is forgotten. */
  most: number;
  /** Questions under way at once; a further one fails. */
  mostAtOnce: number;
};

type Entry<T> = {
  known?: { answer: T; at: number };
  failure?: { error: unknown; at: number };
  asking?: Promise<T>;
};

/** Too much is being asked already. */
export class Crowded extends Error {}

/**
 * What somebody elsewhere answers, remembered in memory and shared by all who ask the same: one
 * question is under way for each, however many wait for it.
 */
export function createAnswers<T>(options: AnswersOptions) {
  const { clock, freshFor, knownFor, silentFor, most, mostAtOnce } = options;
  const entries = new Map<string, Entry<T>>();
  let underWay = 0;

  /**
   * The answer to `question`, got by `ask` where none stands. Where it cannot be had, the last one
   * that is known; without one, rejects as `ask` did, or with `Crowded`.
   */
  async function get(
    question: string,
    ask: () => Promise<T>,
  ): Promise<{ answer: T; isLastKnown: boolean }> {
    const entry = use(question);
    const { known } = entry;
    if (known && ageOf(known) < freshFor) return { answer: known.answer, isLastKnown: false };
    try {
      return { answer: await (entry.asking ?? begin(entry, ask)), isLastKnown: false };
    } catch (error) {
      if (known && ageOf(known) < knownFor) return { answer: known.answer, isLastKnown: true };
      throw error;
    }
  }

  function begin(entry: Entry<T>, ask: () => Promise<T>): Promise<T> {
    const { failure } = entry;
    if (failure && ageOf(failure) < silentFor) return Promise.reject(failure.error);
    if (underWay >= mostAtOnce) return Promise.reject(new Crowded('too much is asked at once'));
    underWay += 1;
    entry.asking = settle(entry, ask);
    return entry.asking;
  }

  async function settle(entry: Entry<T>, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      entry.known = { answer, at: now() };
      delete entry.failure;
      return answer;
    } catch (error) {
      entry.failure = { error, at: now() };
      throw error;
    } finally {
      underWay -= 1;
      delete entry.asking;
    }
  }

  /** Set anew, an entry moves to the end: those in front were not asked for the longest. */
  function use(question: string): Entry<T> {
    const entry = entries.get(question) ?? {};
    entries.delete(question);
    entries.set(question, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    return entry;
  }

  const now = () => clock.now().getTime();
  const ageOf = ({ at }: { at: number }) => now() - at;

  return { get };
}
