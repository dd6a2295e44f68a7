import type { StageName } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';

const bySetting: Partial<Record<SettingName, StageName>> = {
  sea: 'sea',
  beach: 'sea',
  lake: 'sea',
  river: 'sea',
  underwater: 'sea',
  forest: 'forest',
  meadow: 'meadow',
  garden: 'meadow',
  mountain: 'meadow',
  street: 'street',
  city: 'street',
  road: 'street',
  kitchen: 'kitchen',
  bathroom: 'kitchen',
  room: 'bedroom',
  corridor: 'bedroom',
};

export function stageFor(setting: SettingName, _place: string | undefined): StageName {
  return bySetting[setting] ?? 'meadow';
}
