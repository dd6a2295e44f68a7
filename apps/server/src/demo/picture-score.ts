import { analyse } from '@reverie/oneirology';
import { brushSceneOf, type Scene } from '@reverie/painter';
import type { JudgedDream } from '#demo/picture-table.ts';
import { conceptsFor, conceptsForbiddenBy, settingsFor } from '#demo/picture-words.ts';

/** What is painted of a dream, held against what may be painted of it. */
export interface Verdict {
  readonly dream: JudgedDream;
  /** The setting's name, as the painter has it. */
  readonly setting: string;
  /** The hero's concept; `none` where nothing but the place is painted. */
  readonly hero: string;
  readonly isSettingRight: boolean;
  readonly isHeroRight: boolean;
  /** What is in the picture though the dream has it only in a denial, a comparison or talk. */
  readonly forbidden: readonly string[];
}

export function judge(dream: JudgedDream): Verdict {
  return judgeScene(dream, brushSceneOf(analyse(dream.text)));
}

export function judgeScene(dream: JudgedDream, scene: Scene): Verdict {
  const hero = scene.symbols.find(({ role }) => role === 'hero')?.id ?? 'none';
  const settings = dream.settings.flatMap(settingsFor);
  const isSettingRight = settings.includes(scene.setting);
  const wrongPlaces = dream.forbidden.flatMap(settingsFor);
  const wrongThings = dream.forbidden.flatMap(conceptsForbiddenBy);
  return {
    dream,
    setting: scene.setting,
    hero,
    isSettingRight,
    isHeroRight: dream.hero.flatMap(conceptsFor).includes(hero),
    forbidden: [
      ...(!isSettingRight && wrongPlaces.includes(scene.setting) ? [scene.setting] : []),
      ...scene.symbols.map(({ id }) => id).filter((id) => wrongThings.includes(id)),
    ],
  };
}

/** Shares of dreams, 0..1, and how many of them there are. */
export interface Score {
  readonly n: number;
  readonly settings: number;
  readonly heroes: number;
  /** Setting and hero both. */
  readonly both: number;
  readonly forbidden: number;
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const share = (holds: (verdict: Verdict) => boolean): number =>
    verdicts.length === 0 ? 0 : verdicts.filter(holds).length / verdicts.length;
  return {
    n: verdicts.length,
    settings: share(({ isSettingRight }) => isSettingRight),
    heroes: share(({ isHeroRight }) => isHeroRight),
    both: share(({ isSettingRight, isHeroRight }) => isSettingRight && isHeroRight),
    forbidden: share(({ forbidden }) => forbidden.length > 0),
  };
}
