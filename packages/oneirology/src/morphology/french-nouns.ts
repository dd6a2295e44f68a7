const pluralInX = new Set('bijou caillou chou genou hibou joujou pou'.split(' '));
const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['œil', 'yeux'],
  ['ciel', 'cieux'],
  ['travail', 'travaux'],
  ['vitrail', 'vitraux'],
  ['monsieur', 'messieurs'],
  ['madame', 'mesdames'],
]);

/** Singular and plural of a French noun. */
export function inflectFrenchNoun(noun: string): string[] {
  const irregular = irregularPlurals.get(noun);
  if (irregular !== undefined) return [noun, irregular];
  if (/[sxz]$/.test(noun)) return [noun];
  if (/(?:eau|eu)$/.test(noun) || pluralInX.has(noun)) return [noun, `${noun}x`];
  if (noun.endsWith('al') && noun.length > 3) return [noun, `${noun.slice(0, -2)}aux`, `${noun}s`];
  return [noun, `${noun}s`];
}

const irregularFeminines: ReadonlyMap<string, string> = new Map([
  ['beau', 'belle'],
  ['nouveau', 'nouvelle'],
  ['fou', 'folle'],
  ['mou', 'molle'],
  ['vieux', 'vieille'],
  ['doux', 'douce'],
  ['roux', 'rousse'],
  ['jaloux', 'jalouse'],
  ['blanc', 'blanche'],
  ['franc', 'franche'],
  ['sec', 'sèche'],
  ['frais', 'fraîche'],
  ['long', 'longue'],
  ['gentil', 'gentille'],
  ['favori', 'favorite'],
  ['malin', 'maligne'],
  ['inquiet', 'inquiète'],
  ['complet', 'complète'],
  ['secret', 'secrète'],
  ['discret', 'discrète'],
]);

function feminine(adjective: string): string {
  const irregular = irregularFeminines.get(adjective);
  if (irregular !== undefined) return irregular;
  if (adjective.endsWith('e')) return adjective;
  if (adjective.endsWith('eux')) return `${adjective.slice(0, -1)}se`;
  if (/(?:teur)$/.test(adjective)) return `${adjective.slice(0, -3)}rice`;
  if (adjective.endsWith('eur')) return `${adjective.slice(0, -1)}se`;
  if (adjective.endsWith('er')) return `${adjective.slice(0, -2)}ère`;
  if (adjective.endsWith('if')) return `${adjective.slice(0, -1)}ve`;
  if (/(?:ien|on|el|eil|as|os|et)$/.test(adjective)) return `${adjective}${adjective.at(-1)}e`;
  return `${adjective}e`;
}

/** The four forms of a French adjective. */
export function inflectFrenchAdjective(adjective: string): string[] {
  const other = feminine(adjective);
  return [...inflectFrenchNoun(adjective), other, `${other}s`];
}
