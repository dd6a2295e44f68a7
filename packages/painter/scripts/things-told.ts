/**
 * How many of the things that dreams name the press can show: `node --conditions=reverie-source
 * packages/painter/scripts/things-told.ts REPORTS.jsonl …`, each line with a `text` in English. Counted
 * are the words below where a determiner stands before them, be it with an adjective between; a word
 * has a concept where the engine reads one there, and a shape where that concept has a piece or a
 * stage. Prints counts alone: reports are read where they are given, and kept nowhere.
 */
import { readFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { pieceFor } from '#press/pieces/registry.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/**
 * Things among the words that stand most often behind a determiner in English reports (twenty times in
 * 6,483), judged by eye before anything was counted: no people, no parts of a body, no places.
 */
const judged = new Set(
  `
  car door window table bed bus truck boat phone gun tree dog stair horse train book bicycle
  picture chair box cat ball fire shirt key roof bag money rock elevator fence glass fish
  photograph shoe pant machine bottle letter card computer sun couch camera sink gas bike sign
  screen van ice dress snow ticket deer radio hat stick mirror piano telephone toilet food plate
  chest refrigerator purse coat beer tv newspaper rope ladder map bear knife film motorcycle
  meal canoe blanket snake bird cup suit orange ring shotgun cigarette animal sheet plant
  suitcase curtain chicken towel pipe string wheel tent airplane ship clock rifle gate stove
  wallet dish cab bull jacket stone brick watch tiger furniture branch streetcar bathtub cloud
  magazine garbage barrel cake bowl trunk underwear squirrel coke fly cash carpet coffee cross
  gift page pistol star cart bullet cap moon basket flower drug drawing rabbit pen t-shirt
  kitten chain hook freezer toy cow trap lock log elephant milk ambulance apple hammer backpack
  fruit match smoke pencil battery wheelchair sweater tool pig luggage duck arrow flame coin
  shell meat egg notebook oven bomb flashlight moose mask pillow tank shovel sock boot razor
  paper seat counter bill vehicle board block engine tape hose shelf tube handle tray wire rod
  pot bush net bow record rack frame collar container pole bulb windshield cabinet railing coal
  drawer bra motor button switch package tire
  `
    .trim()
    .split(/\s+/),
);

const determiner = /^(?:an?|the|my|his|her|their|our|your|another)$/;
const counts = { told: 0, concept: 0, shape: 0 };
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line !== '') count(JSON.parse(line).text);
  }
}
const share = (what: 'concept' | 'shape') =>
  `${what} ${counts[what]} (${((100 * counts[what]) / counts.told).toFixed(1)} %)`;
console.log(
  `${judged.size} words, told ${counts.told} times: ${share('concept')}, ${share('shape')}`,
);

function count(text: string): void {
  const { symbols, props = [] } = analyse(text, { language: 'en' });
  const things = [...symbols, ...props.filter(({ id }) => !id.startsWith('at-'))];
  let [earlier, previous] = ['', ''];
  for (const { 0: said, index } of text.matchAll(/[a-z][a-z'-]*/gi)) {
    const word = said.toLowerCase();
    const isNamed = determiner.test(previous) || determiner.test(earlier);
    if (isNamed && (judged.has(word) || judged.has(word.replace(/s$/, '')))) {
      const here = things.filter(({ evidence }) =>
        evidence.some(({ start, end }) => start <= index && index < end),
      );
      counts.told += 1;
      if (here.length > 0) counts.concept += 1;
      if (here.some(({ id }) => pieceFor(id) ?? stageOfConcept(id))) counts.shape += 1;
    }
    [earlier, previous] = [previous, word];
  }
}
