import type { CastingRule } from '#press/compose/casting-rule.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { ActName } from '#press/scene.ts';

/** How that is told: nobody on a slide flies over it, or runs along it. */
const goingDown = new Set<ActName>(['fall', 'run', 'pass', 'walk', 'fly', 'float', 'ride', 'play']);

/** Who slides sits on the slide, half way down; so does a hippopotamus, before it and not behind. */
export const onSlides: CastingRule = ({ scene, deed, seed, done }) => {
  const { who, act, whom, relation } = deed;
  const on = relation?.name === 'on' || relation?.name === 'from' ? relation.to : undefined;
  const place = whom ?? (typeof on === 'number' ? on : undefined);
  const thing = place === undefined ? undefined : scene.actors[place];
  if (place === undefined || thing?.kind !== 'thing' || thing.id !== 'slide') return null;
  if (!goingDown.has(act) || done.has(who)) return null;
  const rider = troupeOf(scene, who, 'sit', seed);
  const slide = done.has(place) ? null : troupeOf(scene, place, null, seed);
  if (rider === null || (slide === null && !done.has(place))) return null;
  const seated: Troupe = { ...rider, act: 'sit', relation: { name: 'on', to: place } };
  return slide ? [slide, seated] : [seated];
};
