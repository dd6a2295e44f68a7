import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';

export const kinds = [
  ...(['someone', 'animal', 'place', 'heaven', 'nature', 'thing', 'motion', 'feeling'] as const),
] as const;
export type Kind = (typeof kinds)[number];

/** Something that words being written name, and where. Offsets are UTF-16 code units. */
export type Glimpse = {
  /** `symbol:ladder`, `character:c1`, `setting:roof`: as places of the picture are called. */
  id: string;
  kind: Kind;
  start: number;
  end: number;
  words: string;
};

const kindOf: Record<string, Kind> = {
  ...pairs('animal', ['wild-animals', 'tame-animals', 'sea-animals', 'birds', 'small-creatures']),
  ...pairs('someone', ['people', 'family', 'spirits']),
  ...pairs('heaven', ['sky', 'weather']),
  ...pairs('nature', ['land', 'plants', 'water', 'light-and-fire']),
  ...pairs('motion', ['motion']),
  ...pairs('thing', ['objects', 'home', 'clothing', 'food', 'travel', 'town', 'ways', 'body']),
  ...pairs('thing', ['arts-and-play']),
};

function pairs(kind: Kind, categories: readonly string[]): Record<string, Kind> {
  return Object.fromEntries(categories.map((category) => [category, kind]));
}

/** What is lit while somebody writes, in the order of the text; no word is lit twice. */
export function glimpsesOf(text: string, analysis: DreamAnalysis): Glimpse[] {
  const { characters, settings, symbols, emotions } = analysis;
  const all = [
    ...settings.flatMap(({ kind, shown, evidence }) =>
      shown && kind ? seen(text, `setting:${kind}`, 'place', evidence.slice(0, 1)) : [],
    ),
    ...characters.flatMap(({ id, identity, shown, evidence }) =>
      shown
        ? seen(text, `character:${id}`, identity === 'animal' ? 'animal' : 'someone', evidence)
        : [],
    ),
    ...symbols.flatMap(({ id, category, shown, evidence }) => {
      const kind = kindOf[category];
      return shown && kind ? seen(text, `symbol:${id}`, kind, evidence) : [];
    }),
    ...emotions.flatMap(({ class: name, shown, evidence }) =>
      shown ? seen(text, `emotion:${name}`, 'feeling', evidence) : [],
    ),
  ];
  const lit: Glimpse[] = [];
  for (const one of all) {
    if (lit.every(({ start, end }) => one.end <= start || end <= one.start)) lit.push(one);
  }
  return lit.sort((a, b) => a.start - b.start);
}

function seen(text: string, id: string, kind: Kind, evidence: readonly Evidence[]): Glimpse[] {
  return evidence
    .filter(({ negated }) => !negated)
    .map(({ start, end }) => {
      const from = kind === 'motion' || kind === 'feeling' ? start : withArticle(text, start);
      return { id, kind, start: from, end, words: text.slice(from, end) };
    });
}

const article =
  /(?:^|[\s,.;:!?«“"(])((?:une?|les?|la|l['’]|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|cette|cet|ces?|the|an?|my|your|his|her|our|their|this|that|these|some)\s*)$/i;

/** Where the article before a word begins; the word's own beginning where there is none. */
function withArticle(text: string, start: number): number {
  const before = article.exec(text.slice(Math.max(0, start - 12), start));
  return start - (before?.[1]?.length ?? 0);
}

/** Three that are told beside the line: those in the picture first, the latest of them. */
export function shownGlimpses(
  glimpses: readonly Glimpse[],
  isInPicture: (id: string) => boolean,
): Glimpse[] {
  const once = [...new Map(glimpses.map((one) => [one.id, one])).values()];
  const drawn = once.filter(({ id }) => isInPicture(id));
  const others = once.filter(({ id }) => !isInPicture(id));
  return [...others, ...drawn].slice(-3).sort((a, b) => a.start - b.start);
}
