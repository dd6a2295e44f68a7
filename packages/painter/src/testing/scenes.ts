import { type Mood, type Scene, sceneVersion } from '#scene.ts';

/** A scene for tests: a calm lake at dusk, changed as the test asks. */
export function makeScene(changes: Partial<Scene> = {}): Scene {
  return {
    version: sceneVersion,
    setting: 'lake',
    time: 'dusk',
    weather: 'clear',
    light: 'sun',
    moods: makeMoods('calm'),
    symbols: [],
    dreamer: true,
    scale: 1,
    displacement: 0,
    ...changes,
  };
}

export function makeMoods(mood: Mood): Record<Mood, number> {
  const none = {
    joy: 0,
    calm: 0,
    wonder: 0,
    unease: 0,
    sorrow: 0,
    anger: 0,
    confusion: 0,
    dread: 0,
  };
  return { ...none, [mood]: 1 };
}
