import type { StageMaker } from '#press/stage.ts';
import { abstract } from '#press/stages/abstract.ts';
import { airport } from '#press/stages/airport.ts';
import { attic } from '#press/stages/attic.ts';
import { bar } from '#press/stages/bar.ts';
import { bathroom } from '#press/stages/bathroom.ts';
import { beach } from '#press/stages/beach.ts';
import { bedroom } from '#press/stages/bedroom.ts';
import { bridge } from '#press/stages/bridge.ts';
import { cabin } from '#press/stages/cabin.ts';
import { car } from '#press/stages/car.ts';
import { carriage } from '#press/stages/carriage.ts';
import { cave } from '#press/stages/cave.ts';
import { cellar } from '#press/stages/cellar.ts';
import { cemetery } from '#press/stages/cemetery.ts';
import { church } from '#press/stages/church.ts';
import { cinema } from '#press/stages/cinema.ts';
import { classroom } from '#press/stages/classroom.ts';
import { cliff } from '#press/stages/cliff.ts';
import { corridor } from '#press/stages/corridor.ts';
import { courtroom } from '#press/stages/courtroom.ts';
import { desert } from '#press/stages/desert.ts';
import { factory } from '#press/stages/factory.ts';
import { farmyard } from '#press/stages/farmyard.ts';
import { clearing, forest } from '#press/stages/forest.ts';
import { garage } from '#press/stages/garage.ts';
import { garden } from '#press/stages/garden.ts';
import { gym } from '#press/stages/gym.ts';
import { hospital } from '#press/stages/hospital.ts';
import { kitchen } from '#press/stages/kitchen.ts';
import { lake } from '#press/stages/lake.ts';
import { library } from '#press/stages/library.ts';
import { lift } from '#press/stages/lift.ts';
import { livingRoom } from '#press/stages/living-room.ts';
import { market } from '#press/stages/market.ts';
import { meadow } from '#press/stages/meadow.ts';
import { mountain } from '#press/stages/mountain.ts';
import { museum } from '#press/stages/museum.ts';
import { nightclub } from '#press/stages/nightclub.ts';
import { office } from '#press/stages/office.ts';
import { parking } from '#press/stages/parking.ts';
import { playground } from '#press/stages/playground.ts';
import { pool } from '#press/stages/pool.ts';
import { poolside } from '#press/stages/poolside.ts';
import { prison } from '#press/stages/prison.ts';
import { restaurant } from '#press/stages/restaurant.ts';
import { river } from '#press/stages/river.ts';
import { road } from '#press/stages/road.ts';
import { roofs } from '#press/stages/roofs.ts';
import { schoolyard } from '#press/stages/schoolyard.ts';
import { sea } from '#press/stages/sea.ts';
import { shop } from '#press/stages/shop.ts';
import { sky } from '#press/stages/sky.ts';
import { snowfield } from '#press/stages/snowfield.ts';
import { space } from '#press/stages/space.ts';
import { square } from '#press/stages/square.ts';
import { stadium } from '#press/stages/stadium.ts';
import { stairs } from '#press/stages/stairs.ts';
import { station } from '#press/stages/station.ts';
import { street } from '#press/stages/street.ts';
import { theatre } from '#press/stages/theatre.ts';
import { underwater } from '#press/stages/underwater.ts';
import { warehouse } from '#press/stages/warehouse.ts';

export const stageNames = [
  'sea',
  'beach',
  'lake',
  'river',
  'underwater',
  'pool',
  'mountain',
  'cliff',
  'forest',
  'clearing',
  'meadow',
  'garden',
  'desert',
  'snowfield',
  'cave',
  'sky',
  'space',
  'roofs',
  'street',
  'square',
  'road',
  'parking',
  'station',
  'carriage',
  'bridge',
  'airport',
  'kitchen',
  'bedroom',
  'livingRoom',
  'bathroom',
  'corridor',
  'stairs',
  'attic',
  'classroom',
  'library',
  'hospital',
  'theatre',
  'shop',
  'church',
  'office',
  'prison',
  'cabin',
  'cellar',
  'cemetery',
  'lift',
  'museum',
  'restaurant',
  'gym',
  'factory',
  'warehouse',
  'courtroom',
  'bar',
  'nightclub',
  'car',
  'poolside',
  'cinema',
  'garage',
  'stadium',
  'playground',
  'schoolyard',
  'market',
  'farmyard',
  'abstract',
] as const;
export type StageName = (typeof stageNames)[number];

/** Every place there is to play in. */
export const stageMakers: Record<StageName, StageMaker> = {
  sea,
  beach,
  lake,
  river,
  underwater,
  pool,
  mountain,
  cliff,
  forest,
  clearing,
  meadow,
  garden,
  desert,
  snowfield,
  cave,
  sky,
  space,
  roofs,
  street,
  square,
  road,
  parking,
  station,
  carriage,
  bridge,
  airport,
  kitchen,
  bedroom,
  livingRoom,
  bathroom,
  corridor,
  stairs,
  attic,
  classroom,
  library,
  hospital,
  theatre,
  shop,
  church,
  office,
  prison,
  cabin,
  cellar,
  cemetery,
  lift,
  museum,
  restaurant,
  gym,
  factory,
  warehouse,
  courtroom,
  bar,
  nightclub,
  car,
  poolside,
  cinema,
  garage,
  stadium,
  playground,
  schoolyard,
  market,
  farmyard,
  abstract,
};
