import { parseTable } from '#lexicon/notation.ts';

/** A concept that dreams name, and what a page calls it. */
export interface NamedConcept {
  readonly id: string;
  readonly category: string;
  readonly label: { readonly fr: string; readonly en: string };
}

/** The same with its words. */
export interface SymbolConcept extends NamedConcept {
  /** Terms in each language, as `lexicon/notation.ts` reads them. */
  readonly fr: string;
  readonly en: string;
}

export interface SymbolFamily {
  readonly id: string;
  readonly label: { readonly fr: string; readonly en: string };
  readonly concepts: readonly SymbolConcept[];
}

/** A row with this key only takes its words away: `of course` has no race course in it. */
export const swallow = '-';

function labelled(cell: string): { label: string; terms: string } {
  const colon = cell.indexOf(':');
  if (colon >= 0) {
    return { label: typeset(cell.slice(0, colon)), terms: cell.slice(colon + 1).trim() };
  }
  const first = cell.split(',')[0] ?? '';
  return { label: typeset(first.replace(/!+|=|\/[nva]\b/g, '')), terms: cell };
}

/** A label is read by people: its apostrophe is a printer’s. */
function typeset(label: string): string {
  return label.trim().replaceAll("'", '’');
}

/**
 * A family of concepts from its table: `id | French terms | English terms`. The first term is the
 * label a page shows, unless the cell begins with its own (`vol: voler/v, planer/v`).
 */
export function family(
  id: string,
  label: { readonly fr: string; readonly en: string },
  table: string,
): SymbolFamily {
  const concepts = parseTable(table).map((row): SymbolConcept => {
    const fr = labelled(row.fr);
    const en = labelled(row.en);
    return {
      id: row.key,
      category: id,
      label: { fr: fr.label, en: en.label },
      fr: fr.terms,
      en: en.terms,
    };
  });
  return { id, label, concepts };
}
