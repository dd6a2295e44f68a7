import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
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
import { contentsIn, insideOf } from '#read/contents.ts';
import { agentOf, doerAfter, doerOf, doerRightBefore } from '#read/doers.ts';
import { weatherFalling } from '#read/falling-weather.ts';
import { allNamed, type Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import { evidenceFor, isSupposed } from '#read/told.ts';
import { clauseOpeners, isCrossed, nextNamed, placesAfter, relationOf } from '#read/whereabouts.ts';
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

/** `There was an elephant on a bicycle`, « on était sur une barque »: who is on or in what. */
function stationsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return named.flatMap((place, n): Deed[] => {
    if (place.kind !== 'thing' || !stations.has(place.category ?? '')) return [];
    const language = sentenceAt(reading, place.from)?.language ?? 'en';
    // `In a tiny boat`: whatever its size and colour.
    let at = place.from - 1;
    while (at > place.from - 4 && !clauseOpeners.has(tokens[at]?.lower ?? '')) {
      if (previousEnds(named[n - 1], at) || relationOf(reading, at, language)) break;
      at -= 1;
    }
    const relation = relationOf(reading, at, language);
    if (relation !== 'in' && relation !== 'on' && relation !== 'under') return [];
    if (isWaking(reading, at) || isSupposed(reading, at)) return [];
    const been = alone.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    const previous = named[n - 1];
    const who = beings.has(tokens[been]?.lower ?? '')
      ? subjectBefore(reading, cast, been)
      : previous?.to === at && isThere(reading, previous.from)
        ? previous.id
        : undefined;
    if (who === undefined || who === place.id) return [];
    const evidence = evidenceAt(reading, at, place.to, 'action.stand: there');
    if (evidence.negated) return [];
    return [{ who, act: 'stand', where: [{ relation, what: place.id }], evidence: [evidence] }];
  });
}

const stations = new Set(
  'travel objects plants tame-animals wild-animals sea-animals home town ways props'.split(' '),
);
function previousEnds(previous: Named | undefined, at: number): boolean {
  return previous !== undefined && previous.to > at;
}

/** `I was alone in a boat`: how one is there. */
const alone = wordSet(
  'alone naked nu nue trapped stuck lost all both tous toutes ensemble enfermé enfermée seul seule seuls seules coincé coincée perdu perdue',
);
const beings = wordSet('was were am be been étais était étions étaient suis');

/** Whether a noun is what there is: after `there was`, « il y avait », `I saw`. */
function isThere({ tokens }: Reading, from: number): boolean {
  let at = from - 1;
  // `There was a small, very calm whale`: whatever tells of it.
  while (at > from - 5 && !isVerbOfBeing(tokens[at]?.lower ?? '')) at -= 1;
  const [verb, before] = [tokens[at]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  if (/^(?:saw|see|voyais|voyait|vu|vois)$/.test(verb)) return true;
  return (
    (/^(?:was|were|is|are)$/.test(verb) && before === 'there') ||
    (/^(?:avait|a)$/.test(verb) && before === 'y')
  );
}

function isVerbOfBeing(word: string): boolean {
  return /^(?:was|were|is|are|avait|saw|see|voyais|voyait|vu|vois|found|trouvé|trouvais)$/.test(
    word,
  );
}

/** What somebody is given: `brought me a heart`, « me donnait des fraises ». */
function givenBy(
  reading: Reading,
  named: readonly Named[],
  { to }: ActionMatch,
  whom: Party | undefined,
): Deed['where'] {
  const thing = nextNamed(reading, named, to, 4);
  if (whom === undefined || thing === undefined || thing.id === whom) return [];
  return [{ relation: 'with', what: thing.id }];
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

/** « Je suis tombée » is no following: after « je » it is to be. */
function isOnlyBeing({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'follow' || tokens[from]?.lower !== 'suis') return false;
  return /^(?:je|j'|ne|me|m')$/.test(tokens[from - 1]?.lower ?? '');
}

/** « Une page était écrite », `the cake was cut`: a thing does nothing by what is done to it. */
function isDoneTo(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): boolean {
  if (!ofHands.has(meaning.value.act)) return false;
  const verb = tokens[to - 1]?.lower ?? '';
  const isParticiple =
    /(?:ed|en|é|ée|és|ées|it|ite|its|ites|u|ue|us|ues|ert|erte|ertes|cut|put)$/.test(verb);
  const being = tokens[from - 1]?.lower ?? '';
  if (!isParticiple || !/^(?:was|were|been|is|are|était|étaient|est|sont|été)$/.test(being))
    return false;
  if (/^(?:by|par)$/.test(tokens[to]?.lower ?? '')) return false;
  const last = named.findLast((one) => one.to < from);
  return last?.kind === 'thing' && from - last.to <= 6;
}

/** What is done to things by hand, or on them. */
const ofThings = new Set<Deed['act']>([
  ...(['ride', 'hold', 'carry', 'eat', 'push', 'pull', 'throw', 'cut', 'touch', 'tend'] as const),
  ...(['open', 'drive', 'wash', 'read', 'sew', 'knit', 'build', 'paint', 'climb', 'put'] as const),
]);

const ofHands = new Set<Deed['act']>([
  ...(['write', 'read', 'cook', 'wash', 'paint', 'sew', 'knit', 'cut', 'build', 'put'] as const),
  ...(['tend', 'eat', 'throw', 'carry', 'hold', 'give', 'find', 'drive', 'push', 'pull'] as const),
]);

/** A participle without its `was`: who did the last thing does this too. */
function isLoose({ tokens }: Reading, from: number): boolean {
  return !/^(?:was|were|is|are|am|been|be|started|kept|began|of|for|by|from|without|after|before|the|a|and|while|when)$/.test(
    tokens[from - 1]?.lower ?? '',
  );
}

/** `Patted my dog's head`, « caressait la tête du cheval »: it is done to the dog. */
function wholeOf(
  { tokens }: Reading,
  named: readonly Named[],
  { to, meaning }: ActionMatch,
  whom: Party | undefined,
): Party | undefined {
  if (meaning.value.act !== 'touch' && meaning.value.act !== 'bite') return whom;
  const part = named.find((one) => one.from >= to && one.id === whom && one.category === 'body');
  if (part === undefined) return whom;
  const before = named.findLast(
    (one) => one.from >= to && one.to < part.from && tokens[one.to]?.lower === "'s",
  );
  const isOf = /^(?:of|de|d'|du|des)$/.test(tokens[part.to]?.lower ?? '');
  const after = isOf
    ? named.find((one) => one.from > part.to && one.from - part.to <= 2)
    : undefined;
  return (before ?? after)?.id ?? whom;
}

/** Done by what nobody here has a name for. */
function isByUnnamed({ tokens }: Reading, { to }: ActionMatch): boolean {
  return (
    /^(?:par|by)$/.test(tokens[to]?.lower ?? '') &&
    /(?:é|ée|és|ées|i|ie|ed)$/.test(tokens[to - 1]?.lower ?? '')
  );
}

/** « Il me tenait la main ». */
function isMyHand({ tokens }: Reading, { from }: ActionMatch, act: Deed['act']): boolean {
  return act === 'hold-hands' && /^(?:me|m'|nous)$/.test(tokens[from]?.lower ?? '');
}

function isLiving({ tokens }: Reading, to: number): boolean {
  return /^(?:liv|vi[vt]|véc|habit|log)/.test(tokens[to - 1]?.lower ?? '');
}

/** `Ran out of it`, `put them in`, « j'en mettais deux »: what was named last. */
function thatBefore(
  { tokens, sentences }: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
  who: Party,
  isOfPeople = false,
): string | undefined {
  const isEnglish = /^(?:it|them)$/.test(tokens[to]?.lower ?? '');
  const isFrench = /^(?:en|l'|le|la|les)$/.test(tokens[from - 1]?.lower ?? '');
  if (!isEnglish && !isFrench) return undefined;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const somebody = isOfPeople
    ? named.find(
        ({ kind, from: start, to: end }) => kind === 'character' && start >= first && end <= from,
      )
    : undefined;
  if (somebody && somebody.id !== who) return somebody.id;
  return named.findLast(
    ({ id, kind, category, to: end, from: start }) =>
      start >= first &&
      end <= from &&
      id !== who &&
      (kind === 'character' || !/^(?:town|ways|land|sky|weather|home)$/.test(category ?? '')),
  )?.id;
}

/** `He asked me how the car was running`: it is only asked. */
function isAsked(reading: Reading, from: number): boolean {
  const { tokens } = reading;
  const first = Math.max(sentenceAt(reading, from)?.from ?? 0, from - 10);
  for (let at = from - 1; at > first; at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (/^(?:and|but|et|mais|puis|then)$/.test(word) || /[.;:!?]/.test(tokens[at]?.gap ?? ''))
      return false;
    if (!/^(?:how|if|whether|why|where|what|si|s'|comment|pourquoi|où)$/.test(word)) continue;
    const before = [1, 2, 3].map((n) => tokens[at - n]?.lower ?? '');
    if (
      before.some((one) =>
        /^(?:ask|asks|asked|asking|wondered|wonder|demand(?:e|ait|aient|é|a))$/.test(one),
      )
    )
      return true;
  }
  return false;
}

/** « Une porte dans le ventre »: a door, and nothing is carried. */
function isDoorWord({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'carry' || !/^portes?$/.test(tokens[from]?.lower ?? '')) return false;
  return /^(?:une|des|cette|ces|ma|mes|sa|ses|deux|trois|chaque)$/.test(
    tokens[from - 1]?.lower ?? '',
  );
}

/** « Ma sœur, que je n'ai pas, m'attendait »: nobody waits for themselves. */
function notMyself(reading: Reading, named: readonly Named[], from: number): Party | undefined {
  const { tokens } = reading;
  const isOfMe = /^(?:me|m')$/.test(tokens[from - 1]?.lower ?? '');
  if (!isOfMe || !/,/.test(tokens[from - 1]?.gap ?? '')) return undefined;
  const first = sentenceAt(reading, from)?.from ?? 0;
  return named.find(
    ({ kind, from: start, to }) => kind === 'character' && start >= first && to < from,
  )?.id;
}

/** « Le bus », « un bus »: after an article nobody drinks. */
function isVehicle({ tokens }: Reading, { from }: ActionMatch): boolean {
  return (
    tokens[from]?.lower === 'bus' && !/^(?:je|j'|tu|ai|as|et)$/.test(tokens[from - 1]?.lower ?? '')
  );
}

/** « Je volais une pièce »: what is taken is not flown over. */
function isTheft(reading: Reading, named: readonly Named[], { to, meaning }: ActionMatch): boolean {
  const { tokens } = reading;
  if (meaning.value.act !== 'fly' || !/^vol/.test(tokens[to - 1]?.lower ?? '')) return false;
  if (!stolen.test(tokens[to]?.lower ?? '')) return false;
  return takeable.has(nextNamed(reading, named, to, 2)?.category ?? '');
}

const stolen = /^(?:un|une|le|la|les|l'|des|mon|ma|mes|son|sa|ses|leur|leurs|du)$/;
const takeable = new Set('objects food clothing props travel home'.split(' '));

function receiverOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  match: ActionMatch,
): Party | undefined {
  const { from, to, meaning } = match;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (language === 'fr') {
    const told = cliticBefore(reading, cast, from);
    // « Ma fille les ramassait »: what was named last, where they are nobody.
    const clitic =
      told === 'unknown' && ofThings.has(meaning.value.act)
        ? (thatBefore(reading, named, match, told) ?? told)
        : told;
    if (clitic !== undefined && !isOpenedTo(reading, match)) return clitic;
  } else {
    const next = reading.tokens[to];
    // `Out of her painting`: hers, and not she.
    const isHers = next?.lower === 'her' && nextNamed(reading, named, to + 1, 1)?.kind === 'thing';
    const person =
      next && !isHers && !/[,.;:!?]/.test(next.gap) ? objects.en.get(next.lower) : undefined;
    if (person !== undefined) return partyOf(person, cast, to);
    if (next?.lower === 'it' && ofThings.has(meaning.value.act)) {
      const it = thatBefore(reading, named, match, 'unknown');
      if (it !== undefined) return it;
    }
  }
  if (meaning.value.act === 'birth') {
    const isBorn = ({ kind, category }: Named) => kind === 'character' || category === 'people';
    const born = nextNamed(reading, named, to, 3);
    if (born !== undefined && born.category !== 'body' && born.category !== 'town') return born.id;
    const end = sentenceAt(reading, from)?.to ?? to;
    return named.find((one) => one.from >= to && one.from < Math.min(end, to + 8) && isBorn(one))
      ?.id;
  }
  // « Je prenais ma fille par la main »: inside its own words.
  const within = named.find((one) => one.kind === 'character' && one.from > from && one.to < to);
  if (within !== undefined) return within.id;
  const thing = nextNamed(reading, named, to, 4);
  if (thing === undefined) return undefined;
  // `Flying like birds`: no bird is there.
  if (isSupposed(reading, thing.from) && !isSupposed(reading, from)) return undefined;
  // `She keeps cooking while a whale swims`: the whale is another clause's.
  return isCrossed(reading, to, thing.from) ? undefined : thing.id;
}

/** « Il lui a ouvert »: nobody is opened; it is done for them. */
function isOpenedTo({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'open') return false;
  const small = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  return small.some((word) => /^(?:lui|leur|me|m'|nous)$/.test(word));
}

/** « Elle me poursuit », « je l'embrasse ». */
function cliticBefore(reading: Reading, cast: Cast, from: number): Party | undefined {
  for (let at = from - 1; at >= from - 3; at -= 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (/^(?:a|ont|avait|avaient|ai|as|est|était)$/.test(lower)) continue;
    const person = objects.fr.get(lower);
    const isSubjectToo = lower === 'elle' || lower === 'nous' || lower === 'moi';
    if (person === undefined || isSubjectToo) return undefined;
    return partyOf(person, cast, at);
  }
  return undefined;
}
