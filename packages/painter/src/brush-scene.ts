import type { Actor, PrintScene } from '#press/scene.ts';
import { type Scene, type SceneSymbol, sceneVersion, symbolRoles } from '#scene.ts';
import { chooseLight } from '#scene-circumstances.ts';
import { entryFor } from '#symbols/manifest.ts';

/** What the brush can show of a scene of the press: its place, its things, and that somebody looks on. */
export function brushSceneFor(scene: PrintScene): Scene {
  const { setting, time, weather, moods, actors, deeds, placeChanges } = scene;
  const first = scene.hero ?? deeds[0]?.who ?? 0;
  const hero = actors[first];
  const others = actors.filter((_, n) => n !== first);
  const changes = hero?.changes ?? [];
  return {
    version: sceneVersion,
    ...{ setting, time, weather, moods },
    light: chooseLight(setting, time, weather, []),
    symbols: symbolsOf(hero ? [hero, ...others] : others),
    dreamer: setting !== 'abstract' && actors.some(({ kind }) => kind === 'person'),
    scale: changes.includes('giant') ? 1.7 : changes.includes('tiny') ? 0.45 : 1,
    displacement: changes.includes('floating') ? 0.8 : 0.2,
    ...(placeChanges.includes('upside-down') && { strangeness: 'mirrored' as const }),
  };
}

/** Those that a silhouette serves, four at most, no two by the same one. */
function symbolsOf(actors: readonly Actor[]): SceneSymbol[] {
  const shown = new Map<string, { id: string; count: number }>();
  for (const actor of actors) {
    const entry = actor.kind === 'thing' ? entryFor(actor.id) : null;
    if (actor.kind !== 'thing' || entry === null || shown.has(entry.id)) continue;
    shown.set(entry.id, { id: actor.id, count: Math.min(7, actor.count) });
  }
  return [...shown.values()].slice(0, 4).map((symbol, n) => {
    return { ...symbol, role: symbolRoles[Math.min(n, 2)] ?? 'detail' };
  });
}
