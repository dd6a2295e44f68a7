import type { DocSlug } from '#features/documentation/doc-map.ts';

/**
 * A piece of a page. Prose may hold `code`, [links](/path) and *stress*; `{origin}` and `{sdk}` stand
 * for this server's address and for that of the SDK it hands out.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'terms'; terms: readonly (readonly [name: string, meaning: string])[] }
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'install' }
  | { kind: 'examples' }
  | { kind: 'exercise'; title: string; minutes: number; steps: readonly string[] };

export type DocPart = { id: string; heading: string; blocks: readonly Block[] };

export type DocText = {
  title: string;
  /** What a card, a search result and a search engine say of the page. */
  summary: string;
  parts: readonly DocPart[];
};

export type DocContents = Record<DocSlug, DocText>;

export const text = (text: string): Block => ({ kind: 'text', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
export const terms = (...terms: [string, string][]): Block => ({ kind: 'terms', terms });
export const code = (code: string): Block => ({ kind: 'code', code });
export const exercise = (title: string, minutes: number, ...steps: string[]): Block => ({
  kind: 'exercise',
  title,
  minutes,
  steps,
});
export const install: Block = { kind: 'install' };
export const examples: Block = { kind: 'examples' };

export function part(id: string, heading: string, ...blocks: Block[]): DocPart {
  return { id, heading, blocks };
}
