import { settingOfStage, stageOfConcept } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';

export interface PlaceOf {
  readonly setting: SettingName;
  /** The dream's own word for it, a concept id. */
  readonly place?: string;
  readonly stage: StageName;
}

/** The concept that a stage without a setting of its own is kept by. */
const placeNames: Partial<Record<StageName, string>> = {
  livingRoom: 'room',
  roofs: 'roof',
  car: 'in-car',
};

/** The place that a concept names. */
export function placed(place: string): PlaceOf {
  const stage = stageOfConcept(place) ?? 'abstract';
  return { setting: settingOfStage[stage], place, stage };
}

/** The place of a stage that words told without naming it. */
export function placedOn(stage: StageName): PlaceOf {
  return { setting: settingOfStage[stage], place: placeNames[stage] ?? stage, stage };
}
