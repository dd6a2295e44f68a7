/** What was typed into a field; empty where the form has none of that name, or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a box of that name is ticked. */
export function isTicked(form: FormData, name: string): boolean {
  return form.get(name) !== null;
}
