import { becoming } from '#press/compose/becoming.ts';
import type { CastingRule } from '#press/compose/casting-rule.ts';
import { halfAndHalf } from '#press/compose/half-and-half.ts';
import { standing } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** Things in the shape of a person. */
const likenesses = new Set('mannequin doll statue robot snowman scarecrow skeleton'.split(' '));

/** With a bird's head one has its wings, with another beast's one is on all fours already. */
function turningBeast(scene: PrintScene, { who, whom = -1 }: ShownDeed, seed: number) {
  const beast = scene.actors[whom];
  const isBird = beast?.kind === 'thing' && /^(?:bird|owl|crow)$/.test(beast.id);
  const actors = scene.actors.map((one, n) =>
    n === who && isBird ? { ...one, borrowed: ['wing'] as const } : one,
  );
  const body = troupeOf({ ...scene, actors }, who, isBird ? 'reach' : 'crawl', seed);
  const other = troupeOf(scene, whom, null, seed);
  if (!body) return null;
  // It is beside them: what they are by now.
  return [body, ...(other ? [{ ...other, relation: { name: 'beside', to: who } }] : [])];
}

/** Whoever becomes a thing is both at once; a beast's head they have already. */
export const turningInto: CastingRule = ({ scene, deed, done, seed }) => {
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'person' || two?.kind !== 'thing') return null;
  if (one.count > 1 || one.age === 'baby' || done.has(whom)) return null;
  if (one.head !== undefined) return one.head === two.id ? turningBeast(scene, deed, seed) : null;
  const body = troupeOf(scene, who, act, seed);
  const thing = troupeOf(scene, whom, null, seed);
  if (body === null || thing === null) return null;
  // Who is a shop's dummy has its whole shape, which is theirs.
  const isWhole = deed.verb?.en.one === 'is' && likenesses.has(two.id);
  const piece = isWhole ? thing.piece : becoming(body.piece, thing.piece);
  return [{ ...body, ...standing(piece, 'ground'), actors: [who, whom] }];
};

/** A car that turns into a horse: both at once. */
export const thingBecoming: CastingRule = ({ scene, deed, done, seed }) => {
  const { who, act, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  if (act !== 'become' || one?.kind !== 'thing' || two?.kind !== 'thing' || done.has(whom))
    return null;
  if (one.count > 1 || two.count > 1) return null;
  const [own, other] = [troupeOf(scene, who, null, seed), troupeOf(scene, whom, null, seed)];
  if (!own || !other || own.isCelestial || other.isCelestial) return null;
  const piece = halfAndHalf(own.piece, other.piece);
  const { stands } = own.stands === 'hang' || own.stands === 'water' ? other : own;
  return [{ ...own, ...standing(piece, stands), actors: [who, whom] }];
};
