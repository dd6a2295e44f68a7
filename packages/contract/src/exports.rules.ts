/** What one's dreams can be written as. */
export const exportFormats = ['pdf', 'csv', 'json', 'markdown', 'dreambank'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportLanguages = ['fr', 'en'] as const;

/** How often an export is made by itself. */
export const exportRhythms = ['weekly', 'monthly'] as const;
export type ExportRhythm = (typeof exportRhythms)[number];

/** When a plan that was made at that moment is due again. */
export function nextTurn(after: Date, rhythm: ExportRhythm): Date {
  const next = new Date(after);
  if (rhythm === 'weekly') {
    next.setUTCDate(next.getUTCDate() + 7);
    return next;
  }
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + 1);
  // A month that has no such day ends before it.
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next;
}
