import type { SettingName } from '#scene.ts';
import { abstract } from '#settings/abstract.ts';
import { cave } from '#settings/cave.ts';
import { city } from '#settings/city.ts';
import { corridor } from '#settings/corridor.ts';
import { desert } from '#settings/desert.ts';
import { forest } from '#settings/forest.ts';
import { lake } from '#settings/lake.ts';
import { meadow } from '#settings/meadow.ts';
import { mountain } from '#settings/mountain.ts';
import { road } from '#settings/road.ts';
import { room } from '#settings/room.ts';
import { sea } from '#settings/sea.ts';
import type { SettingPainter } from '#settings/setting.ts';
import { sky } from '#settings/sky.ts';
import { space } from '#settings/space.ts';
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
  abstract,
};
