import { aircraftPieces } from '#press/pieces/aircraft.ts';
import { antelopesPieces } from '#press/pieces/antelopes.ts';
import { appliancesPieces } from '#press/pieces/appliances.ts';
import { bargesAndCarriagesPieces } from '#press/pieces/barges-and-carriages.ts';
import { bigCatsPieces } from '#press/pieces/big-cats.ts';
import { boatsPieces } from '#press/pieces/boats.ts';
import { booksPieces } from '#press/pieces/books.ts';
import { brightBirdsPieces } from '#press/pieces/bright-birds.ts';
import { burrowersPieces } from '#press/pieces/burrowers.ts';
import { caninesPieces } from '#press/pieces/canines.ts';
import { castlesPieces } from '#press/pieces/castles.ts';
import { catsAndDogsPieces } from '#press/pieces/cats-and-dogs.ts';
import { cattlePieces } from '#press/pieces/cattle.ts';
import { chessPieces } from '#press/pieces/chess.ts';
import { clocksPieces } from '#press/pieces/clocks.ts';
import { crawlersPieces } from '#press/pieces/crawlers.ts';
import { deerAndBearsPieces } from '#press/pieces/deer-and-bears.ts';
import { dressingThingsPieces } from '#press/pieces/dressing-things.ts';
import { drinksPieces } from '#press/pieces/drinks.ts';
import { facePartsPieces } from '#press/pieces/face-parts.ts';
import { fairAndStreetPieces } from '#press/pieces/fair-and-street.ts';
import { farLandPieces } from '#press/pieces/far-land.ts';
import { farmAndParkBuildingsPieces } from '#press/pieces/farm-and-park-buildings.ts';
import { farmThingsPieces } from '#press/pieces/farm-things.ts';
import { feastsPieces } from '#press/pieces/feasts.ts';
import { festivitiesPieces } from '#press/pieces/festivities.ts';
import { fittingsPieces } from '#press/pieces/fittings.ts';
import { fliersPieces } from '#press/pieces/fliers.ts';
import { flowersPieces } from '#press/pieces/flowers.ts';
import { foundThingsPieces } from '#press/pieces/found-things.ts';
import { furnishingsPieces } from '#press/pieces/furnishings.ts';
import { furniturePieces } from '#press/pieces/furniture.ts';
import { gardensAndRoadsidesPieces } from '#press/pieces/gardens-and-roadsides.ts';
import { greensPieces } from '#press/pieces/greens.ts';
import { handiworkPieces } from '#press/pieces/handiwork.ts';
import { hangingsPieces } from '#press/pieces/hangings.ts';
import { hauntingPieces } from '#press/pieces/haunting.ts';
import { horsesPieces } from '#press/pieces/horses.ts';
import { householdPieces } from '#press/pieces/household.ts';
import { housesPieces } from '#press/pieces/houses.ts';
import { idleHoursPieces } from '#press/pieces/idle-hours.ts';
import { insectsPieces } from '#press/pieces/insects.ts';
import type { PieceEntry, PieceMaker } from '#press/pieces/kit.ts';
import { larderPieces } from '#press/pieces/larder.ts';
import { liftingPieces } from '#press/pieces/lifting.ts';
import { lightsPieces } from '#press/pieces/lights.ts';
import { likenessesPieces } from '#press/pieces/likenesses.ts';
import { limbsPieces } from '#press/pieces/limbs.ts';
import { luggagePieces } from '#press/pieces/luggage.ts';
import { machinesPieces } from '#press/pieces/machines.ts';
import { memorialsPieces } from '#press/pieces/memorials.ts';
import { mendedPieces } from '#press/pieces/mended.ts';
import { monstersPieces } from '#press/pieces/monsters.ts';
import { mooseAndYoungPieces } from '#press/pieces/moose-and-young.ts';
import { motorsPieces } from '#press/pieces/motors.ts';
import { oddmentsPieces } from '#press/pieces/oddments.ts';
import { outingsPieces } from '#press/pieces/outings.ts';
import { outsideThingsPieces } from '#press/pieces/outside-things.ts';
import { owlsAndNestsPieces } from '#press/pieces/owls-and-nests.ts';
import { parlourThingsPieces } from '#press/pieces/parlour-things.ts';
import { passagesPieces } from '#press/pieces/passages.ts';
import { pianosPieces } from '#press/pieces/pianos.ts';
import { reptilesPieces } from '#press/pieces/reptiles.ts';
import { rodentsPieces } from '#press/pieces/rodents.ts';
import { screensPieces } from '#press/pieces/screens.ts';
import { seaCreaturesPieces } from '#press/pieces/sea-creatures.ts';
import { servingPieces } from '#press/pieces/serving.ts';
import { shedThingsPieces } from '#press/pieces/shed-things.ts';
import { skyPieces } from '#press/pieces/sky.ts';
import { smallPestsPieces } from '#press/pieces/small-pests.ts';
import { stormPieces } from '#press/pieces/storms.ts';
import { stoutBeastsPieces } from '#press/pieces/stout-beasts.ts';
import { tablewarePieces } from '#press/pieces/tableware.ts';
import { takenPieces } from '#press/pieces/taken.ts';
import { toolsPieces } from '#press/pieces/tools.ts';
import { trainsPieces } from '#press/pieces/trains.ts';
import { treasuresPieces } from '#press/pieces/treasures.ts';
import { treesPieces } from '#press/pieces/trees.ts';
import { twoWheelsPieces } from '#press/pieces/two-wheels.ts';
import { vesselsPieces } from '#press/pieces/vessels.ts';
import { wallsPieces } from '#press/pieces/walls.ts';
import { waterBirdsPieces } from '#press/pieces/water-birds.ts';
import { weatherPieces } from '#press/pieces/weather.ts';
import { whalesPieces } from '#press/pieces/whales.ts';
import { wildCatsPieces } from '#press/pieces/wild-cats.ts';
import { wildDogsPieces } from '#press/pieces/wild-dogs.ts';
import { yardPieces } from '#press/pieces/yard.ts';

/** Things and animals by the engine's concept ids. */
export const pieceEntries: Readonly<Record<string, PieceEntry>> = {
  // Ours stand above what is taken.
  ...takenPieces,
  ...catsAndDogsPieces,
  ...horsesPieces,
  ...cattlePieces,
  ...stoutBeastsPieces,
  ...caninesPieces,
  ...bigCatsPieces,
  ...deerAndBearsPieces,
  ...whalesPieces,
  ...seaCreaturesPieces,
  ...fliersPieces,
  ...waterBirdsPieces,
  ...owlsAndNestsPieces,
  ...insectsPieces,
  ...crawlersPieces,
  ...rodentsPieces,
  ...treesPieces,
  ...flowersPieces,
  ...housesPieces,
  ...castlesPieces,
  ...wallsPieces,
  ...passagesPieces,
  ...motorsPieces,
  ...trainsPieces,
  ...twoWheelsPieces,
  ...aircraftPieces,
  ...boatsPieces,
  ...furniturePieces,
  ...pianosPieces,
  ...lightsPieces,
  ...clocksPieces,
  ...hangingsPieces,
  ...screensPieces,
  ...booksPieces,
  ...luggagePieces,
  ...toolsPieces,
  ...treasuresPieces,
  ...drinksPieces,
  ...memorialsPieces,
  ...facePartsPieces,
  ...limbsPieces,
  ...hauntingPieces,
  ...stormPieces,
  ...monstersPieces,
  ...skyPieces,
  ...weatherPieces,
  ...reptilesPieces,
  ...feastsPieces,
  ...furnishingsPieces,
  ...farmThingsPieces,
  ...tablewarePieces,
  ...fittingsPieces,
  ...outsideThingsPieces,
  ...likenessesPieces,
  ...appliancesPieces,
  ...festivitiesPieces,
  ...householdPieces,
  ...outingsPieces,
  ...yardPieces,
  ...servingPieces,
  ...mendedPieces,
  ...vesselsPieces,
  ...machinesPieces,
  ...fairAndStreetPieces,
  ...chessPieces,
  ...idleHoursPieces,
  ...oddmentsPieces,
  ...mooseAndYoungPieces,
  ...handiworkPieces,
  ...foundThingsPieces,
  ...farLandPieces,
  ...liftingPieces,
  ...antelopesPieces,
  ...brightBirdsPieces,
  ...burrowersPieces,
  ...greensPieces,
  ...larderPieces,
  ...smallPestsPieces,
  ...wildCatsPieces,
  ...wildDogsPieces,
  ...dressingThingsPieces,
  ...parlourThingsPieces,
  ...shedThingsPieces,
  ...farmAndParkBuildingsPieces,
  ...gardensAndRoadsidesPieces,
  ...bargesAndCarriagesPieces,
  'childhood-home': housesPieces.house,
};

export const pieceMakers: Readonly<Record<string, PieceMaker>> = Object.fromEntries(
  Object.entries(pieceEntries).map(([concept, { make }]) => [concept, make]),
);

/** Null where no piece shows the concept: it is never replaced by another thing. */
export function pieceFor(concept: string): PieceEntry | null {
  return Object.hasOwn(pieceEntries, concept) ? (pieceEntries[concept] ?? null) : null;
}
