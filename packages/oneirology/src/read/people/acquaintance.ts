import { type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/** Whether the words around a noun say that the dreamer knows who it is. */
export type Acquaintance = 'known' | 'unknown' | 'unsaid';

/** How far after a noun a clause may still say it: `a girl with red hair that I know`. */
const reach = 10;
const first = wordSet("i je j'");
const knowing = wordSet(
  `know knew known met dated date dating work worked recognize recognise recognized recognised
  remember connais connaissais connu connue connus rencontré rencontrée fréquente fréquentais
  fréquenté travaille travaillais sors sortais reconnais reconnaissais reconnu reconnue vu vue seen`,
);
/** `a boy I went to school with`: going says so only where it is done together. */
const going = wordSet('went go going used sat');
const denying = wordSet(
  "not never don't didn't doesn't haven't hadn't cannot can't couldn't pas jamais",
);
const strange = wordSet(
  'strange unknown unfamiliar unidentified inconnu inconnue inconnus inconnues',
);
const from = wordSet("from du de d'");
const ownWorld = wordSet(
  `school work church college home class classe lycée école collège travail boulot fac bureau
  village enfance dorm campus quartier`,
);

/**
 * Reads `a man I know`, « une fille de ma classe », `a strange woman`, « un homme que je n'ai jamais
 * vu ». Bare nouns say nothing either way.
 */
export function acquaintanceWith(reading: Reading, noun: number, end: number): Acquaintance {
  const { tokens } = reading;
  const sentence = sentenceAt(reading, noun);
  if (sentence === undefined) return 'unsaid';
  const word = (at: number): string => tokens[at]?.lower ?? '';
  if (strange.has(word(noun - 1)) || strange.has(word(end))) return 'unknown';
  const last = Math.min(sentence.to, end + reach);
  for (let at = end; at < last; at += 1) {
    if (/[;:()]/.test(tokens[at]?.gap ?? '')) break;
    if (isOfMine(word, at)) return 'known';
    if (!first.has(word(at))) continue;
    let isDenied = word(at - 1) === 'ne';
    for (let next = at + 1; next < Math.min(last + 2, at + 6); next += 1) {
      const said = word(next);
      if (denying.has(said)) isDenied = true;
      const isTogether = going.has(said) && isWithin(word, next, last + 3);
      if (!knowing.has(said) && !isTogether) continue;
      const isSeen = said === 'vu' || said === 'vue' || said === 'seen';
      const after = word(next + 1);
      if (isDenied || denying.has(after)) return 'unknown';
      // To have seen somebody is no acquaintance; never to have seen them is none either.
      return isSeen ? 'unsaid' : 'known';
    }
  }
  return 'unsaid';
}

/** `from work`, « de ma classe », `of mine`, `my age`. */
function isOfMine(word: (at: number) => string, at: number): boolean {
  const next = word(at + 1);
  if (word(at) === 'of' && next === 'mine') return true;
  if (/^(?:my|mon)$/.test(word(at)) && /^(?:age|âge)$/.test(next)) return true;
  if (word(at) === 'in' && next === 'my') return ownWorld.has(word(at + 2));
  if (!from.has(word(at))) return false;
  return (
    ownWorld.has(next) ||
    (/^(?:my|mon|ma|mes|high|notre)$/.test(next) && ownWorld.has(word(at + 2)))
  );
}

function isWithin(word: (at: number) => string, index: number, last: number): boolean {
  for (let at = index + 1; at < last; at += 1) if (word(at) === 'with') return true;
  return false;
}
