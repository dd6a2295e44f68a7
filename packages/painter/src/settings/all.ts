import type { SettingName } from '#scene.ts';
import { abstract } from '#settings/abstract.ts';
import { bathroom } from '#settings/bathroom.ts';
import { beach } from '#settings/beach.ts';
import { carriage } from '#settings/carriage.ts';
import { cave } from '#settings/cave.ts';
import { church } from '#settings/church.ts';
import { city } from '#settings/city.ts';
import { classroom } from '#settings/classroom.ts';
import { corridor } from '#settings/corridor.ts';
import { desert } from '#settings/desert.ts';
import { forest } from '#settings/forest.ts';
import { garden } from '#settings/garden.ts';
import { hospital } from '#settings/hospital.ts';
import { kitchen } from '#settings/kitchen.ts';
import { lake } from '#settings/lake.ts';
import { meadow } from '#settings/meadow.ts';
import { mountain } from '#settings/mountain.ts';
import { river } from '#settings/river.ts';
import { road } from '#settings/road.ts';
import { room } from '#settings/room.ts';
import { sea } from '#settings/sea.ts';
import type { SettingPainter } from '#settings/setting.ts';
import { shop } from '#settings/shop.ts';
import { sky } from '#settings/sky.ts';
import { snowfield } from '#settings/snowfield.ts';
import { space } from '#settings/space.ts';
import { stairs } from '#settings/stairs.ts';
import { station } from '#settings/station.ts';
import { street } from '#settings/street.ts';
import { theatre } from '#settings/theatre.ts';
import { underwater } from '#settings/underwater.ts';

export const settingPainters: Record<SettingName, SettingPainter> = {
  sea,
  lake,
  mountain,
  forest,
  city,
  meadow,
  desert,
  sky,
  space,
  underwater,
  room,
  corridor,
  road,
  cave,
  street,
  beach,
  river,
  garden,
  snowfield,
  classroom,
  hospital,
  theatre,
  carriage,
  stairs,
  station,
  shop,
  church,
  kitchen,
  bathroom,
  abstract,
};
