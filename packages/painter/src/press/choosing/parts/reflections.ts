import type { Deed, DreamAnalysis, Reflection as Told } from '@reverie/oneirology/schema';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { actorOf } from '#press/choosing/people/actor-of.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene, Reflection, ShownDeed } from '#press/scene.ts';

/** What is done in a glass, or by whoever is only seen there. */
const seenThere = new Set<Deed['act']>([
  ...(['stand', 'look', 'become', 'disappear', 'laugh', 'cry', 'wait', 'find'] as const),
]);

/**
 * `In the mirror I saw a wolf`, « je n'avais pas de reflet »: who looks back is in the glass and
 * nowhere else, and whoever looks stands before it.
 */
export function withReflections(told: DreamAnalysis): {
  readonly analysis: DreamAnalysis;
  readonly reflection: Reflection | null;
} {
  const [seen] = told.reflections ?? [];
  const shown = seen && reflectionOf(told, seen);
  if (seen === undefined || !shown || !told.symbols.some(({ id }) => id === 'mirror'))
    return { analysis: told, reflection: null };
  const gone = new Set([
    ...(seen.what ? namesOf(told, seen.what) : []),
    'face',
    'reflection',
    'body',
  ]);
  const { deeds = [], changes = [], symbols, characters } = told;
  const evidence = seen.evidence;
  const look: Deed = {
    who: seen.of,
    act: 'look',
    where: [{ relation: 'in', what: 'mirror' }],
    evidence,
  };
  const isElsewhere = ({ who, whom, act }: Deed) =>
    !(gone.has(who) || gone.has(whom ?? '') || (who === seen.of && seenThere.has(act)));
  const isOld = ({ of, change }: (typeof changes)[number]) =>
    of === seen.of && (change === seen.as || (seen.as === 'old' && change === 'growing'));
  return {
    reflection: shown,
    analysis: {
      ...told,
      symbols: symbols.filter(
        ({ id }) => !gone.has(id) && id !== 'metamorphosis' && id !== 'invisible',
      ),
      ...(told.props && { props: told.props.filter(({ id }) => !gone.has(id)) }),
      characters: characters.filter(({ id }) => !gone.has(id)),
      changes: changes.filter(
        (one) => !isOld(one) && !gone.has(one.of) && one.change !== 'faceless',
      ),
      deeds: [look, ...deeds.filter(isElsewhere)],
    },
  };
}

/** An animal is a character and a concept, a skeleton a thing and its bones. */
function namesOf({ characters, symbols, props = [] }: DreamAnalysis, what: string): string[] {
  const all = [...characters, ...symbols, ...props];
  const words = all.filter(({ id }) => id === what).flatMap(({ evidence }) => evidence);
  const isSame = (own: { readonly start: number; readonly end: number }) =>
    words.some(({ start, end }) => start < own.end && own.start < end);
  return [what, ...all.filter(({ evidence }) => evidence.every(isSame)).map(({ id }) => id)];
}

/** Null where nothing shows who looks back. */
function reflectionOf(told: DreamAnalysis, { as, what }: Told): Reflection | null {
  if (as !== 'other') return { as };
  if (what === undefined) return null;
  const character = told.characters.find(({ id }) => id === what);
  const symbol = character && symbolOn(told, character);
  const isBeast =
    character === undefined ||
    character.identity === 'animal' ||
    (character.identity === 'imaginary' && symbol !== undefined && pieceFor(symbol.id) !== null);
  const id = isBeast && character ? symbol?.id : what;
  const actor = id === undefined ? null : actorOf(told, id, []);
  if (actor === null || (actor.kind === 'thing' && pieceFor(actor.id) === null)) return null;
  return { as, actor: { ...actor, count: 1 } };
}

/** The look into the glass has it. */
export function reflecting<Shown extends Pick<PrintScene, 'actors' | 'deeds'>>(
  cast: Shown,
  reflection: Reflection | null,
): Shown {
  if (reflection === null) return cast;
  const isGlass = ({ whom, relation }: ShownDeed) =>
    [whom, relation?.to].some((to) => {
      const one = typeof to === 'number' ? cast.actors[to] : undefined;
      return one?.kind === 'thing' && one.id === 'mirror';
    });
  const deeds = cast.deeds.map((deed) =>
    deed.act === 'look' && isGlass(deed) ? { ...deed, reflection } : deed,
  );
  return { ...cast, deeds };
}
