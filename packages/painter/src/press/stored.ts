import { strangenessOf, worthOfAct } from '#press/acts.ts';
import { type PrintScene, printSceneVersion, relationNames, roleNames } from '#press/scene.ts';
import { moods, settingNames, timesOfDay, weathers } from '#scene.ts';

/** Whether a value read from storage is a scene that the press can print. */
export function isPrintScene(value: unknown): value is PrintScene {
  if (!isRecord(value)) return false;
  const { actors, deeds, hero } = value;
  return (
    value.version === printSceneVersion &&
    isOneOf(settingNames, value.setting) &&
    (value.place === undefined || typeof value.place === 'string') &&
    areChanges(value.placeChanges) &&
    isOneOf(timesOfDay, value.time) &&
    isOneOf(weathers, value.weather) &&
    hasMoods(value.moods) &&
    Array.isArray(actors) &&
    actors.length <= 6 &&
    actors.every(isActor) &&
    Array.isArray(deeds) &&
    deeds.every((deed) => isDeed(deed, actors.length)) &&
    (hero === undefined || isPlace(hero, actors.length))
  );
}

function hasMoods(value: unknown): boolean {
  return isRecord(value) && moods.every((mood) => isShare(value[mood]));
}

function isActor(value: unknown): boolean {
  if (!isRecord(value) || !isCount(value.count) || !areChanges(value.changes)) return false;
  if (value.kind === 'person') {
    return (
      isOneOf(['dreamer', 'other'], value.who) &&
      isOneOf(['male', 'female', 'unknown'], value.gender) &&
      isOneOf(['adult', 'child', 'baby', 'old'], value.age) &&
      (value.role === undefined || isOneOf(roleNames, value.role))
    );
  }
  const { label } = value;
  return (
    value.kind === 'thing' &&
    typeof value.id === 'string' &&
    isRecord(label) &&
    typeof label.fr === 'string' &&
    typeof label.en === 'string'
  );
}

function isDeed(value: unknown, actors: number): boolean {
  if (!isRecord(value)) return false;
  const { relation } = value;
  return (
    isPlace(value.who, actors) &&
    typeof value.act === 'string' &&
    Object.hasOwn(worthOfAct, value.act) &&
    (value.whom === undefined || isPlace(value.whom, actors)) &&
    (relation === undefined ||
      (isRecord(relation) &&
        isOneOf(relationNames, relation.name) &&
        (relation.at === undefined || typeof relation.at === 'string') &&
        (relation.to === 'place' || isPlace(relation.to, actors))))
  );
}

function areChanges(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((change) => typeof change === 'string' && Object.hasOwn(strangenessOf, change))
  );
}

function isPlace(value: unknown, actors: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < actors;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}
