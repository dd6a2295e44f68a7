import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const windows = wordSet('fenêtre fenêtres window windows hublot porthole vitre');
const through = wordSet('par travers depuis through of from by out');
/** What may stand between: « de la petite », `the kitchen`. */
const reachBack = 4;
const seeing = wordSet(
  `see sees saw seen seeing watch watched spot spotted notice noticed vois voyais voit voyait vu
  aperçois apercevais aperçu aperçoit voyons voyions`,
);
const oneself = wordSet("i we je j' on nous");

/** « Par la fenêtre je vois la mer », `out of the window I saw a plane`: the dreamer looks out of it. */
export function seenThroughWindows(reading: Reading): Deed[] {
  return reading.sentences.flatMap(({ from, to }): Deed[] => {
    const words = reading.tokens.slice(from, to).map(({ lower }) => lower);
    const at = words.findIndex((word) => windows.has(word));
    const opener = words.findLastIndex(
      (word, n) => n < at && n >= at - reachBack && through.has(word),
    );
    const sees = words.findIndex(
      (word, n) =>
        seeing.has(word) && words.slice(Math.max(0, n - 3), n).some((one) => oneself.has(one)),
    );
    if (at < 0 || opener < 0 || sees < 0) return [];
    if (!isHappening(reading, from + sees)) return [];
    const evidence = evidenceAt(reading, from + opener, from + at + 1, 'action.look: through');
    if (evidence.negated) return [];
    const where = [{ relation: 'through' as const, what: 'window' }];
    return [{ who: 'dreamer', act: 'look', where, evidence: [evidence] }];
  });
}
