export { describe } from '#describe.ts';
export type { Language } from '#describe-words.ts';
export { type PaintOptions, type PaintStage, type Picture, paint } from '#paint.ts';
export { placeholder } from '#placeholder.ts';
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
export { sceneOf } from '#scene-of.ts';
export { type SymbolEntry, symbolEntries } from '#symbols/manifest.ts';
