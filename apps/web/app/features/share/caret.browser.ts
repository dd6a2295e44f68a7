/** Where somebody is typing: the field's id, and the characters marked in it where it has any. */
export type Caret = { id: string; start: number | null; end: number | null };

export function caretIn(form: HTMLElement | null): Caret | null {
  const field = document.activeElement;
  if (!isTyped(field) || field.id === '' || !form?.contains(field)) return null;
  return { id: field.id, start: field.selectionStart, end: field.selectionEnd };
}

/** Gives the caret back to its field, after the field was drawn anew. */
export function placeCaret({ id, start, end }: Caret) {
  const field = document.getElementById(id);
  if (!isTyped(field)) return;
  field.focus({ preventScroll: true });
  if (start !== null) field.setSelectionRange(start, end);
}

function isTyped(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
