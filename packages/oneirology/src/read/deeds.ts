import type { Cast, Party } from '#grammar/person.ts';
import { type ActionMatch, actionsIn } from '#lexicon/action-index.ts';
import {
  actMeant,
  companionIn,
  gerundDoer,
  isAfterWithout,
  personActing,
  thereInside,
  withPronoun,
} from '#read/act-meant.ts';
import { beingsIn } from '#read/beings.ts';
import { contentsIn, depthsIn } from '#read/contents.ts';
import {
  cliticBefore,
  givenBy,
  isMyHand,
  receiverOf,
  thatBefore,
  wholeOf,
} from '#read/deed-receivers.ts';
import { turned } from '#read/deed-turned.ts';
import { doerAfter, doerAfterImpersonal, doerOf, doerRightBefore } from '#read/doers.ts';
import { facesTaken } from '#read/faces-off.ts';
import { weatherFalling } from '#read/falling-weather.ts';
import { heldIn } from '#read/held-told.ts';
import { insideBodies } from '#read/inside-bodies.ts';
import { leadsIn, withoutLeads } from '#read/leads-told.ts';
import { allNamed, type Named } from '#read/named.ts';
import {
  isAsked,
  isByUnnamed,
  isDoneTo,
  isDoorWord,
  isLiving,
  isLoose,
  isOfNoun,
  isOnlyAsked,
  isOnlyBeing,
  isTheft,
  isVehicle,
  notMyself,
} from '#read/not-deeds.ts';
import { selvesSeen, withOtherSelf } from '#read/other-self.ts';
import { pronounPlaces } from '#read/pronoun-places.ts';
import { isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { isRecalled, isSaidAside, isSide } from '#read/recalled.ts';
import { isDoneThough } from '#read/relative-clauses.ts';
import { asRider } from '#read/riders.ts';
import { spokenOf } from '#read/spoken-of.ts';
import { stationsIn } from '#read/stations-told.ts';
import { evidenceFor, isSupposed } from '#read/told.ts';
import { asShown, isSaying, withVerb } from '#read/told-verbs.ts';
import { agentOf, causedDoer, isUndergone } from '#read/undergone.ts';
import { unlistedDeeds } from '#read/unlisted-deeds.ts';
import { withSomebody } from '#read/unnamed.ts';
import { whereNamedBefore } from '#read/where-named-before.ts';
import { placesAfter, relationOf } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Who does what to whom and where, in the order of the text; only what the dream says happened. */
export function readDeeds(reading: Reading, cast: Cast): Deed[] {
  const named = allNamed(reading, cast);
  let last: { who: Party; until: number } | undefined;
  const tell = (match: ActionMatch): Deed[] => {
    const evidence = evidenceFor(reading, match, match.meaning.value.act);
    // `I could not find my passport`: what is not found is looked for.
    const meant = actMeant(reading, named, match);
    const isInVain = evidence.negated && meant === 'find';
    const isDenied =
      evidence.negated &&
      !isAfterWithout(reading, match.from) &&
      !isDoneThough(reading, match.from);
    if (isWaking(reading, match.from)) return [];
    if (!isInVain && (isDenied || isSupposed(reading, match.from))) return [];
    const act = isInVain ? 'search' : meant;
    if (isOnlyBeing(reading, match) || isTheft(reading, named, match)) return [];
    if (isDoorWord(reading, match) || isOfNoun(reading, named, match)) return [];
    if (isVehicle(reading, match) || isAsked(reading, match.from)) return [];
    if (isOnlyAsked(reading, match.from) && !isDoneThough(reading, match.from)) return [];
    if (isSaidAside(reading, match) || isSide(reading, match)) return [];
    if (isDoneTo(reading, named, match)) return [];
    const until = sentenceAt(reading, match.from)?.to ?? 0;
    // `I found a door and crawled through it`: who did the one does the other.
    const isJoined = joiners.has(reading.tokens[beforeClitics(reading, match.from)]?.lower ?? '');
    const sameAsLast = isJoined && last?.until === until ? last.who : undefined;
    const agent = agentOf(reading, named, match);
    // `It was going up a mountain, pulled by goats`: whoever went is pulled.
    const isParticiple =
      /..ing$/.test(reading.tokens[match.to - 1]?.lower ?? '') ||
      (agent !== undefined && /,/.test(reading.tokens[match.from]?.gap ?? ''));
    const said =
      sameAsLast ??
      doerAfterImpersonal(reading, named, match) ??
      gerundDoer(reading, cast, match) ??
      causedDoer(reading, cast, match) ??
      doerRightBefore(reading, cast, named, match) ??
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
    const places = placesAfter(reading, named, match.to);
    const byPronoun = pronounPlaces(reading, cast, named, match.to).filter(
      ({ what }) => what !== who && !places.some((place) => place.what === what),
    );
    const where = [
      ...(companion ? [{ relation: 'with' as const, what: companion }] : []),
      ...byPronoun,
      ...places,
      ...whereNamedBefore(reading, named, match, who),
    ];
    // « Me jetaient des pierres »: at whom they are thrown.
    const struck = act === 'throw' ? cliticBefore(reading, cast, match.from) : undefined;
    if (struck !== undefined && struck !== who && struck !== 'unknown')
      where.push({ relation: 'at', what: struck });
    // « Poursuivie par une moissonneuse »: whatever it is, one runs from it.
    if (act === 'chase' && agent === undefined && isByUnnamed(reading, match)) {
      return [{ who, act: 'run', where, evidence: [evidence] }];
    }
    if (agent === undefined && isUndergone(reading, match)) {
      return act === 'chase' ? [{ who, act: 'run', where, evidence: [evidence] }] : [];
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
      ? where.find(
          ({ relation, what }) =>
            (relation === 'with' && (act !== 'speak' || isSomebody(named, what))) ||
            // `Getting married to my friend`.
            (act === 'marry' && relation === 'at' && isSomebody(named, what)),
        )
      : null;
    // « Faisait la vaisselle avec moi »: whoever dreams does it too.
    const isWithMe =
      alongActs.has(act) && who !== 'dreamer' && withPronoun(reading, match.to) !== undefined;
    if (isWithMe && !where.some(({ relation }) => relation === 'with'))
      where.unshift({ relation: 'with', what: 'dreamer' });
    const mate = togetherActs.has(act) && who !== 'dreamer' ? withPronoun(reading, match.to) : null;
    const whom =
      mate ??
      partner?.what ??
      (isMyHand(reading, match, act) ? 'dreamer' : undefined) ??
      wholeOf(reading, named, match, receiverOf(reading, cast, named, match, who));
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
    // « Quand j'ai regardé dans la poussette il y avait un poisson »: it is in there.
    const looked =
      act === 'look' || act === 'search'
        ? where.find(({ relation }) => relation === 'in')
        : undefined;
    const seen = looked && thereInside(reading, named, match.to, until);
    if (looked && seen && seen.id !== looked.what)
      return [
        { who, act, where, evidence: [evidence] },
        {
          who: seen.id,
          act: 'stand',
          where: [{ relation: 'in', what: looked.what }],
          evidence: [evidence],
        },
      ];
    // « Je trouvais un bébé dans le tiroir »: one looks into it, and it is in there.
    const kept =
      act === 'find'
        ? where.find(({ relation, what }) => relation === 'in' && what !== whom)
        : null;
    if (kept && whom !== undefined && whom !== who && isLeftIn(named, whom, [kept]))
      return [
        { who, act: 'look', where: [kept], evidence: [evidence] },
        { who: whom, act: 'stand', where: [kept], evidence: [evidence] },
      ];
    // `I left my baby in the fridge`: it is there. « J'en mettais deux dans mon caddie »: of what was named last.
    if (act === 'put' || (act === 'leave' && whom !== undefined && isLeftIn(named, whom, where))) {
      const into = where.filter(({ relation }) => /^(?:in|on|under|behind)$/.test(relation));
      const what = whom ?? thatBefore(reading, named, match, who, true);
      // « Je glissais »: nothing is slipped anywhere, and one falls.
      const isSlip = what === undefined && /^(?:gliss|slip)/i.test(evidence.text);
      if (isSlip) return [{ who, act: 'fall', where, evidence: [evidence] }];
      if (what === undefined || what === who || into.length === 0) return [];
      return [
        {
          who,
          act: 'put',
          whom: what,
          where: into.filter((one) => one.what !== what),
          evidence: [evidence],
        },
      ];
    }
    // « Descendait les marches »: one walks along them.
    if (act === 'walk' && match.meaning.value.act === 'carry' && whom !== undefined)
      return [
        { who, act, where: [{ relation: 'through', what: whom }, ...where], evidence: [evidence] },
      ];
    // `My aunt lives by herself`: only where one lives is seen.
    if (act === 'stand' && where.length === 0 && isLiving(reading, match.to)) return [];
    // `Got on the bus`, « montait dans le train »: the verb's own words say where.
    const into =
      whom !== undefined && restingActs.has(act) ? relationAtEnd(reading, match.to) : undefined;
    if (into !== undefined && whom !== undefined)
      return [
        {
          who,
          act,
          where: [{ relation: into, what: whom }, ...where.filter(({ what }) => what !== whom)],
          evidence: [evidence],
        },
      ];
    // `Asked me to pass the biscuits`: they are what it is about, and not where.
    const topic = isSaying(match.term) ? spokenOf(reading, named, match) : undefined;
    if (topic !== undefined && topic !== whom)
      return [
        {
          who,
          act,
          ...(whom !== undefined && whom !== who && { whom }),
          where: [{ relation: 'with', what: topic }],
          evidence: [evidence],
        },
      ];
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
  };
  const shown = (match: ActionMatch): Deed[] =>
    withVerb(tell(match), match)
      .map((deed) => asRider(reading, named, match, withOtherSelf(reading, match, deed)))
      .flatMap((deed) => asShown(reading, named, match, deed))
      .flatMap((deed) => turned(deed, named))
      .map((deed) => withSomebody(reading, match, deed));
  const matches = actionsIn(reading);
  const inDream = matches.filter((match) => !isRecalled(reading, named, match)).flatMap(shown);
  // What was before is all there is, where nothing else is told.
  const told = inDream.length > 0 ? inDream : matches.flatMap(shown);
  const start = (deed: Deed) => deed.evidence[0]?.start ?? 0;
  // A participle is met as itself and as a form of its verb.
  const once = told.filter(
    (deed, n) =>
      !told.slice(0, n).some((one) => one.act === deed.act && start(one) === start(deed)),
  );
  const others = [
    ...contentsIn(reading, named),
    ...depthsIn(reading, named),
    ...beingsIn(reading, cast, named),
    ...stationsIn(reading, cast, named),
    ...weatherFalling(reading, named),
    ...unlistedDeeds(reading, cast, named),
    ...heldIn(reading, named),
    ...selvesSeen(reading, named),
    ...insideBodies(reading, cast, named),
    ...facesTaken(reading, cast, named),
  ];
  const leads = leadsIn(reading, cast, named);
  return [...withoutLeads([...once, ...others], leads), ...leads].sort(
    (a, b) => start(a) - start(b),
  );
}

/** Acts that are done in or on something, to nobody. */
const restingActs = new Set<string>('enter stand lie sit sleep drown climb'.split(' '));

/** The preposition a verb ends with. */
function relationAtEnd(reading: Reading, to: number): 'in' | 'on' | undefined {
  const language = sentenceAt(reading, to - 1)?.language ?? 'en';
  const relation = relationOf(reading, to - 1, language);
  return relation === 'in' || relation === 'on' ? relation : undefined;
}

/** Acts of two, whom « avec » joins. */
const togetherActs = new Set<string>(
  'kiss embrace dance fight argue hold-hands speak play walk marry'.split(' '),
);

/** Whether something was left in or on a thing, and no place was left. */
function isLeftIn(named: readonly Named[], whom: Party, where: Deed['where']): boolean {
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

function isSomebody(named: readonly Named[], what: string): boolean {
  return named.some(({ id, kind }) => id === what && kind === 'character');
}

/** Acts that another may do beside one. */
const alongActs = new Set<string>('wash cook eat run swim climb fly hide sing sleep'.split(' '));

const joiners = wordSet('and then but et puis mais');

/** « Et me saluaient »: what stands before a verb and its small words. */
function beforeClitics({ tokens }: Reading, from: number): number {
  let at = from - 1;
  while (
    at > from - 5 &&
    /^(?:me|m'|nous|le|la|les|l'|lui|leur|se|s'|ne|n'|then|not|could|couldn't|can't|did|didn't|would|wouldn't|was|were|had)$/.test(
      tokens[at]?.lower ?? '',
    )
  ) {
    at -= 1;
  }
  return at;
}
