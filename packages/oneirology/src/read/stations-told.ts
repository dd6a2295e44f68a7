import type { Cast } from '#grammar/person.ts';
import type { Named } from '#read/named.ts';
import { evidenceAt, isWaking, type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import { isSupposed } from '#read/told.ts';
import { clauseOpeners, relationOf } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** `There was an elephant on a bicycle`, « on était sur une barque »: who is on or in what. */
export function stationsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
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
