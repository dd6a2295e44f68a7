import type { DreamValues } from '#features/share/values.form.ts';

/** In the order in which the form asks for them. */
const fields = [
  ...(['content', 'tags', 'visibility', 'title', 'dreamedAt', 'category', 'types'] as const),
  ...(['mood', 'recall', 'sleepQuality', 'lucidity', 'vividness', 'warnings'] as const),
  ...(['city', 'country', 'blurred', 'report'] as const),
] as const satisfies readonly (keyof DreamValues)[];
export type DreamField = (typeof fields)[number];

/**
 * The fields in which two fillings of a form say different things. Both are on the clocks of one
 * time zone. A night nobody named is left as it stands, and differs from none.
 */
export function differences(one: DreamValues, other: DreamValues): DreamField[] {
  return fields.filter((field) => {
    if (field === 'dreamedAt' && (one[field] === '' || other[field] === '')) return false;
    return said(field, one[field]) !== said(field, other[field]);
  });
}

/** As the server keeps it, without the blanks around it. Only tags have an order of their own. */
function said(field: DreamField, value: string | readonly string[]): string {
  if (typeof value === 'string') return value.trim();
  return JSON.stringify(field === 'tags' ? value : [...value].sort());
}
