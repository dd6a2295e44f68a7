import type { Cast } from '#grammar/person.ts';
import { thingMeant } from '#read/antecedents.ts';
import { isBeast } from '#read/beasts.ts';
import { articles } from '#read/deeds/may-act.ts';
import type { Named } from '#read/named.ts';
import { isHappening, isOnStage } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners, isInFront, relationOf } from '#read/relation-words.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Parts of a thing that have no name here: « dans le tronc d'un », `in the trunk of a`. */
const inParts = wordSet('tronc trunk creux hollow coin corner ventre');

const middles = wordSet('bottom top haut milieu fond intérieur sommet dessous');
const beforeMiddle = wordSet("the at in au à l' tout en");

/** What one can be on, of families that are elsewhere. */
const grounds = wordSet('harbour moon planet piano');

/** `There was an elephant on a bicycle`, « on était sur une barque »: who is on or in what. */
export function stationsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  const told = named.flatMap((place, n): Deed[] => {
    const aboard = aboardOf(reading, cast, place);
    if (aboard !== undefined) return [aboard];
    const isStation = stations.has(place.category ?? '') || grounds.has(place.id);
    const isMount = isBeast(reading, place);
    const facing = standingBefore(reading, cast, place);
    if (facing !== undefined) return [facing];
    if (!isMount && (place.kind !== 'thing' || !isStation)) return [];
    const language = sentenceAt(reading, place.from)?.language ?? 'en';
    // `In a tiny boat`: whatever its size and colour.
    let at = place.from - 1;
    // « Dans le tronc d'un arbre »: whatever part of it.
    const reach = inParts.has(tokens[place.from - 3]?.lower ?? '') ? 6 : 4;
    while (at > place.from - reach && !clauseOpeners.has(tokens[at]?.lower ?? '')) {
      if (previousEnds(named[n - 1], at) || relationOf(reading, at, language)) break;
      at -= 1;
    }
    // `Snails all over the piano`: on it.
    const isAllOver = tokens[at]?.lower === 'over' && tokens[at - 1]?.lower === 'all';
    const relation = isAllOver ? 'on' : relationOf(reading, at, language);
    if (isAllOver) at -= 1;
    // `At the bottom of the pool`, « au fond du lac »: its words begin with the small ones.
    if (middles.has(tokens[at]?.lower ?? ''))
      while (beforeMiddle.has(tokens[at - 1]?.lower ?? '')) at -= 1;
    if (relation !== 'in' && relation !== 'on' && relation !== 'under') return [];
    if (isMount && relation !== 'on') return [];
    if (!isHappening(reading, at)) return [];
    const been = alone.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    const previous = named[n - 1];
    const isOfUs = tokens[at - 1]?.lower === 'us' && tokens[at - 2]?.lower === 'of';
    const who =
      isOfUs || isFoundThere(reading, been)
        ? 'dreamer'
        : beings.has(tokens[been]?.lower ?? '')
          ? stationed(reading, cast, named, been)
          : previous?.to === at &&
              (isThere(reading, previous.from) || isRider(reading, previous, place))
            ? previous.id
            : undefined;
    if (who === undefined || who === place.id) return [];
    const evidence = evidenceAt(reading, at, place.to, 'action.stand: there');
    if (evidence.negated) return [];
    if (isMount) return [{ who, act: 'ride', whom: place.id, where: [], evidence: [evidence] }];
    const where = [{ relation, what: place.id }, ...matesAfter(reading, named, place.to, who)];
    return [{ who, act: 'stand', where, evidence: [evidence] }];
  });
  return [...told, ...withMeOnIt(reading, named)];
}

/** « Sur un radeau au milieu de l'océan avec un tigre », `in a boat with my brother and a goat`. */
function matesAfter(
  reading: Reading,
  named: readonly Named[],
  from: number,
  who: string,
): Deed['where'] {
  const { tokens } = reading;
  const end = Math.min(sentenceAt(reading, from)?.to ?? from, from + farthestMate);
  const first = tokens.slice(from, end);
  const at = first.findIndex(({ lower }) => /^(?:with|avec)$/.test(lower));
  const clause = first.slice(0, Math.max(0, at));
  if (at < 0 || clause.some(({ lower, gap }) => clauseOpeners.has(lower) || /[,;:]/.test(gap)))
    return [];
  const mates = named.filter(
    ({ kind, id, from: start }) =>
      kind === 'character' &&
      id !== who &&
      start > from + at &&
      start < from + at + 7 &&
      !opensOwnClause(reading, start) &&
      // `A train with no driver`.
      reading.spans.negated[start] !== 1,
  );
  return mates.map(({ id }) => ({ relation: 'with' as const, what: id }));
}

/** `With my mother and a man was crying`: he does so, and is nobody's company for it. */
function opensOwnClause({ tokens }: Reading, start: number): boolean {
  const before = [1, 2, 3].map((n) => tokens[start - n]?.lower ?? '');
  if (!before.some((word) => /^(?:and|et)$/.test(word))) return false;
  for (let at = start + 1; at < start + 7; at += 1) {
    const token = tokens[at];
    if (token === undefined || /[,.;:!?]/.test(token.gap) || clauseOpeners.has(token.lower))
      return false;
    if (finite.test(token.lower)) return true;
  }
  return false;
}

const finite = /^(?:was|were|is|are|est|sont)$|..(?:ait|aient)$/;

/** Words between what one is in and « avec ». */
const farthestMate = 8;

/** `The sofa drifted out to sea with me on it`, « avec moi dessus »: on what was named first before. */
function withMeOnIt(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (lower !== 'me' && lower !== 'moi' && lower !== 'us' && lower !== 'nous') return [];
    if (!/^(?:with|avec)$/.test(tokens[at - 1]?.lower ?? '')) return [];
    const next = /^(?:still|sitting|lying|asleep|assis|assise|allongé|allongée|encore)$/.test(
      tokens[at + 1]?.lower ?? '',
    )
      ? at + 2
      : at + 1;
    const words = [tokens[next]?.lower ?? '', tokens[next + 1]?.lower ?? ''];
    const isFrench = words[0] === 'dessus' || words[0] === 'dedans';
    const isEnglish =
      /^(?:on|in|inside)$/.test(words[0] ?? '') && /^(?:it|them|top)$/.test(words[1] ?? '');
    if (!isFrench && !isEnglish) return [];
    if (!isHappening(reading, at)) return [];
    const first = sentenceAt(reading, at)?.from ?? 0;
    const seat = named.find(
      (one) => one.kind === 'thing' && one.from >= first && one.to <= at && seatable(one),
    );
    if (seat === undefined) return [];
    const relation = /^(?:on|dessus)$/.test(words[0] ?? '') ? 'on' : 'in';
    const evidence = evidenceAt(reading, at - 1, next + (isFrench ? 1 : 2), 'action.sit: with me');
    return [
      { who: 'dreamer', act: 'sit', where: [{ relation, what: seat.id }], evidence: [evidence] },
    ];
  });
}

function seatable({ category }: Named): boolean {
  return stations.has(category ?? '') && !/^(?:town|ways|clothing|food)$/.test(category ?? '');
}

/** `A girl on a horse`, « un homme sur un âne »: whatever they do, they ride. */
function isRider(reading: Reading, rider: Named, mount: Named): boolean {
  return rider.kind === 'character' && !isBeast(reading, rider) && isBeast(reading, mount);
}

/** Who or what was there: « elle était dans un arbre », `it was in a tree`. */
function stationed(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  been: number,
): string | undefined {
  // `My house was on the moon`, « une vache était dans la cuisine ».
  const own = named.find(
    (one) => one.to === been && one.kind === 'thing' && isOnStage(reading, one.from),
  );
  const language = sentenceAt(reading, been)?.language ?? 'en';
  const isPlaced =
    own !== undefined &&
    [1, 2].some((n) => relationOf(reading, own.from - n, language) !== undefined);
  if (own !== undefined && !isPlaced) return own.id;
  const isIt = reading.tokens[been - 1]?.lower === 'it';
  const who = isIt ? undefined : subjectBefore(reading, cast, been);
  if (who !== undefined && who !== 'unknown') return who;
  return thingMeant(reading, named, been - 1) ?? who;
}

/** `The plane we were on`, « le train dans lequel j'étais »: where a clause says who was. */
function aboardOf(
  reading: Reading,
  cast: Cast,
  { kind, id, category, to }: Named,
): Deed | undefined {
  if (kind !== 'thing' || !stations.has(category ?? '')) return undefined;
  const { tokens } = reading;
  const words = tokens.slice(to, to + 6).map(({ lower }) => lower);
  const said = words.join(' ');
  const english =
    /^(?:that |which )?(?:i|we|he|she|they) (?:was|were|am|are|is|had been) (?:sitting |standing |riding |sleeping )?(on|in|inside|aboard)\b/.exec(
      said,
    );
  const french =
    /^(?:dans (?:lequel|laquelle|lesquels)|où|sur (?:lequel|laquelle)) (?:j'|je|nous|il|elle|on|ils|elles) (?:étais|étions|était|étaient|suis|voyageais|voyagions)\b/.exec(
      said,
    );
  const found = english ?? french;
  if (found === null || !isHappening(reading, to)) return undefined;
  const verb = words.findIndex((word) =>
    /^(?:was|were|am|are|is|had|ét.+|suis|voyag.+)$/.test(word),
  );
  const who = subjectBefore(reading, cast, to + verb);
  if (who === undefined || who === id) return undefined;
  const isOn = /^sur|\bon$/.test(found[0]) && !inside.has(id);
  const relation = isOn ? 'on' : 'in';
  const evidence = evidenceAt(reading, to, to + verb + 1, 'action.stand: aboard');
  return { who, act: 'stand', where: [{ relation, what: id }], evidence: [evidence] };
}

/** English says `on` of them. */
const inside = wordSet('plane train bus metro tram ship boat');

const stations = new Set(
  'travel objects plants tame-animals wild-animals sea-animals home town ways land water props clothing food'.split(
    ' ',
  ),
);

function previousEnds(previous: Named | undefined, at: number): boolean {
  return previous !== undefined && previous.to > at;
}

/** `I was alone in a boat`: how one is there. */
const alone = wordSet(
  'parked garé garée garés garées stationné perché perchée perchés planted balanced suspended alone naked nu nue trapped stuck lost all both tous toutes ensemble enfermé enfermée seul seule seuls seules coincé coincée perdu perdue',
);

const beings = wordSet('was were am be been étais était étions étaient suis');

/** Whether a noun is what there is: after `there was`, « il y avait », `I saw`, `I had`, `I forgot`. */
function isThere({ tokens }: Reading, from: number): boolean {
  // `There was a small, very calm whale`: whatever tells of it.
  for (let at = from - 1; at > from - 5; at -= 1) {
    const [before, verb, after] = [-1, 0, 1].map((n) => tokens[at + n]?.lower ?? '');
    if (finding.has(verb ?? '')) return true;
    if (being.has(verb ?? '')) return before === 'there';
    if (/^(?:avait|a)$/.test(verb ?? '') && before === 'y') return true;
    // « J'avais un serpent dans ma poche », and not « il avait mangé ».
    if (having.has(verb ?? '')) return articles.has(after ?? '');
  }
  return false;
}

const being = wordSet('was were is are');
const having = wordSet('had have avais avait avions avaient ai');
const finding = wordSet(
  `saw see voyais voyait vu vois found trouvé trouvais forgot forgotten kept oublié oubliais laissé
  laissais gardais gardait`,
);

/** `I was naked in front of a crowd`, « j'étais devant toute la classe »: before whom or what one is. */
function standingBefore(reading: Reading, cast: Cast, place: Named): Deed | undefined {
  const { tokens } = reading;
  if (place.kind === 'thing' && !stations.has(place.category ?? '')) return undefined;
  const at = [1, 2, 3, 4, 5]
    .map((n) => place.from - n)
    .find((n) => /^(?:devant|outside)$/.test(tokens[n]?.lower ?? '') || isInFront(reading, n));
  if (at === undefined || !isHappening(reading, at)) return undefined;
  const been = alone.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  if (!beings.has(tokens[been]?.lower ?? '')) return undefined;
  const who = subjectBefore(reading, cast, been);
  if (who === undefined || who === 'unknown' || who === place.id) return undefined;
  const evidence = evidenceAt(reading, at, place.to, 'action.stand: before');
  if (evidence.negated) return undefined;
  return {
    who,
    act: 'stand',
    where: [{ relation: 'before', what: place.id }],
    evidence: [evidence],
  };
}

/** `I found myself on a raft`, « je me suis retrouvée dans une cave ». */
function isFoundThere({ tokens }: Reading, at: number): boolean {
  const [word, before, earlier] = [0, 1, 2].map((n) => tokens[at - n]?.lower ?? '');
  if (word === 'myself') return before === 'found' || before === 'find';
  const isSelf = [before, earlier].some((one) => /^(?:me|m'|suis)$/.test(one ?? ''));
  return /^retrouv(?:é|ée|e|ais)$/.test(word ?? '') && isSelf;
}
