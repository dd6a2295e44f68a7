import { strangenessOf, worthOfAct } from '#press/acts.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { roleNames } from '#press/roles.ts';
import {
  borrowedParts,
  fillNames,
  grownParts,
  joinedParts,
  type PrintScene,
  printSceneVersion,
  reflectedNames,
  relationNames,
  replacedParts,
  wingKinds,
  wornNames,
} from '#press/scene.ts';
import { moods, settingNames, timesOfDay, weathers } from '#scene.ts';

/** Whether a value read from storage is a scene that the press can print. */
export function isPrintScene(value: unknown): value is PrintScene {
  if (!isRecord(value)) return false;
  const { actors, deeds, hero, inner } = value;
  return (
    value.version === printSceneVersion &&
    (value.chosenBy === undefined || typeof value.chosenBy === 'string') &&
    isOneOf(settingNames, value.setting) &&
    (value.place === undefined || typeof value.place === 'string') &&
    areChanges(value.placeChanges) &&
    (value.filled === undefined || isOneOf(fillNames, value.filled)) &&
    (value.ground === undefined || isNamed(value.ground)) &&
    isOneOf(timesOfDay, value.time) &&
    isOneOf(weathers, value.weather) &&
    hasMoods(value.moods) &&
    Array.isArray(actors) &&
    actors.length <= 6 &&
    actors.every(isActor) &&
    Array.isArray(deeds) &&
    deeds.every((deed) => isDeed(deed, actors.length)) &&
    (hero === undefined || isPlace(hero, actors.length)) &&
    (inner === undefined || isInner(inner, actors.length))
  );
}

/** A place in a thing holds no third one. */
function isInner(value: unknown, actors: number): boolean {
  if (!isRecord(value) || !isPlace(value.in, actors) || !isRecord(value.scene)) return false;
  return value.scene.inner === undefined && isPrintScene(value.scene);
}

function hasMoods(value: unknown): boolean {
  return isRecord(value) && moods.every((mood) => isShare(value[mood]));
}

function isActor(value: unknown): boolean {
  if (!isRecord(value) || !isCount(value.count) || !areChanges(value.changes)) return false;
  const { borrowed, isCounted } = value;
  if (isCounted !== undefined && typeof isCounted !== 'boolean') return false;
  const isBearing =
    borrowed === undefined ||
    (Array.isArray(borrowed) && borrowed.every((part) => isOneOf(borrowedParts, part)));
  if (!isBearing) return false;
  if (value.kind === 'person') {
    return (
      isOneOf(['dreamer', 'other'], value.who) &&
      isOneOf(['male', 'female', 'unknown'], value.gender) &&
      isOneOf(['adult', 'child', 'baby', 'old'], value.age) &&
      (value.role === undefined || isOneOf(roleNames, value.role)) &&
      (value.head === undefined || isOneOf([...beastHeads], value.head)) &&
      (value.part === undefined || isOneOf(grownParts, value.part)) &&
      (value.replaced === undefined ||
        (Array.isArray(value.replaced) && value.replaced.every(isReplaced))) &&
      (value.joined === undefined ||
        (Array.isArray(value.joined) && value.joined.every(isJoined))) &&
      (value.wings === undefined || isOneOf(wingKinds, value.wings)) &&
      (value.wears === undefined || isOneOf(wornNames, value.wears)) &&
      (value.hair === undefined || areChanges([value.hair]))
    );
  }
  return (
    value.kind === 'thing' &&
    isNamed(value) &&
    (value.wears === undefined || isOneOf(wornNames, value.wears)) &&
    (value.joined === undefined || (Array.isArray(value.joined) && value.joined.every(isJoined))) &&
    (value.matter === undefined || isNamed(value.matter))
  );
}

function isReplaced(value: unknown): boolean {
  return isRecord(value) && isNamed(value) && isOneOf(replacedParts, value.part);
}

function isJoined(value: unknown): boolean {
  return (
    isRecord(value) &&
    isNamed(value) &&
    isCount(value.count) &&
    areChanges(value.changes) &&
    isOneOf(joinedParts, value.part) &&
    (value.kind === undefined || isNamed(value.kind))
  );
}

/** A concept, and what it is called. */
function isNamed(value: unknown): boolean {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.label)) return false;
  return typeof value.label.fr === 'string' && typeof value.label.en === 'string';
}

function isDeed(value: unknown, actors: number): boolean {
  if (!isRecord(value)) return false;
  const { relation } = value;
  return (
    isPlace(value.who, actors) &&
    typeof value.act === 'string' &&
    Object.hasOwn(worthOfAct, value.act) &&
    (value.verb === undefined || isVerb(value.verb)) &&
    (value.reflection === undefined || isReflection(value.reflection)) &&
    (value.whom === undefined || isPlace(value.whom, actors)) &&
    (relation === undefined ||
      (isRecord(relation) &&
        isOneOf(relationNames, relation.name) &&
        (relation.at === undefined || typeof relation.at === 'string') &&
        (relation.to === 'place' || isPlace(relation.to, actors))))
  );
}

function isReflection(value: unknown): boolean {
  return (
    isRecord(value) &&
    isOneOf(reflectedNames, value.as) &&
    (value.actor === undefined || isActor(value.actor))
  );
}

function isVerb(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return [value.fr, value.en].every(
    (words) =>
      isRecord(words) &&
      typeof words.one === 'string' &&
      typeof words.many === 'string' &&
      (words.joint === undefined || typeof words.joint === 'string'),
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
