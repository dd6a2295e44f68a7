import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { pieceFor } from '#press/pieces/registry.ts';
import { symbolOn } from '#press/shown-deeds.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { categoryOf } from '#press/strange.ts';

/** An animal or a dragon is met as a character and as a concept: from here on it is the concept. */
export function withOneNameEach(told: DreamAnalysis): DreamAnalysis {
  const analysis = withProps(told);
  const names = new Map<string, string>();
  for (const character of analysis.characters) {
    const isBeing = character.identity === 'animal' || character.identity === 'imaginary';
    const symbol = isBeing ? symbolOn(analysis, character) : undefined;
    if (symbol && pieceFor(symbol.id)) names.set(character.id, symbol.id);
  }
  if (isAntlers(analysis)) names.set('forest', 'deer');
  const name = (id: string) => names.get(id) ?? id;
  return {
    ...analysis,
    deeds: analysis.deeds?.map((deed) => ({
      ...deed,
      who: name(ownerOf(analysis, deed)),
      ...(deed.whom !== undefined && { whom: name(deed.whom) }),
      where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
    })),
    changes: analysis.changes?.map((change) => ({ ...change, of: name(change.of) })),
  };
}

/** What only a picture needs to know of stands beside the symbols; a sofa is no chair as well. */
function withProps(analysis: DreamAnalysis): DreamAnalysis {
  const { symbols, props = [] } = analysis;
  const words = props.flatMap(({ evidence }) => evidence);
  // « Il neige des pages »: there is no snow.
  const rains = (analysis.changes ?? [])
    .filter(({ change }) => change === 'falling')
    .flatMap(({ evidence }) => evidence);
  const isRain = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    /^(?:snow|rain)$/.test(id) &&
    evidence.every((own) => rains.some(({ start, end }) => start <= own.start && own.end <= end));
  // « Une meute de chiens » has no wolf.
  const isPack = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    id === 'wolf' &&
    symbols.some((one) => one.id === 'dog') &&
    evidence.every(({ text }) => /^meutes?$/i.test(text));
  const isProp = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    pieceFor(id) !== null &&
    stageOfConcept(id) === undefined &&
    evidence.every((own) => words.some(({ start, end }) => start <= own.start && own.end <= end));
  return {
    ...analysis,
    symbols: [...symbols.filter((one) => !isProp(one) && !isRain(one) && !isPack(one)), ...props],
  };
}

/** « Un cerf avec des bois en feu »: the woods are on its head. */
function isAntlers({ symbols }: DreamAnalysis): boolean {
  const deer = symbols.find(({ id }) => id === 'deer');
  const wood = symbols.find(({ id }) => id === 'forest');
  if (deer === undefined || wood === undefined) return false;
  return wood.evidence.every(
    ({ text, start }) =>
      /^bois$/i.test(text) && deer.evidence.some((own) => start > own.end && start - own.end < 30),
  );
}

/** Acts that a part of a body can do by itself. */
const ofParts = new Set<Deed['act']>(['fall', 'bleed', 'break', 'disappear', 'float']);

/** `A man without a face chased me`: not the face did. */
function ownerOf(analysis: DreamAnalysis, { who, act }: Deed): string {
  if (categoryOf(analysis, who) !== 'body' || ofParts.has(act)) return who;
  const [somebody, ...others] = analysis.characters;
  return somebody !== undefined && others.length === 0 ? somebody.id : who;
}
