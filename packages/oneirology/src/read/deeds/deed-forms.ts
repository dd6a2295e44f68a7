import type { Party } from '#grammar/person.ts';
import { thatBefore } from '#read/antecedents.ts';
import { thereInside } from '#read/deeds/act-meant.ts';
import { givenBy } from '#read/deeds/deed-receivers.ts';
import {
  byTheHand,
  hidingThem,
  huggedThing,
  liftedBy,
  ownBody,
} from '#read/deeds/forms-of-bodies.ts';
import { isLiving } from '#read/deeds/not-deeds.ts';
import { isSliding } from '#read/deeds/sliding.ts';
import { spokenOf } from '#read/deeds/spoken-of.ts';
import type { Telling } from '#read/deeds/telling.ts';
import { done, type Form, isSomebody, type Place } from '#read/deeds/telling.ts';
import { isSaying } from '#read/deeds/told-verbs.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { relationOf } from '#read/relation-words.ts';
import type { Deed, Evidence } from '#schema.ts';

/** `Came out of my mouth`: what its words end before is where it was; « en sortait »: named last. */
const emerging: Form = ({ reading, named, match, act, who, whom, where, evidence }) => {
  if (act !== 'emerge') return null;
  const isSaidBefore = [0, 2].some((n) => reading.tokens[match.from - n]?.lower === 'en');
  const source = isSaidBefore
    ? named.findLast(({ id, kind, to }) => to <= match.from && kind === 'thing' && id !== who)?.id
    : (whom ?? thatBefore(reading, named, match, who));
  const from: Place[] =
    source === undefined || source === who ? [] : [{ relation: 'from', what: source }];
  // « Du robinet sortaient des cheveux »: out of what stands before the verb.
  const first = named.find(({ id, to }) => to === match.from && id !== who);
  const isTurned = named.some(({ id, from: at }) => id === who && at >= match.to);
  if (first && isTurned && from.length === 0) from.push({ relation: 'from', what: first.id });
  // `Climbed down from its pole`: out of nothing that is seen.
  const words = reading.tokens.slice(match.from, match.to);
  const isDown = words.some(({ lower }) => lower === 'down');
  if (isDown && from.length === 0)
    return [{ who, act: 'leave', where: [...where], evidence: [evidence] }];
  return [{ who, act, where: [...from, ...where], evidence: [evidence] }];
};

/** « Quand j'ai regardé dans la poussette il y avait un poisson »: it is in there. */
const lookedInto: Form = ({ reading, named, match, act, who, where, until, evidence }) => {
  if (act !== 'look' && act !== 'search') return null;
  const into = where.find(({ relation }) => relation === 'in');
  const seen = into && thereInside(reading, named, match.to, until);
  if (!into || !seen || seen.id === into.what) return null;
  return [{ who, act, where: [...where], evidence: [evidence] }, within(seen.id, into, evidence)];
};

/** « Je trouvais un bébé dans le tiroir »: one looks into it, and it is in there. */
const foundIn: Form = ({ named, act, who, whom, where, evidence }) => {
  if (act !== 'find' || whom === undefined || whom === who) return null;
  const into = where.find(({ relation, what }) => relation === 'in' && what !== whom);
  if (!into || !isLeftIn(named, whom, [into])) return null;
  return [{ who, act: 'look', where: [into], evidence: [evidence] }, within(whom, into, evidence)];
};

/** « Je suis tombé sur un piano »: what one comes upon is what is found. */
const cameUpon: Form = ({ match, act, who, whom, where, evidence }) => {
  if (act !== 'find' || match.meaning.value.act !== 'fall' || whom !== undefined) return null;
  const met = where.find(({ relation }) => relation === 'on');
  if (met === undefined) return null;
  const others = where.filter((one) => one !== met);
  return [{ who, act, whom: met.what, where: others, evidence: [evidence] }];
};

/** `I left my baby in the fridge`: it is there. « J'en mettais deux dans mon caddie »: of what was named last. */
const putInto: Form = ({ reading, named, match, act, who, whom, where, evidence }) => {
  const isTurnedFrom = /back|dos|talons/i.test(evidence.text);
  const isLeft =
    act === 'leave' && !isTurnedFrom && whom !== undefined && isLeftIn(named, whom, where);
  if (act !== 'put' && !isLeft) return null;
  const into = where.filter(({ relation }) => /^(?:in|on|under|behind)$/.test(relation));
  const what = whom ?? thatBefore(reading, named, match, who, true);
  // « Je glissais »: nothing is slipped anywhere, and one falls.
  if (what === undefined && /^(?:gliss|slip)/i.test(evidence.text))
    return [
      {
        who,
        act: 'fall',
        ...(isSliding(reading, named, match) && { verb: verbInWords('fall', 'slide') }),
        where: [...where],
        evidence: [evidence],
      },
    ];
  if (what === undefined || what === who || into.length === 0) return [];
  const there = into.filter((one) => one.what !== what);
  // « On m'enferme dans une cage »: there one is, whoever did it.
  if (who === 'unknown' && what === 'dreamer')
    return [{ who: what, act: 'stand', where: there, evidence: [evidence] }];
  return [{ who, act: 'put', whom: what, where: there, evidence: [evidence] }];
};

/** « Descendait les marches »: one walks along them. */
const alongSteps: Form = ({ match, act, who, whom, where, evidence }) => {
  const isDown = act === 'walk' || act === 'float';
  if (!isDown || match.meaning.value.act !== 'carry' || whom === undefined) return null;
  const verb = act === 'walk' ? verbInWords('walk', 'descendre') : undefined;
  const steps = [{ relation: 'through' as const, what: whom }, ...where];
  return [{ who, act, ...(verb && { verb }), where: steps, evidence: [evidence] }];
};

/** `My aunt lives by herself`: only where one lives is seen. */
const livingNowhere: Form = ({ reading, match, act, where }) =>
  act === 'stand' && where.length === 0 && isLiving(reading, match.to) ? [] : null;

/** `Got on the bus`, « montait dans le train »: the verb's own words say where. */
const goneInto: Form = ({ reading, match, act, who, whom, where, evidence }) => {
  const relation = restingActs.has(act) ? relationAtEnd(reading, match.to) : undefined;
  if (relation === undefined || whom === undefined) return null;
  const others = where.filter(({ what }) => what !== whom);
  return [{ who, act, where: [{ relation, what: whom }, ...others], evidence: [evidence] }];
};

/** `Asked me to pass the biscuits`: they are what it is about, and not where. */
const about: Form = ({ reading, named, match, act, who, whom, evidence }) => {
  const topic = isSaying(match.term) ? spokenOf(reading, named, match) : undefined;
  if (topic === undefined || topic === whom) return null;
  const to = whom !== undefined && whom !== who ? { whom } : {};
  return [{ who, act, ...to, where: [{ relation: 'with', what: topic }], evidence: [evidence] }];
};

/** What is given, and who gets it. */
const giving: Form = (telling) => {
  const { reading, named, match, act, whom, where } = telling;
  if (act !== 'give') return null;
  const handed = givenBy(reading, named, match, whom);
  const [gift] = handed;
  // `Handing out sandwiches to the family`: who gets them is somebody.
  const isTurned =
    whom !== undefined &&
    gift !== undefined &&
    named.some(({ id, kind }) => id === whom && kind === 'thing') &&
    isSomebody(named, gift.what);
  if (isTurned) return [done(telling, gift.what, [{ relation: 'with', what: whom }])];
  // « Je donnais à manger à un tigre »: it is the tigre that is given.
  const fed = whom === undefined ? where.find(({ relation }) => relation === 'at') : undefined;
  return [done(telling, whom ?? fed?.what, handed)];
};

/** `Slid me a key`, « me glissait un billet »: it is given to them. */
const slidTo: Form = (telling) => {
  const { reading, named, match, act, who, whom, evidence } = telling;
  if (!/^(?:fall|put)$/.test(act) || !/sli[dp]|gliss/i.test(evidence.text)) return null;
  if (whom === undefined || whom === who) return null;
  if (whom !== 'dreamer' && whom !== 'unknown' && !isSomebody(named, whom)) return null;
  const handed = givenBy(reading, named, match, whom);
  return handed.length > 0 ? [done({ ...telling, act: 'give' }, whom, handed)] : null;
};

/** « J'ouvrais la machine et il y avait des poissons »: they come out of it. */
const opened: Form = (telling) => {
  const { reading, named, match, act, whom, until, evidence } = telling;
  if (act !== 'open' || whom === undefined) return null;
  const inside = thereInside(reading, named, match.to, until);
  const one = done(telling, whom);
  if (inside === undefined || inside.id === whom) return [one];
  const where: Place[] = [{ relation: 'from', what: whom }];
  return [one, { who: inside.id, act: 'emerge', where, evidence: [evidence] }];
};

/** `Rang me up on the old green phone`: it is by it, and nobody stands on one. */
const byPhone: Form = (telling) => {
  const { act, whom, where } = telling;
  const others = where.filter(({ what }) => what !== 'phone');
  return act === 'phone' && others.length < where.length
    ? [done({ ...telling, where: others }, whom)]
    : null;
};

const forms: readonly Form[] = [
  hidingThem,
  huggedThing,
  liftedBy,
  ownBody,
  byTheHand,
  slidTo,
  byPhone,
  ...[emerging, lookedInto, foundIn, cameUpon, putInto, alongSteps, livingNowhere, goneInto, about],
  ...[giving, opened],
];

/** The deeds that a verb and its parties tell: by a form of its act's own, or as one does to another. */
export function asToldBy(telling: Telling): Deed[] {
  for (const form of forms) {
    const deeds = form(telling);
    if (deeds !== null) return deeds;
  }
  return [done(telling, telling.whom)];
}

function within(who: string, { what }: Place, evidence: Evidence): Deed {
  return { who, act: 'stand', where: [{ relation: 'in', what }], evidence: [evidence] };
}

/** Acts that are done in or on something, to nobody. */
const restingActs = new Set<string>('enter stand lie sit sleep drown climb'.split(' '));

/** The preposition a verb ends with. */
function relationAtEnd(reading: Reading, to: number): 'in' | 'on' | undefined {
  const language = sentenceAt(reading, to - 1)?.language ?? 'en';
  const relation = relationOf(reading, to - 1, language);
  return relation === 'in' || relation === 'on' ? relation : undefined;
}

/** Whether something was left in or on a thing, and no place was left. */
function isLeftIn(named: readonly Named[], whom: Party, where: readonly Place[]): boolean {
  const left = named.find(({ id }) => id === whom);
  // `I left the house in my car`.
  if (/^(?:home|town|ways|land)$/.test(left?.category ?? '')) return false;
  return where.some(
    ({ relation, what }) =>
      /^(?:in|on|under)$/.test(relation) &&
      named.some(({ id, category }) => id === what && things.has(category ?? '')),
  );
}

const things = new Set('objects props travel clothing food home'.split(' '));
