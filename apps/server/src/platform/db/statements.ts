/**
 * Takes the BEGIN and COMMIT around several statements away. Both databases run a text of several
 * statements as one transaction anyway; with a BEGIN of its own, a statement that fails leaves its
 * connection in a dead transaction for the next one.
 */
export function withoutTransaction(text: string): string {
  return text.replace(/^\s*BEGIN;/i, '').replace(/;\s*COMMIT;?\s*$/i, ';');
}
