import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { otherSelf } from '#read/people/selves-named.ts';
import { placesAfter } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const watching = 'saw see watched watching vois voyais voyait regardais observais';
const seeing = wordSet(
  `${watching} seeing met noticed spotted aperçois apercevais regarde observe vu vue aperçu aperçue
  rencontré rencontrée croisais croise`,
);
/** In which one sees oneself on any day. */
const glasses = wordSet(
  `mirror mirrors glass window reflection photo photos photograph picture video film tv television
  screen miroir miroirs glace vitre vitrine fenêtre reflet photographie vidéo télé écran eau water as`,
);

/** Where `saw myself`, « je me voyais » ends; null where nothing at a token says so. */
function selfSeenFrom(reading: Reading, at: number): number | null {
  const { tokens } = reading;
  const said = (n: number) => tokens[n]?.lower ?? '';
  const isEnglish = said(at) === 'myself' && seeing.has(said(at - 1));
  const isAux = /^(?:suis|étais)$/.test(said(at - 1)) && /^(?:me|m')$/.test(said(at - 2));
  const isFrench = seeing.has(said(at)) && (/^(?:me|m')$/.test(said(at - 1)) || isAux);
  const pronoun = isAux ? at - 3 : at - 2;
  const isMine = isEnglish || (isFrench && /^(?:je|j'|ne)$/.test(said(pronoun)));
  // « Je m'aperçois que je suis nue »: one notices it, and sees nobody.
  const isNoticing = /^aper/.test(said(at)) && /^(?:que|qu'|de|d'|du)$/.test(said(at + 1));
  if (!isMine || isNoticing || !isHappening(reading, at)) return null;
  const sentence = sentenceAt(reading, at);
  const words = tokens.slice(sentence?.from ?? 0, sentence?.to ?? 0);
  return words.some(({ lower }) => glasses.has(lower)) ? null : at + 1;
}

/** `I saw myself on the platform`, « je me suis vue dans la foule »: one looks at another self. */
export function selvesSeen(reading: Reading, named: readonly Named[]): Deed[] {
  return reading.tokens.flatMap((_, at): Deed[] => {
    const to = selfSeenFrom(reading, at);
    if (to === null) return [];
    const evidence = evidenceAt(reading, at - 1, to, 'action.look: myself');
    if (evidence.negated) return [];
    const where = placesAfter(reading, named, to);
    const stood: Deed = { who: otherSelf, act: 'stand', where, evidence: [evidence] };
    const looked: Deed = {
      who: 'dreamer',
      act: 'look',
      whom: otherSelf,
      where: [],
      evidence: [evidence],
    };
    return where.length > 0 ? [looked, stood] : [looked];
  });
}

/** `There were two of me at the till`, « il y avait un autre moi »: another self is there. */
export function selvesThere(reading: Reading, named: readonly Named[]): Deed[] {
  return named.flatMap((self): Deed[] => {
    const before = reading.tokens.slice(Math.max(0, self.from - 5), self.from);
    const isThere = before.some(
      ({ lower }, n) =>
        (lower === 'there' && /^(?:was|were|is|are)$/.test(before[n + 1]?.lower ?? '')) ||
        (lower === 'y' && /^(?:a|avait)$/.test(before[n + 1]?.lower ?? '')),
    );
    if (self.id !== otherSelf || !isThere || !isHappening(reading, self.from)) return [];
    const evidence = evidenceAt(reading, self.from, self.to, 'action.stand: another self');
    if (evidence.negated) return [];
    const where = placesAfter(reading, named, self.to);
    return [{ who: otherSelf, act: 'stand', where, evidence: [evidence] }];
  });
}

/** What one does away from one's own body, which lies there. */
const outOfBody = wordSet(
  `${watching} looked looking above over left leaving outside floated floating dessus quittais quitté
  quittait sortais sorti sortie flottais flotter`,
);
const own = wordSet('my own sleeping lifeless unconscious dead still mon propre');

/** `I was floating above my own body`, « je voyais mon corps endormi »: it lies there, and is another self. */
export function bodiesLeft(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!/^(?:body|corps)$/.test(lower) || !isHappening(reading, at)) return [];
    let first = at;
    while (first > at - 4 && own.has(tokens[first - 1]?.lower ?? '')) first -= 1;
    if (!/^(?:my|mon)$/.test(tokens[first]?.lower ?? '')) return [];
    const sentence = sentenceAt(reading, at);
    const before = tokens.slice(Math.max(sentence?.from ?? 0, first - 5), first);
    const isInGlass = tokens
      .slice(sentence?.from ?? 0, sentence?.to ?? 0)
      .some((token) => glasses.has(token.lower));
    if (isInGlass || !before.some((token) => outOfBody.has(token.lower))) return [];
    const evidence = evidenceAt(reading, first, at + 1, 'action.lie: my own body');
    if (evidence.negated) return [];
    const where = placesAfter(reading, named, at + 1);
    const isAsleep = tokens.slice(first, at + 3).some((token) => asleep.test(token.lower));
    return [{ who: otherSelf, act: isAsleep ? 'sleep' : 'lie', where, evidence: [evidence] }];
  });
}

const asleep = /^(?:sleeping|asleep|endormie?|dormir|dormait|dort)$/;

const light = wordSet("en train de d' just still encore");

/** Whether what stands at a token is what one sees oneself do. */
function isSeenDoing(reading: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 4 && light.has(reading.tokens[at]?.lower ?? '')) at -= 1;
  return selfSeenFrom(reading, at) !== null;
}

/** What two do: with oneself only in a dream. */
const mutual = new Set<Deed['act']>([
  ...(['fight', 'argue', 'chase', 'follow', 'embrace', 'kiss', 'dance', 'marry'] as const),
]);

/** What no reflection does that stays in its glass. */
const goesOff = new Set<Deed['act']>([
  ...(['emerge', 'leave', 'walk', 'run', 'chase', 'follow', 'climb', 'embrace', 'fight'] as const),
  ...(['kiss', 'dance', 'pull', 'jump', 'bite', 'kill', 'sit', 'hold-hands'] as const),
]);

/** `I watched myself sleeping`, « je me battais avec moi-même »: another self does it, or it is done to them. */
export function withOtherSelf(reading: Reading, { from, to }: ActionMatch, deed: Deed): Deed {
  // `My reflection climbed out of the mirror`: who looks as one does.
  if (deed.who === 'reflection' && goesOff.has(deed.act)) return { ...deed, who: otherSelf };
  if (deed.who !== 'dreamer') return deed;
  if (isSeenDoing(reading, from)) return { ...deed, who: otherSelf };
  const after = reading.tokens.slice(to, to + 4);
  const isMyself = after.some(
    ({ lower }, n) => lower === 'myself' || (lower === 'moi' && after[n + 1]?.lower === 'même'),
  );
  return mutual.has(deed.act) && deed.whom === undefined && isMyself
    ? { ...deed, whom: otherSelf }
    : deed;
}
