import type { Cast } from '#grammar/person.ts';
import { type ActionMatch, actionsIn } from '#lexicon/action-index.ts';
import { isMyHair, isMyHand, wholeOf } from '#read/bodies/body-parts.ts';
import { borneIn, containedWith, withoutBorne, withoutHolders } from '#read/bodies/borne-told.ts';
import { facesTaken } from '#read/bodies/faces-off.ts';
import { halfBeasts } from '#read/bodies/half-beasts.ts';
import {
  grownOnBody,
  heldIn,
  inMyHand,
  inTheirGrip,
  isBeing,
  onTheirBody,
} from '#read/bodies/held-told.ts';
import { inPlaceOf } from '#read/bodies/in-place-of.ts';
import { insideBodies } from '#read/bodies/inside-bodies.ts';
import { wornIn } from '#read/bodies/worn-told.ts';
import { actMeant, isAfterWithout, withPronoun } from '#read/deeds/act-meant.ts';
import { attributesDone } from '#read/deeds/attributes-done.ts';
import { beingsIn } from '#read/deeds/beings.ts';
import { companionsIn, togetherActs } from '#read/deeds/companions.ts';
import { asToldBy } from '#read/deeds/deed-forms.ts';
import { withoutOffstage } from '#read/deeds/deed-on-stage.ts';
import { cliticBefore, receiverOf } from '#read/deeds/deed-receivers.ts';
import { turned } from '#read/deeds/deed-turned.ts';
import { doerTold, type LastDoer } from '#read/deeds/doer-told.ts';
import { helpedIn } from '#read/deeds/helping.ts';
import { leadsIn, withoutLeads } from '#read/deeds/leads-told.ts';
import { lostParts } from '#read/deeds/lost-parts.ts';
import { byWhateverDoesIt, isByUnnamed, isOfAnother, notMyself } from '#read/deeds/not-deeds.ts';
import { isPartOfBody } from '#read/deeds/parties.ts';
import { personActing } from '#read/deeds/person-acting.ts';
import { pronounPlaces } from '#read/deeds/pronoun-places.ts';
import { isRecalled } from '#read/deeds/recalled.ts';
import { isDoneThough } from '#read/deeds/relative-clauses.ts';
import { asRider } from '#read/deeds/riders.ts';
import { isSaidOfNoun, openedItself } from '#read/deeds/said-of-nouns.ts';
import { isSomebody } from '#read/deeds/telling.ts';
import { evidenceFor } from '#read/deeds/told.ts';
import { asShown, withVerb } from '#read/deeds/told-verbs.ts';
import { turnedRound } from '#read/deeds/turned-round.ts';
import { agentOf, isUndergone } from '#read/deeds/undergone.ts';
import { unlistedDeeds } from '#read/deeds/unlisted-deeds.ts';
import { withSomebody } from '#read/deeds/unnamed.ts';
import { isByNameless } from '#read/deeds/unnamed-subjects.ts';
import { isUntold } from '#read/deeds/untold.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { bodiesLeft, selvesSeen, selvesThere, withOtherSelf } from '#read/people/other-self.ts';
import { contentsIn, coversOf, depthsIn, landsIn, outOfOpened } from '#read/places/contents.ts';
import { weatherFalling } from '#read/places/falling-weather.ts';
import { inItIn, withInIt } from '#read/places/in-it.ts';
import { stationsIn } from '#read/places/stations-told.ts';
import { thereIn } from '#read/places/there-in.ts';
import { seenThroughWindows } from '#read/places/through-windows.ts';
import { otherSides, waysOn } from '#read/places/ways-on.ts';
import { whereNamedBefore } from '#read/places/where-named-before.ts';
import { placesAfter } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** Who does what to whom and where, in the order of the text; only what the dream says happened. */
export function readDeeds(reading: Reading, cast: Cast): Deed[] {
  const named = allNamed(reading, cast);
  let last: LastDoer | undefined;
  const tell = (match: ActionMatch): Deed[] => {
    const evidence = evidenceFor(reading, match, match.meaning.value.act);
    // `I could not find my passport`: what is not found is looked for.
    const meant = actMeant(reading, named, match);
    const isInVain = evidence.negated && meant === 'find';
    const isDenied =
      evidence.negated &&
      !isAfterWithout(reading, match.from) &&
      !isDoneThough(reading, match.from);
    if (!isInVain && (isDenied || !isHappening(reading, match.from))) return [];
    if (isUntold(reading, named, match)) return [];
    const isState = isSaidOfNoun(reading, named, match);
    const itself = isState ? openedItself(named, match) : undefined;
    if (isState && itself === undefined) return [];
    const act = isInVain ? 'search' : meant;
    const until = sentenceAt(reading, match.from)?.to ?? 0;
    const agent = agentOf(reading, named, match);
    const said = itself ?? doerTold({ reading, cast, named, match, agent, last });
    // Said of what nobody here has a name for, it is no deed of whoever dreams.
    if (said === undefined)
      return goings.has(act) && isByNameless(reading, named, match.from)
        ? [{ who: 'unknown', act, where: [], evidence: [evidence] }]
        : [];
    const other =
      said === 'dreamer'
        ? (notMyself(reading, named, match.from) ?? byWhateverDoesIt(reading, match.from))
        : undefined;
    const since = sentenceAt(reading, match.from)?.from ?? 0;
    const who = other ?? personActing(reading, named, match, said, since);
    // `I ran and caught flies`: of oneself one says `fly`.
    if (who === 'dreamer' && isOfAnother(reading, match)) return [];
    last = { who, until, to: match.to };
    const companions = companionsIn(reading, named, match, who);
    const helped = helpedIn(reading, cast, named, match);
    const beside =
      helped === undefined || helped === who ? companions.ids : [...companions.ids, helped];
    const places = placesAfter(reading, named, companions.until);
    const byPronoun = pronounPlaces(reading, cast, named, match.to).filter(
      ({ what }) => what !== who && !places.some((place) => place.what === what),
    );
    const where = [
      ...beside.map((what) => ({ relation: 'with' as const, what })),
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
    const done = wholeOf(reading, named, match, receiverOf(reading, cast, named, match, who));
    const isLiving = (what: string) => isSomebody(named, what) || isBeastNamed(named, what);
    // `Fighting a bear with a spoon`, « contre un ours avec une cuillère »: it is fought with that.
    const against = [done, where.find(({ relation }) => relation === 'beside')?.what];
    const foe =
      act === 'fight' ? against.find((id) => id !== undefined && isLiving(id)) : undefined;
    const partner = togetherActs.has(act)
      ? where.find(
          ({ relation, what }) =>
            (relation === 'with' &&
              // `Played the piano with my feet`.
              !isPartOfBody(named, what) &&
              (!(foe !== undefined || /^(?:speak|walk)$/.test(act)) || isLiving(what))) ||
            // `Getting married to my friend`.
            (act === 'marry' && relation === 'at' && isSomebody(named, what)),
        )
      : undefined;
    // « Faisait la vaisselle avec moi »: whoever dreams does it too.
    const isWithMe =
      alongActs.has(act) && who !== 'dreamer' && withPronoun(reading, match.to) !== undefined;
    if (isWithMe && !where.some(({ relation }) => relation === 'with'))
      where.unshift({ relation: 'with', what: 'dreamer' });
    const mate = togetherActs.has(act) && who !== 'dreamer' ? withPronoun(reading, match.to) : null;
    const whom =
      mate ??
      partner?.what ??
      (isMyHand(reading, match, act) || (who !== 'dreamer' && isMyHair(reading, match, act))
        ? 'dreamer'
        : undefined) ??
      foe ??
      done;
    return asToldBy({ reading, named, match, act, who, whom, partner, where, until, evidence });
  };
  const shown = (match: ActionMatch): Deed[] =>
    withVerb(tell(match), match)
      .map((deed) => asRider(reading, named, match, withOtherSelf(reading, match, deed)))
      .flatMap((deed) => asShown(reading, named, match, deed))
      .flatMap((deed) => turned(deed, named))
      .map((deed) => withSomebody(reading, match, deed))
      .map((deed) => withoutOffstage(reading, named, match.from, deed));
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
  const inside = insideBodies(reading, cast, named);
  // « Un oiseau battait des ailes dans ma poitrine »: it is in there, and flies nowhere else.
  const isInside = ({ who, where }: Deed) =>
    inside.some((one) => one.who === who) && where.some(({ what }) => isPartOfBody(named, what));
  const inMine = inMyHand(reading, named);
  const inHands = [...inMine, ...inTheirGrip(reading, named)];
  const others = [
    ...contentsIn(reading, named),
    ...coversOf(reading, named),
    ...depthsIn(reading, named),
    ...landsIn(reading, named),
    ...beingsIn(reading, cast, named),
    ...stationsIn(reading, cast, named),
    ...thereIn(reading, named),
    ...waysOn(reading, named),
    ...otherSides(reading, named),
    ...(once.some(isLookingOut) ? [] : seenThroughWindows(reading)),
    ...weatherFalling(reading, named),
    ...unlistedDeeds(reading, cast, named),
    ...lostParts(reading, cast, named),
    ...turnedRound(reading, named),
    ...attributesDone(reading, named).filter(
      ({ evidence: [own] }) => !once.some((one) => own !== undefined && start(one) === own.start),
    ),
    ...heldIn(reading, named),
    ...onTheirBody(reading, named),
    ...grownOnBody(reading, named),
    ...wornIn(reading, cast, named),
    ...selvesSeen(reading, named),
    ...selvesThere(reading, named),
    ...bodiesLeft(reading, named),
    ...inside,
    ...halfBeasts(reading, cast, named),
    ...inPlaceOf(reading, named),
    ...facesTaken(reading, cast, named),
  ];
  // `A horse with a sword in my hand`: no horse has it.
  const isTold = ({ who, act, whom }: Deed) =>
    act === 'hold' &&
    (once.some((one) => one.who === who && one.act === act && one.whom === whom) ||
      (who !== 'dreamer' && inMine.some((one) => one.whom === whom)));
  const leads = leadsIn(reading, cast, named);
  const borne = borneIn(reading, named);
  const isThere = ({ who, where: [place] }: Deed) =>
    others.some((one) => one.who === who && one.where.some(({ what }) => what === place?.what));
  const contained = containedWith(reading, named).filter((deed) => !isThere(deed));
  const apart = withoutHolders(
    [...once.filter((deed) => !isInside(deed)), ...others.filter((deed) => !isTold(deed))],
    contained,
  );
  const all = [...withoutBorne(apart, [...borne, ...inHands]), ...inHands, ...contained];
  return outOfOpened(
    withInIt(
      [...withoutLeads(all, leads), ...leads, ...borne].sort((a, b) => start(a) - start(b)),
      inItIn(reading, cast, named),
    ),
  );
}

/** `Walked with my dog`: in company, where `with a candle` has it in one's hand. */
function isBeastNamed(named: readonly Named[], what: string): boolean {
  return named.some((one) => one.id === what && isBeing(one));
}

function isLookingOut({ act, where }: Deed): boolean {
  return act === 'look' && where.some(({ what }) => what === 'window');
}

/** What whoever dreams is taken to do, where a dream names it and nobody else does. */
const goings = new Set<string>('run fly float fall swim climb dance jump drown'.split(' '));

/** Acts that another may do beside one. */
const alongActs = new Set<string>('wash cook eat run swim climb fly hide sing sleep'.split(' '));
