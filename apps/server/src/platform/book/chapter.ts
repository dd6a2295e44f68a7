export type BookWords = {
  language: 'fr' | 'en';
  title: string;
  author: string;
  /** Beneath the title: the nights it holds; at the foot: where it comes from. */
  lines: string[];
  imprint: string;
  contents: string;
  index: string;
  persons: string;
  /** What symbols mean to the author, by their names: beneath each in the index. */
  meanings: ReadonlyMap<string, string>;
  people: readonly { name: string; who: string }[];
};

/** A JPEG, and its size in pixels. */
export type Printable = { bytes: Uint8Array; width: number; height: number };

export type Chapter = {
  /** What chapters of a kind stand under: their month. */
  part: string;
  title: string;
  /** Date, place: a line beneath the title. */
  facts: string;
  /** The dream as a poem, line by line. */
  verse: string[];
  /** The whole account, by paragraphs. */
  prose: string[];
  /** What came to its dreamer later, each with its date. */
  later: { date: string; prose: string[] }[];
  picture: (Printable & { alt: string }) | null;
  symbols: string[];
};
