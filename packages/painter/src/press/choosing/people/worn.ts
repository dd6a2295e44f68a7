import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { WornName } from '#press/scene.ts';

/** What the dream says somebody wears: `ran in my wedding dress`, « elle portait un manteau ». */
export function wornBy(analysis: DreamAnalysis, id: string): WornName | undefined {
  const { deeds = [], symbols } = analysis;
  const garments = symbols.filter(
    (garment) => garment.category === 'clothing' || garment.id === 'wedding-dress',
  );
  const told = deeds.flatMap(({ who, act, whom, where }) => {
    // Who looks in a coat does not wear it.
    if (who !== id || /^(?:look|search|put|find)$/.test(act)) return [];
    const on = where.filter(({ relation }) => relation === 'in').map(({ what }) => what);
    return act === 'carry' && whom !== undefined ? [whom, ...on] : on;
  });
  return garments
    .filter((garment) => told.includes(garment.id))
    .map((garment) => nameOf(analysis, garment))
    .find((name) => name !== undefined);
}

function nameOf(
  { symbols }: DreamAnalysis,
  { id, evidence }: DreamAnalysis['symbols'][number],
): WornName | undefined {
  const said = evidence[0]?.text ?? '';
  if (id === 'bathrobe' || id === 'kimono') return 'robe';
  if (id === 'sari') return 'dress';
  if (/pyjama|pajama/i.test(said)) return 'pyjamas';
  if (/costume|suit/i.test(said)) return 'suit';
  if (id === 'wedding-dress') return 'gown';
  if (id === 'dress' && !/jupe|skirt/i.test(said)) {
    return symbols.some((one) => one.id === 'wedding') ? 'gown' : 'dress';
  }
  if (id === 'underwear' || id === 'swimsuit') return 'swimsuit';
  return id === 'coat' || id === 'uniform' ? id : undefined;
}

/** Letters between a beast and what it is told to have on: `a deer in a dressing gown`, « un lapin en costume ». */
const toGarment = 24;

/** What is told right after somebody: they have it on, whatever they do. */
export function wornBeside(analysis: DreamAnalysis, id: string): WornName | undefined {
  const told = [...analysis.characters, ...analysis.symbols]
    .filter((one) => one.id === id)
    .flatMap(({ evidence }) => evidence);
  return analysis.symbols
    .filter(({ category }) => category === 'clothing')
    .filter(({ evidence }) =>
      evidence.some(({ start }) =>
        told.some(({ end }) => start >= end && start - end <= toGarment),
      ),
    )
    .map((garment) => nameOf(analysis, garment))
    .find((name) => name !== undefined);
}
