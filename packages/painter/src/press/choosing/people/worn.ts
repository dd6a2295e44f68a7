import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { isColour } from '#press/choosing/colours-told.ts';
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

/** Everybody has a shirt and trousers on: they are told where their colour is. */
function isColoured({ changes = [] }: DreamAnalysis, garment: string): boolean {
  return changes.some(({ of, change }) => of === garment && isColour(change));
}

const plain = new Set<WornName>(['shirt', 'trousers']);

/** Garments of a figure, by those that are cut alike. */
const cuts: Readonly<Record<string, WornName>> = {
  ...{ bathrobe: 'robe', kimono: 'robe', sari: 'dress', 'long-robe': 'dress', skirt: 'skirt' },
  ...{ shirt: 'shirt', blouse: 'shirt', hoodie: 'shirt', trousers: 'trousers', shorts: 'trousers' },
  ...{ 'lab-coat': 'coat', poncho: 'coat' },
};

function nameOf(
  analysis: DreamAnalysis,
  { id, evidence }: DreamAnalysis['symbols'][number],
): WornName | undefined {
  const { symbols } = analysis;
  const said = evidence[0]?.text ?? '';
  const kind = cuts[id];
  if (kind !== undefined && (!plain.has(kind) || isColoured(analysis, id))) return kind;
  if (/pyjama|pajama/i.test(said)) return 'pyjamas';
  if (/costume|suit/i.test(said)) return 'suit';
  if (id === 'wedding-dress') return 'gown';
  if (id === 'dress' && /jupe|skirt/i.test(said)) return 'skirt';
  if (id === 'dress') return symbols.some((one) => one.id === 'wedding') ? 'gown' : 'dress';
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
