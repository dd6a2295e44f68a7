import type { Arrangement, ImageElement } from '@reverie/contract/images';
import { type AnyScene, nameActor } from '@reverie/painter';
import type { Arrangement as Places, PrintScene } from '@reverie/painter/press';

/** As the dream itself has it. */
export const ownArrangement: Arrangement = {
  shape: '4:5',
  view: null,
  scheme: null,
  hero: null,
  without: [],
  about: null,
  told: null,
};
/** As other models paint, and as the brush did. */
export const squareArrangement: Arrangement = { ...ownArrangement, shape: '1:1' };

/** What can be told apart in a scene, by the places of its actors: others are called otherwise. */
function idsOf({ actors }: PrintScene): string[] {
  const met = new Map<string, number>();
  return actors.map((actor) => {
    const isDreamer = actor.kind === 'person' && actor.who === 'dreamer';
    const id = isDreamer
      ? 'dreamer'
      : actor.kind === 'person'
        ? `${actor.age}-${actor.gender}`
        : actor.id;
    const times = (met.get(id) ?? 0) + 1;
    met.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  });
}

/** What a picture of this scene can show, be without, or be of; nothing of a scene of the brush. */
export function elementsOf(scene: AnyScene): ImageElement[] {
  if (scene.version !== 2) return [];
  const ids = idsOf(scene);
  return scene.actors.flatMap((actor, place) => {
    const id = ids[place];
    return id ? [{ id, fr: nameActor(actor, 'fr'), en: nameActor(actor, 'en') }] : [];
  });
}

/**
 * Who is left out and who is the hero, by their places in a scene. What the dream no longer holds is
 * asked for in vain, and changes nothing: a wish may be older than the words.
 */
export function placesOf(
  scene: AnyScene,
  { hero, without }: Pick<Arrangement, 'hero' | 'without'>,
): Places {
  if (scene.version !== 2) return {};
  const ids = idsOf(scene);
  const place = hero === null ? -1 : ids.indexOf(hero);
  return {
    without: ids.flatMap((id, n) => (without.includes(id) ? [n] : [])),
    ...(place >= 0 && { hero: place }),
  };
}

/** Pixels, the width being one of those that are kept. */
export function sizeOf({ shape }: Pick<Arrangement, 'shape'>): { width: number; height: number } {
  return sizes[shape];
}

const sizes: Record<Arrangement['shape'], { width: number; height: number }> = {
  '4:5': { width: 1024, height: 1280 },
  '1:1': { width: 1024, height: 1024 },
  '16:9': { width: 1024, height: 576 },
};
