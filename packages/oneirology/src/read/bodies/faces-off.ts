import type { Cast } from '#grammar/person.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change, Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const taking = wordSet(
  `take takes took taken taking pull pulls pulled pulling peel peels peeled peeling rip ripped ripping tear
  tore tearing lift lifted slide slid remove removes removed removing unscrew unscrewed`,
);
/** These say it alone; the others only with `off`. */
const removing = wordSet('remove removes removed removing unscrew unscrewed');
const takingInFrench =
  /^(?:enl[eè]v|retir|ôt|arrach|décoll|déviss|détach)(?:e|es|ais|ait|aient|ant|er|é|ée|ent)$/;
const falling = wordSet('fell falls fallen falling came comes come tombe tombé tombait décollait');
const english = wordSet('fell falls fallen falling came comes come');
const own = wordSet('my his her their mon son leur le');

interface FaceOff {
  readonly who: string;
  readonly from: number;
  readonly to: number;
  readonly isTaken: boolean;
}

/** `I took off my face`, « il a retiré son visage », `my face fell off`: who has none from then on. */
function facesOff(reading: Reading, cast: Cast, named: readonly Named[]): FaceOff[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): FaceOff[] => {
    if (!/^(?:face|visage)$/.test(lower) || !own.has(tokens[at - 1]?.lower ?? '')) return [];
    if (!isHappening(reading, at)) return [];
    if (reading.spans.negated[at] === 1) return [];
    const sentence = sentenceAt(reading, at);
    const verb = [2, 3].map((n) => at - n).find((n) => isTaking(reading, n, at));
    if (verb !== undefined && verb >= (sentence?.from ?? 0)) {
      const who = doerOf(reading, cast, named, verb);
      const isSomebody =
        who === 'dreamer' || named.some(({ id, kind }) => id === who && kind === 'character');
      return who && isSomebody ? [{ who, from: verb, to: at + 1, isTaken: true }] : [];
    }
    const isMine = /^(?:my|mon)$/.test(tokens[at - 1]?.lower ?? '');
    const after = tokens.slice(at + 1, at + 5).map((one) => one.lower);
    const isFallen = isMine && isComeOff(after);
    return isFallen ? [{ who: 'dreamer', from: at - 1, to: at + 3, isTaken: false }] : [];
  });
}

/** What falls in pieces comes off nobody whole. */
function isComeOff(after: readonly string[]): boolean {
  const fallen = after.slice(0, 2).findIndex((word) => falling.has(word));
  if (fallen < 0) return false;
  const next = after[fallen + 1];
  return english.has(after[fallen] ?? '') ? next === 'off' : next !== 'en';
}

function isTaking({ tokens }: Reading, verb: number, face: number): boolean {
  const said = tokens[verb]?.lower ?? '';
  if (removing.has(said) || takingInFrench.test(said)) return true;
  const rest = [...tokens.slice(verb + 1, face), ...tokens.slice(face + 1, face + 2)];
  return taking.has(said) && rest.some(({ lower }) => lower === 'off');
}

const verb = {
  fr: { one: 'enlève', many: 'enlèvent', joint: '' },
  en: { one: 'takes off', many: 'take off', joint: '' },
};

/** What is done with a face that comes off: it is in a hand. */
export function facesTaken(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  return facesOff(reading, cast, named).map(({ who, from, to, isTaken }): Deed => {
    const evidence = [evidenceAt(reading, from, to, 'action.hold: face off')];
    return { who, act: 'hold', whom: 'face', ...(isTaken && { verb }), where: [], evidence };
  });
}

/** And whoever had it has none. */
export function facesLost(reading: Reading, cast: Cast, named: readonly Named[]): Change[] {
  return facesOff(reading, cast, named).map(({ who, from, to }): Change => {
    const evidence = [evidenceAt(reading, from, to, 'change.faceless: face off')];
    return { of: who, change: 'faceless', evidence };
  });
}
