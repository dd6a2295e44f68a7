import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { WornName } from '#press/scene.ts';

/** What the dream says somebody wears: `ran in my wedding dress`, « elle portait un manteau ». */
export function wornBy(analysis: DreamAnalysis, id: string): WornName | undefined {
  const { deeds = [], symbols } = analysis;
  const garments = symbols.filter(({ category }) => category === 'clothing');
  const told = deeds.flatMap(({ who, act, whom, where }) => {
    if (who !== id) return [];
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
  if (/pyjama|pajama/i.test(said)) return 'pyjamas';
  if (/costume|suit/i.test(said)) return 'suit';
  if (id === 'dress' && !/jupe|skirt/i.test(said)) {
    return symbols.some((one) => one.id === 'wedding') ? 'gown' : 'dress';
  }
  if (id === 'underwear') return 'swimsuit';
  return id === 'coat' || id === 'uniform' ? id : undefined;
}
