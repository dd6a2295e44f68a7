import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { BorrowedPart } from '#press/scene.ts';

/** Letters from somebody to the face they have: ` with my `, « avec le ». */
const reach = 24;

/**
 * `A horse with my brother's face`, « un chien avec le visage de mon père »: the face is on the horse,
 * and whose it is by day is not there.
 */
export function withAnothersFace(told: DreamAnalysis): {
  readonly analysis: DreamAnalysis;
  readonly borrowed: readonly { readonly of: string; readonly part: BorrowedPart }[];
} {
  const { characters, symbols, props, deeds = [] } = told;
  const face = symbols.find(({ id }) => id === 'face' || id === 'head');
  const [words] = face?.evidence ?? [];
  const none = { analysis: told, borrowed: [] };
  if (face === undefined || words === undefined) return none;
  const isSaidOnce = (one: { readonly evidence: readonly Evidence[] }) => one.evidence.length === 1;
  const owner = characters.find(
    (one) =>
      one.identity !== 'animal' &&
      isSaidOnce(one) &&
      one.evidence.some(
        ({ start, end }) =>
          (words.start - end > 0 && words.start - end <= 3) ||
          (start - words.end > 2 && start - words.end <= 9),
      ),
  );
  const [own] = owner?.evidence ?? [];
  if (owner === undefined || own === undefined) return none;
  const from = Math.min(words.start, own.start);
  const isBefore = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
    evidence.some(({ end }) => from - end > 0 && from - end <= reach);
  const somebody = characters.find((one) => one !== owner && isBefore(one));
  const beast = symbols.find((one) => isOfBeasts(one.category) && isBefore(one));
  // `The clock had my mother's face`.
  const thing = [...symbols, ...(props ?? [])].findLast(
    (one) =>
      one !== face &&
      isBefore(one) &&
      pieceFor(one.id) !== null &&
      !/^(?:wall|floor)$/.test(one.id),
  );
  const bearer = somebody ?? thing;
  if (bearer === undefined) return none;
  const gone = new Set([owner.id, face.id]);
  const isOwners = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
    evidence.every(({ start, end }) => start < own.end && own.start < end);
  return {
    analysis: {
      ...told,
      characters: characters.filter((one) => one !== owner),
      symbols: symbols.filter((one) => one !== face && !isOwners(one)),
      ...(props && { props: props.filter((one) => !isOwners(one)) }),
      deeds: deeds.map((deed) => (gone.has(deed.who) ? { ...deed, who: bearer.id } : deed)),
    },
    // A face of another person's is a face.
    borrowed: [beast?.id, beast || !somebody ? bearer.id : undefined].flatMap((of) =>
      of === undefined ? [] : [{ of, part: 'face' as const }],
    ),
  };
}
