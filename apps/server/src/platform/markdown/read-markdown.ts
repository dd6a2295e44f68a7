import type { Block, Run } from '@reverie/contract/blog';
import type { FootnoteDefinition, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';

export type Article = {
  body: Block[];
  /** Sources, in the order in which the text first points to them. */
  notes: { number: number; runs: Run[] }[];
  /** Words of the body: sources are not read in passing. */
  words: number;
};

/**
 * Reads the Markdown of a post as plain data. What has no shape here (HTML, pictures, code) is left
 * out: nothing an author writes can become markup of the page. Of HTML `<span lang="en">…</span>`
 * alone says something that Markdown has no sign for: that these words are of another language.
 */
export function readMarkdown(source: string): Article {
  const root = fromMarkdown(source, {
    extensions: [gfmFootnote()],
    mdastExtensions: [gfmFootnoteFromMarkdown()],
  });
  const notes = numberNotes(root);
  const ids = new Set<string>();
  const body = root.children.flatMap((node) => blockOf(node, notes, ids));
  const definitions = root.children.filter((node) => node.type === 'footnoteDefinition');
  return {
    body,
    notes: [...notes].flatMap(([key, number]) => {
      const definition = definitions.find(({ identifier }) => identifier === key);
      return definition ? [{ number, runs: noteRuns(definition, notes) }] : [];
    }),
    words: countWords(body.map(textOf).join('\n')),
  };
}

type Numbers = ReadonlyMap<string, number>;

/** A note has the number of the place where it is first pointed to. */
function numberNotes(root: Nodes): Numbers {
  const found = new Map<string, number>();
  function visit(node: Nodes) {
    if (node.type === 'footnoteReference' && !found.has(node.identifier)) {
      found.set(node.identifier, found.size + 1);
    }
    if ('children' in node) for (const child of node.children) visit(child);
  }
  visit(root);
  return found;
}

function noteRuns({ children }: FootnoteDefinition, notes: Numbers): Run[] {
  return children.flatMap((node) =>
    node.type === 'paragraph' ? runsOf(node.children, notes) : [],
  );
}

function blockOf(node: RootContent, notes: Numbers, ids: Set<string>): Block[] {
  switch (node.type) {
    case 'heading': {
      const runs = runsOf(node.children, notes);
      return [{ kind: 'heading', id: idOf(textOfRuns(runs), ids), runs }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(node.children, notes) }];
    case 'blockquote':
      return [{ kind: 'quote', paragraphs: paragraphsOf(node.children, notes) }];
    case 'list': {
      const items = node.children.map((item) => paragraphsOf(item.children, notes).flat());
      return [{ kind: 'list', isOrdered: node.ordered === true, items }];
    }
    default:
      return [];
  }
}

function paragraphsOf(nodes: readonly RootContent[], notes: Numbers): Run[][] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? [runsOf(node.children, notes)] : []));
}

type Setting = Omit<Run, 'text' | 'note'>;

const foreign = /^<span lang="([a-z]{2,3})">$/;

function runsOf(nodes: readonly PhrasingContent[], notes: Numbers, around: Setting = {}): Run[] {
  let setting = around;
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'html': {
        const [, language] = foreign.exec(node.value) ?? [];
        if (language) setting = { ...around, language };
        else if (node.value === '</span>') setting = around;
        return [];
      }
      case 'text':
        return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...setting }];
      case 'inlineCode':
        return [{ text: node.value, ...setting }];
      case 'break':
        return [{ text: ' ' }];
      case 'emphasis':
        return runsOf(node.children, notes, { ...setting, isEmphasis: true });
      case 'strong':
        return runsOf(node.children, notes, { ...setting, isStrong: true });
      case 'link':
        return runsOf(node.children, notes, {
          ...setting,
          ...(isSafeAddress(node.url) && { href: node.url }),
        });
      case 'footnoteReference': {
        const note = notes.get(node.identifier);
        return note === undefined ? [] : [{ text: '', note }];
      }
      default:
        return [];
    }
  });
}

/** A page of ours, or one of the web: a link runs nothing. */
function isSafeAddress(url: string): boolean {
  return /^(\/(?!\/)|#|https:\/\/)/.test(url);
}

/** Where a link may point to: the heading’s words, counted on where another heading has them. */
function idOf(words: string, ids: Set<string>): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const base = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let turn = 2; ids.has(id); turn += 1) id = `${base}-${turn}`;
  ids.add(id);
  return id;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'quote':
      return block.paragraphs.map(textOfRuns).join('\n');
    case 'list':
      return block.items.map(textOfRuns).join('\n');
    default:
      return textOfRuns(block.runs);
  }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
