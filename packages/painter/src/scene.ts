/** What the picture shows. Plain JSON, kept with the dream: raising the version is for a change
 *  that makes an old scene unreadable, never for a change of brush. */
export interface Scene {
  readonly version: typeof sceneVersion;
  readonly setting: SettingName;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly light: LightSource;
  /** Share of each mood in the colours, 0..1; they add up to 1. */
  readonly moods: Readonly<Record<Mood, number>>;
  /** At most four; the first, if any, is the hero. */
  readonly symbols: readonly SceneSymbol[];
  /** Whether a small figure, seen from behind, stands in the picture. */
  readonly dreamer: boolean;
  /** How much larger than life the hero is: 0.4 tiny .. 1 true to size .. 2 immense. */
  readonly scale: number;
  /** How far things leave their place: 0 all stand where they belong .. 1 they float. */
  readonly displacement: number;
  /** What this world does that ours does not. Absent in a world like ours. */
  readonly strangeness?: Strangeness;
}

/** `mirrored`: a second world hangs upside down from the sky. */
const strangenesses = ['mirrored'] as const;
export type Strangeness = (typeof strangenesses)[number];

export interface SceneSymbol {
  /** A concept id of the analysis that a silhouette of the manifest serves. */
  readonly id: string;
  readonly role: SymbolRole;
  /** How many of them, 1..7. */
  readonly count: number;
}

export const sceneVersion = 1;

export const settingNames = [
  'sea',
  'lake',
  'mountain',
  'forest',
  'city',
  'meadow',
  'desert',
  'sky',
  'space',
  'underwater',
  'room',
  'corridor',
  'road',
  'cave',
  'street',
  'beach',
  'river',
  'garden',
  'snowfield',
  'classroom',
  'hospital',
  'theatre',
  'carriage',
  'stairs',
  'station',
  'shop',
  'church',
  'kitchen',
  'bathroom',
  'abstract',
] as const;
export type SettingName = (typeof settingNames)[number];

export const timesOfDay = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const weathers = ['clear', 'cloudy', 'wind', 'mist', 'rain', 'storm', 'snow'] as const;
export type Weather = (typeof weathers)[number];

export const lightSources = ['sun', 'moon', 'haze', 'opening'] as const;
/** `haze`: a glow without a disc; `opening`: the far end, window or mouth that light comes from. */
export type LightSource = (typeof lightSources)[number];

export const moods = [
  'joy',
  'calm',
  'wonder',
  'unease',
  'sorrow',
  'anger',
  'confusion',
  'dread',
] as const;
export type Mood = (typeof moods)[number];

export const symbolRoles = ['hero', 'companion', 'detail'] as const;
export type SymbolRole = (typeof symbolRoles)[number];

export const styles = ['oil', 'watercolour', 'ink', 'pastel', 'night-glass'] as const;
export type Style = (typeof styles)[number];

/** Whether a value read from storage is a scene this painter can paint. */
export function isScene(value: unknown): value is Scene {
  if (!isRecord(value)) return false;
  return (
    value.version === sceneVersion &&
    isOneOf(settingNames, value.setting) &&
    isOneOf(timesOfDay, value.time) &&
    isOneOf(weathers, value.weather) &&
    isOneOf(lightSources, value.light) &&
    hasMoods(value.moods) &&
    hasSymbols(value.symbols) &&
    typeof value.dreamer === 'boolean' &&
    isWithin(value.scale, 0.4, 2) &&
    isWithin(value.displacement, 0, 1) &&
    (value.strangeness === undefined || isOneOf(strangenesses, value.strangeness))
  );
}

function hasMoods(value: unknown): boolean {
  return isRecord(value) && moods.every((mood) => isWithin(value[mood], 0, 1));
}

function hasSymbols(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 4 && value.every(isSymbol);
}

function isSymbol(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    isOneOf(symbolRoles, value.role) &&
    Number.isInteger(value.count) &&
    isWithin(value.count, 1, 7)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}
