import type { Cast, Party } from '#grammar/person.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import {
  actMeant,
  companionIn,
  gerundDoer,
  isAfterWithout,
  personActing,
  thereInside,
  withPronoun,
} from '#read/act-meant.ts';
import { contentsIn, insideOf } from '#read/contents.ts';
import { givenBy, isMyHand, receiverOf, thatBefore, wholeOf } from '#read/deed-receivers.ts';
import { agentOf, doerAfter, doerOf, doerRightBefore } from '#read/doers.ts';
import { weatherFalling } from '#read/falling-weather.ts';
import { allNamed } from '#read/named.ts';
import {
  isAsked,
  isByUnnamed,
  isDoneTo,
  isDoorWord,
  isLiving,
  isLoose,
  isOnlyBeing,
  isTheft,
  isVehicle,
  notMyself,
} from '#read/not-deeds.ts';
import { isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { stationsIn } from '#read/stations-told.ts';
import { evidenceFor, isSupposed } from '#read/told.ts';
import { placesAfter } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Who does what to whom and where, in the order of the text; only what the dream says happened. */
export function readDeeds(reading: Reading, cast: Cast): Deed[] {
  const named = allNamed(reading, cast);
  let last: { who: Party; until: number } | undefined;
  const told = actionsIn(reading).flatMap((match): Deed[] => {
    const evidence = evidenceFor(reading, match, match.meaning.value.act);
    // `I could not find my passport`: what is not found is looked for.
    const meant = actMeant(reading, named, match);
    const isInVain = evidence.negated && meant === 'find';
    const isDenied = evidence.negated && !isAfterWithout(reading, match.from);
    if (isWaking(reading, match.from)) return [];
    if (!isInVain && (isDenied || isSupposed(reading, match.from))) return [];
    const act = isInVain ? 'search' : meant;
    if (isOnlyBeing(reading, match) || isTheft(reading, named, match)) return [];
    if (isDoorWord(reading, match)) return [];
    if (isVehicle(reading, match) || isAsked(reading, match.from)) return [];
    if (isDoneTo(reading, named, match)) return [];
    const until = sentenceAt(reading, match.from)?.to ?? 0;
    // `I found a door and crawled through it`: who did the one does the other.
    const isJoined = joiners.has(reading.tokens[beforeClitics(reading, match.from)]?.lower ?? '');
    const sameAsLast = isJoined && last?.until === until ? last.who : undefined;
    const isParticiple = /..ing$/.test(reading.tokens[match.to - 1]?.lower ?? '');
    const said =
      sameAsLast ??
      gerundDoer(reading, cast, match) ??
      doerRightBefore(reading, named, match) ??
      (isParticiple && isLoose(reading, match.from) && last?.until === until
        ? last.who
        : undefined) ??
      doerOf(reading, cast, named, match.from) ??
      doerAfter(reading, named, match);
    if (said === undefined) return [];
    const other = said === 'dreamer' ? notMyself(reading, named, match.from) : undefined;
    const since = sentenceAt(reading, match.from)?.from ?? 0;
    const who = other ?? personActing(named, match, said, since);
    last = { who, until };
    const companion = companionIn(reading, named, match.from, who);
    const where = [
      ...(companion ? [{ relation: 'with' as const, what: companion }] : []),
      ...placesAfter(reading, named, match.to),
      ...insideOf(reading, named, match.to),
    ];
    const agent = agentOf(reading, named, match);
    // « Poursuivie par une moissonneuse »: whatever it is, one runs from it.
    if (act === 'chase' && agent === undefined && isByUnnamed(reading, match)) {
      return [{ who, act: 'run', where, evidence: [evidence] }];
    }
    if (agent !== undefined && agent !== who) {
      // « Poursuivie par des chiens »: what is named after does it to who is named before.
      return [
        {
          who: agent,
          act,
          whom: who,
          where: where.filter(({ what }) => what !== agent),
          evidence: [evidence],
        },
      ];
    }
    const partner = togetherActs.has(act)
      ? where.find(({ relation }) => relation === 'with')
      : null;
    const mate = togetherActs.has(act) && who !== 'dreamer' ? withPronoun(reading, match.to) : null;
    const whom =
      mate ??
      partner?.what ??
      (isMyHand(reading, match, act) ? 'dreamer' : undefined) ??
      wholeOf(reading, named, match, receiverOf(reading, cast, named, match));
    if (act === 'emerge') {
      // `Came out of my mouth`: what its words end before is where it was; « en sortait »: named last.
      const isSaidBefore = reading.tokens[match.from]?.lower === 'en';
      const source = isSaidBefore
        ? named.findLast(({ id, kind, to }) => to <= match.from && kind === 'thing' && id !== who)
            ?.id
        : (whom ?? thatBefore(reading, named, match, who));
      const from =
        source === undefined || source === who ? [] : [{ relation: 'from', what: source }];
      // `Climbed down from its pole`: out of nothing that is seen.
      const isDown = reading.tokens
        .slice(match.from, match.to)
        .some(({ lower }) => lower === 'down');
      if (isDown && from.length === 0) return [{ who, act: 'leave', where, evidence: [evidence] }];
      return [{ who, act, where: [...(from as Deed['where']), ...where], evidence: [evidence] }];
    }
    // « J'ouvrais la machine et il y avait des poissons »: they come out of it.
    const inside =
      act === 'open' && whom !== undefined
        ? thereInside(reading, named, match.to, until)
        : undefined;
    // « J'en mettais deux dans mon caddie »: of what was named last.
    if (act === 'put') {
      const into = where.filter(({ relation }) => /^(?:in|on|under|behind)$/.test(relation));
      const what = whom ?? thatBefore(reading, named, match, who, true);
      if (what === undefined || what === who || into.length === 0) return [];
      return [
        {
          who,
          act,
          whom: what,
          where: into.filter((one) => one.what !== what),
          evidence: [evidence],
        },
      ];
    }
    // `My aunt lives by herself`: only where one lives is seen.
    if (act === 'stand' && where.length === 0 && isLiving(reading, match.to)) return [];
    const handed = act === 'give' ? givenBy(reading, named, match, whom) : [];
    // « Je donnais à manger à un tigre »: it is the tigre that is given.
    const fed =
      act === 'give' && whom === undefined
        ? where.find(({ relation }) => relation === 'at')
        : undefined;
    const [gift] = handed;
    // `Handing out sandwiches to the family`: who gets them is somebody.
    const isTurned =
      gift !== undefined &&
      named.some(({ id, kind }) => id === whom && kind === 'thing') &&
      named.some(({ id, kind }) => id === gift.what && kind === 'character');
    const given: Deed['where'] =
      isTurned && whom !== undefined ? [{ relation: 'with', what: whom }] : handed;
    const receiver = isTurned ? gift?.what : (whom ?? fed?.what);
    return [
      {
        who,
        act,
        ...(receiver !== undefined && receiver !== who && { whom: receiver }),
        where: [
          ...given,
          ...where.filter((one) => one !== partner && one.what !== whom && one.what !== receiver),
        ],
        evidence: [{ ...evidence, negated: false }],
      },
      ...(inside && whom !== undefined && inside.id !== whom
        ? [
            {
              who: inside.id,
              act: 'emerge' as const,
              where: [{ relation: 'from' as const, what: whom }],
              evidence: [evidence],
            },
          ]
        : []),
    ];
  });
  const start = (deed: Deed) => deed.evidence[0]?.start ?? 0;
  // A participle is met as itself and as a form of its verb.
  const once = told.filter(
    (deed, n) =>
      !told.slice(0, n).some((one) => one.act === deed.act && start(one) === start(deed)),
  );
  const others = [
    ...contentsIn(reading, named),
    ...stationsIn(reading, cast, named),
    ...weatherFalling(reading, named),
  ];
  return [...once, ...others].sort((a, b) => start(a) - start(b));
}

/** Acts of two, whom « avec » joins. */
const togetherActs = new Set<string>(
  'kiss embrace dance fight argue hold-hands speak play walk marry'.split(' '),
);

const joiners = wordSet('and then but et puis mais');

/** « Et me saluaient »: what stands before a verb and its small words. */
function beforeClitics({ tokens }: Reading, from: number): number {
  let at = from - 1;
  while (
    at > from - 4 &&
    /^(?:me|m'|nous|le|la|les|l'|lui|leur|se|s'|then)$/.test(tokens[at]?.lower ?? '')
  ) {
    at -= 1;
  }
  return at;
}
