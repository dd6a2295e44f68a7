import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Families of what can be full of water. */
const rooms = new Set(['home', 'town', 'ways', 'travel']);
/** At home, what stands in a room and is none. */
const furniture = wordSet(
  'door window wall bed ladder fireplace table chair carpet curtain wardrobe',
);
const waters = wordSet('water sea river wave tide flood lake ocean');
/** How water gets where it does not belong. */
const comings = wordSet(
  `monte montait montaient monté monter entre entrait entraient entré entrer envahit envahissait envahi
  remplit remplissait déborde débordait s'engouffre engouffrait arrive arrivait coule coulait inonde
  inondait gagne gagnait rentrait rentre pénètre pénétrait traverse traversait atteint atteignait
  rise rises rose rising come comes came coming enter enters entered entering pour pours poured pouring
  fill fills filled filling flow flows flowed flowing rush rushed rushing flood floods flooded flooding
  reach reaches reached burst bursts leak leaked leaking seep seeped cover covered up jusqu'à jusqu'`,
);

const risings = wordSet('monte montait montaient monté rise rises rose rising');
const farthest = 10;

/** What only a room has, where no place is told. */
const fittings = wordSet(
  'wall ceiling television tap door window bed table chair sofa carpet toilet',
);

/**
 * « La mer entre dans la cuisine », `the river came into our house`: a place is under water without
 * its word. Water at the coast comes and goes as on any day.
 */
export function floodsIn(reading: Reading, named: readonly Named[]): Change[] {
  return named.flatMap((water): Change[] => {
    if (!waters.has(water.id)) return [];
    if (!isHappening(reading, water.from)) return [];
    const end = sentenceAt(reading, water.from)?.to ?? water.to;
    for (let at = water.to; at < Math.min(end, water.to + farthest); at += 1) {
      if (/[.;:!?]/.test(reading.tokens[at]?.gap ?? '')) break;
      const isNear =
        at < water.to + 4 && !named.some((one) => one.from >= water.to && one.to <= at);
      // `Poured out of the walls and rose to my waist`: whatever it came out of, it rises.
      const said = isNear ? comings : risings;
      if (!said.has(reading.tokens[at]?.lower ?? '')) continue;
      const inRoom = named.some(({ id }) => fittings.has(id)) ? 'room' : undefined;
      const of = placeAround(reading, named, water.from, at + 1) ?? inRoom;
      const evidence = evidenceAt(reading, water.from, at + 1, 'change.flooded: water comes');
      return of === undefined || evidence.negated
        ? []
        : [{ of, change: 'flooded', evidence: [evidence] }];
    }
    return [];
  });
}

/** The place that words of water are about: named after them, before them, or where the dream is. */
export function placeAround(
  reading: Reading,
  named: readonly Named[],
  from: number,
  to: number,
): string | undefined {
  const sentence = sentenceAt(reading, from);
  const places = named.filter(
    ({ id, category }) =>
      (rooms.has(category ?? '') && !furniture.has(id)) || /^(?:school|classroom)$/.test(id),
  );
  const isHere = (one: Named) =>
    sentence !== undefined && one.from >= sentence.from && one.to <= sentence.to;
  return (
    places.find((one) => isHere(one) && one.from >= to) ??
    places.findLast((one) => isHere(one) && one.to <= from) ??
    places.findLast((one) => one.to <= from) ??
    places.find((one) => one.from >= to)
  )?.id;
}
