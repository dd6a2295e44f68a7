import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { categoryOf, isInside, isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { stageOfAct, stageOfThing } from '#press/choosing/places/place-tables.ts';
import { isAsleepElsewhere } from '#press/choosing/places/places-of-acts.ts';
import { isInHands, isPlainBox } from '#press/choosing/places/places-weighed.ts';
import { isPlaceName, isToldThere, stageOfHint } from '#press/choosing/places/told-there.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { stageOfConcept, stageOfSetting } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';
import { deeds as actConcepts, people } from '#scene-tables.ts';
import { entryFor } from '#symbols/manifest.ts';

/** Where one is by what one does and has about, where no place is told. */
export function impliedStage(
  analysis: DreamAnalysis,
  named: readonly Named[],
  setting: SettingName,
  isSettingTold: boolean,
): StageName | undefined {
  const { deeds = [] } = analysis;
  const isAboard = named.some(({ id }) => /^(?:train|metro|bus|at-carriage)$/.test(id));
  if (setting === 'carriage' && !isAboard) return 'road';
  if (isSettingTold) return undefined;
  const home = named
    .filter(({ id }) => entryFor(id)?.home !== 'room' && !actConcepts.has(id) && !people.has(id))
    .filter((one) => !isPlainBox(one) && isOfBeasts(categoryOf(analysis, one.id)))
    .filter(({ id }) => !isInHands(analysis, id))
    .map(({ id }) => entryFor(id)?.home)
    .find((one) => one !== undefined && one !== 'abstract');
  const byHint = hintedStage(named, analysis);
  // Who is swallowed by a whale is in no kitchen.
  const isPerson = (id: string) =>
    id === 'dreamer' ||
    analysis.characters.some((one) => one.id === id && one.identity !== 'animal');
  const byAct = deeds
    .filter(({ who, act }) => act !== 'eat' || isPerson(who))
    .filter(({ act }) => act !== 'sleep' || !isAsleepElsewhere(analysis))
    // Who sinks into a floor or a sofa is in no sea.
    .filter(
      ({ act, where }) =>
        act !== 'drown' ||
        !where.some(
          ({ relation, what }) =>
            relation === 'in' && stageOfConcept(what) === undefined && what !== 'water',
        ),
    )
    .map(({ act }) => stageOfAct[act])
    .find((stage) => stage !== undefined);
  // One may marry one's boss anywhere but in the office.
  const isWedding = deeds.some(({ act }) => act === 'marry');
  // Apples that are thrown make no kitchen, and a bird that is dreamt of no meadow.
  const inHand = (id: string) =>
    deeds.some(({ act, whom }) => whom === id && /^(?:throw|hold|carry|give|find)$/.test(act));
  const byThing = named
    .filter(({ id }) => !inHand(id))
    .map(({ id }) => (isWedding && callings.has(id) ? undefined : stageOfThing[id]))
    .find((stage) => stage !== undefined);
  const byHome =
    setting === 'abstract' && home !== undefined && onlyHomes.has(home)
      ? stageOfSetting[home]
      : undefined;
  // A surgeon may hold an alarm clock: of what is in nobody's hands a room is made.
  const things = thingsOf(named, analysis);
  const isElsewhere = (id: string) =>
    stageOfThing[id] !== undefined && deeds.some(({ act, whom }) => act === 'play' && whom === id);
  const standing = things
    .filter(({ id }) => !deeds.some(({ whom }) => whom === id))
    // A jar that something is put into is as movable.
    .filter(
      ({ id }) =>
        !deeds.some(({ act, where }) => act === 'put' && where.some(({ what }) => what === id)),
    )
    // Who plays the piano, or talks before the boss, loses a tooth there.
    .filter(
      ({ id }) =>
        id !== 'teeth' ||
        !(things.some((one) => isElsewhere(one.id)) || named.some((one) => callings.has(one.id))),
    )
    .map(({ id }) => stageOfThing[id])
    .find((stage) => stage !== undefined);
  if (standing !== undefined && mostHinted(things, analysis) === undefined) return standing;
  if (setting !== 'abstract' && setting !== 'room' && setting !== 'meadow')
    return byHint ?? byThing ?? (deeds.some(({ act }) => act === 'birth') ? 'hospital' : undefined);
  return byHint ?? byThing ?? byAct ?? byHome;
}

/** Where words tell it that name no place: chalk, a cashier, the foot of a bed. */
export function hintedStage(
  named: readonly Named[],
  analysis: DreamAnalysis,
): StageName | undefined {
  return hintedByThings(named, analysis) ?? mostHinted(named, analysis);
}

/** The same by what is there; whoever works there says more than what one meets in any room. */
export function hintedByThings(
  named: readonly Named[],
  analysis: DreamAnalysis,
): StageName | undefined {
  const isHinted = mostHinted(thingsOf(named, analysis), analysis) !== undefined;
  return hintedSurely(named, analysis) ?? (isHinted ? mostHinted(named, analysis) : undefined);
}

/** The same by what one does not meet anywhere. */
export function hintedSurely(
  named: readonly Named[],
  analysis: DreamAnalysis,
): StageName | undefined {
  const sure = thingsOf(named, analysis).filter(
    ({ evidence }) => !evidence.every(({ text }) => anywhere.test(text)),
  );
  return mostHinted(sure, analysis);
}

/** Who is at home there is hardly ever met elsewhere: a whale, but not a bird. */
const onlyHomes: ReadonlySet<SettingName> = new Set(['sea', 'underwater', 'snowfield', 'space']);

/** `At my aunt's`, « je suis infirmière »: somebody is named, and a place is told. */
const placing = /^(?:chez|at|i['’]m|i am|je suis) /i;

function areOver(one: Evidence, other: Evidence): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What is there, and nobody: one meets a teacher anywhere. */
export function thingsOf(named: readonly Named[], { characters }: DreamAnalysis): Named[] {
  // `At my cousin's wedding` is at no cousin's.
  const isRite = named.some(({ id }) => id === 'wedding' || id === 'funeral');
  const people = characters.filter(({ identity }) => identity !== 'animal');
  const isOfSomebody = (words: Evidence) =>
    (isRite || !placing.test(words.text)) &&
    !isPlaceName(words) &&
    people.some(({ evidence }) => evidence.some((own) => areOver(own, words)));
  return named.filter(({ evidence }) => !evidence.every(isOfSomebody));
}

export function mostHinted(
  named: readonly Named[],
  analysis: DreamAnalysis,
): StageName | undefined {
  // Where somebody sits stands above where somebody only calls from.
  const room = roomOf(analysis);
  const inRoom = (id: string) => (id === `at-${room}` ? 1 : 0);
  const beasts = analysis.characters
    .filter(({ identity }) => identity === 'animal')
    .flatMap(({ evidence }) => evidence);
  // Every room has a ceiling, and one may give birth in any; beasts go anywhere.
  const isOfAny = (words: Evidence) =>
    anywhere.test(words.text) || beasts.some((own) => areOver(own, words));
  const worth = ({ id, times, evidence }: Named) =>
    times +
    inRoom(id) +
    (evidence.some((words) => isToldThere(words) && !anywhere.test(words.text)) ? 0.6 : 0) -
    (evidence.every(isOfAny) ? 0.5 : 0);
  // « Mon fiancé était un épouvantail »: what somebody is, and nothing that stands about; frogs that
  // fall as rain are at home nowhere, and so is a lighthouse in a wardrobe.
  const isKept = ({ act, where }: Deed) =>
    act === 'stand' && where.some(({ relation, what }) => relation === 'in' && canHold(what));
  const become = [
    ...(analysis.deeds ?? []).filter(isKept).map(({ who }) => who),
    ...(analysis.deeds ?? []).flatMap(({ act, whom }) => (act === 'become' ? whom : [])),
    ...(analysis.changes ?? []).flatMap(({ of, change }) => (change === 'falling' ? of : [])),
  ];
  const made = named.filter(({ id }) => become.includes(id)).flatMap(({ evidence }) => evidence);
  const isMade = (words: Evidence) => made.some((own) => areOver(own, words));
  const [most] = named
    .filter(({ id, evidence }) => id.startsWith('at-') && !evidence.every(isMade))
    .sort(
      (a, b) => worth(b) - worth(a) || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
    );
  return most && stageOfHint(most.id);
}

/** What one meets or wears in any place. */
const anywhere =
  /ceiling|plafond|birth|accouch|pyjama|pajama|night(?:ie|gown)|chemise de nuit|apron|tablier|vending|\btrees|arbres|polic|cops|soldi|soldat|driv|condui|statue|maillot|swimsuit|bikini|snorkel|ambulance/i;

/** The room that is told by what one is in or on there. */
export function roomOf({ deeds = [] }: DreamAnalysis): StageName | undefined {
  return deeds
    .flatMap(({ where }) => where)
    .filter(({ relation }) => relation === 'in' || relation === 'on' || relation === 'at')
    .map(({ what }) => stageOfThing[what])
    .find((stage) => stage !== undefined && isInside(stage));
}

/** People whom one expects where they work. */
const callings = new Set(['boss', 'work', 'teacher', 'doctor', 'at-office']);
