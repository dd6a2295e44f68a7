/** A piece of a sentence. */
export type Run =
  | { kind: 'text' | 'code' | 'stress'; text: string }
  | { kind: 'link'; text: string; href: string };
export type Prose = readonly Run[];

/** A piece of a page that is written in Markdown: `read-prose.ts` says how. */
export type Block =
  | { kind: 'text' | 'note'; prose: Prose }
  | { kind: 'list' | 'steps'; items: readonly Prose[] }
  | { kind: 'terms'; terms: readonly { name: string; meaning: Prose }[] }
  | { kind: 'code'; code: string }
  | { kind: 'exercise'; title: string; minutes: number; steps: readonly Prose[] }
  /** What the page puts here itself, by its name. */
  | { kind: 'live'; name: string };

/** A part of a page, below a heading with an address of its own. */
export type Part = { id: string; heading: string; blocks: readonly Block[] };

/** A page with its title, and what a card or a search engine says of it. */
export type Text = { title: string; summary: string; parts: readonly Part[] };

/** The words alone, as a search or an excerpt reads them. */
export function plainText(prose: Prose): string {
  return prose.map(({ text }) => text).join('');
}
