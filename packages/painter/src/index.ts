export type { Language } from '#describe-words.ts';
export {
  type AnyScene,
  type AnyStyle,
  describe,
  type PaintOptions,
  paint,
  printed,
  sceneOf,
} from '#face.ts';
export type { PaintStage, Picture } from '#paint.ts';
export { placeholder } from '#placeholder.ts';
export { nameActor } from '#press/describe/actors-in-words.ts';
export { promptFor } from '#prompt.ts';
export {
  isScene,
  type LightSource,
  lightSources,
  type Mood,
  moods,
  type Scene,
  type SceneSymbol,
  type SettingName,
  type Style,
  type SymbolRole,
  sceneVersion,
  settingNames,
  styles,
  type TimeOfDay,
  timesOfDay,
  type Weather,
  weathers,
} from '#scene.ts';
export { sceneOf as brushSceneOf } from '#scene-of.ts';
export { type SymbolEntry, symbolEntries } from '#symbols/manifest.ts';
