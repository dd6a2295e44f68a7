import { type CastingRule, lookOf } from '#press/compose/casting-rule.ts';
import { isBeforeMirror, mirrorOf } from '#press/compose/seated/mounts.ts';
import { standing } from '#press/compose/troupe.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import type { Looks } from '#press/figure/options.ts';
import { pair } from '#press/figure/pair.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { Person, Reflection } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** Whoever looks into a mirror, and what looks back: themselves, another, a beast or nobody. */
export const beforeMirror: CastingRule = (casting) => {
  const { scene, deed, seed, done } = casting;
  const one = scene.actors[deed.who];
  const glass = mirrorOf(scene, deed);
  if (one?.kind !== 'person' || glass === undefined || done.has(glass)) return null;
  const self = lookOf(one, deed.who, casting);
  const { reflection } = deed;
  const other = reflection && reflectedIn(reflection, self);
  const looks = (person: Person) => ({
    ...lookOf(person, deed.who, { ...casting, seed: seed + 7 }),
    garment: self.garment === 'accent' ? ('accent3' as const) : ('accent' as const),
  });
  const two = other?.person ? looks(other.person) : (other?.looks ?? self);
  const piece = pair({
    // What looks back stays behind the glass, unless a self of its own leans out of it.
    pair: isBeforeMirror(scene, deed) && !reflection ? 'other-self' : 'mirror',
    one: self,
    two,
    heads: [one.head, other?.head ?? one.head],
    ...(reflection?.as === 'nobody' && { inGlass: null }),
    ...(other?.id && {
      inGlass: pieceFor(other.id)?.make({ random: createRandom(seed, 'reflection') }) ?? null,
    }),
  });
  const actors = [deed.who, glass];
  return [{ ...standing(piece, 'ground'), actors, count: 1, changes: one.changes, act: deed.act }];
};

/** Who is in the glass: the same of another age, somebody else, a beast by its head or whole. */
function reflectedIn({ as, actor }: Reflection, self: Looks) {
  if (as === 'faceless') return { looks: { ...self, face: 'faceless' as const } };
  if (as === 'old')
    return {
      looks: { ...self, age: 'old' as const, hairRole: 'hair4' as const, hasGlasses: true },
    };
  if (as === 'child' || as === 'baby') return { looks: { ...self, age: 'child' as const } };
  if (actor?.kind === 'person') return { person: { ...actor, changes: [] } };
  if (actor?.kind !== 'thing') return {};
  return beastHeads.has(actor.id) ? { looks: self, head: actor.id } : { id: actor.id };
}
