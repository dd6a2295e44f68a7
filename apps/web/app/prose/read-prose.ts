import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Part, Prose, Run, Text } from '#prose/prose.ts';

/**
 * Reads a page of ours from its Markdown. Beside plain Markdown:
 *
 * - between two lines of `---` stand its `title` and its `summary`;
 * - `## Heading {#id}` begins a part, at an address that is the same in every language;
 * - a list whose items all begin with **a name** and a colon is a list of terms;
 * - `> …` is a note, and `### Title (10 minutes)` above a numbered list an exercise;
 * - `{name}` alone in a paragraph is what the page puts there itself.
 *
 * `set` is a typographer; code is left as it is typed. Throws where the Markdown says anything else:
 * what this reader does not know would be lost.
 */
export function readProse(source: string, set: (text: string) => string): Text {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const parts: { id: string; heading: string; blocks: Block[] }[] = [];
  let exercise: { title: string; minutes: number } | null = null;
  for (const node of fromMarkdown(body).children) {
    if (node.type === 'heading' && node.depth === 2) {
      parts.push({ ...partOf(textOf(node.children), set), blocks: [] });
    } else if (node.type === 'heading') {
      exercise = exerciseOf(textOf(node.children), set);
    } else {
      parts.at(-1)?.blocks.push(blockOf(node, exercise, set));
      exercise = null;
    }
  }
  return {
    title: set(frontValue(head, 'title')),
    summary: set(frontValue(head, 'summary')),
    parts,
  };
}

type Typographer = (text: string) => string;

function frontValue(head: string, name: string): string {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
  if (!value) throw new Error(`A page has no ${name}.`);
  return value;
}

function partOf(words: string, set: Typographer): Omit<Part, 'blocks'> {
  const [, heading, id] = /^(.+) \{#([a-z-]+)\}$/.exec(words) ?? [];
  if (!heading || !id) throw new Error(`The heading “${words}” has no address.`);
  return { id, heading: set(heading) };
}

function exerciseOf(words: string, set: Typographer) {
  const [, title, minutes] = /^(.+) \((\d+) minutes?\)$/.exec(words) ?? [];
  if (!title) throw new Error(`The exercise “${words}” does not say how many minutes it takes.`);
  return { title: set(title), minutes: Number(minutes) };
}

function blockOf(
  node: RootContent,
  exercise: { title: string; minutes: number } | null,
  set: Typographer,
): Block {
  switch (node.type) {
    case 'paragraph': {
      const name = /^\{([a-z-]+)\}$/.exec(textOf(node.children))?.[1];
      return name ? { kind: 'live', name } : { kind: 'text', prose: proseOf(node.children, set) };
    }
    case 'blockquote':
      return { kind: 'note', prose: proseOf(onlyParagraph(node.children).children, set) };
    case 'code':
      return { kind: 'code', code: node.value };
    case 'list': {
      const terms = termsOf(node, set);
      if (terms) return { kind: 'terms', terms };
      const items = node.children.map((item) =>
        proseOf(onlyParagraph(item.children).children, set),
      );
      if (exercise) return { kind: 'exercise', ...exercise, steps: items };
      return { kind: node.ordered ? 'steps' : 'list', items };
    }
    default:
      throw new Error(`A page of ours cannot hold a ${node.type}.`);
  }
}

function onlyParagraph([paragraph, ...others]: readonly RootContent[]): Paragraph {
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    throw new Error('A note or an item of a list holds one paragraph.');
  }
  return paragraph;
}

/** Null for a list of anything else. */
function termsOf({ children }: List, set: Typographer) {
  const terms = children.map((item) => {
    const [name, ...meaning] = onlyParagraph(item.children).children;
    const [first] = meaning;
    const after = first?.type === 'text' && /^\s?: /.exec(first.value)?.[0];
    if (name?.type !== 'strong' || !first || !after) return null;
    const rest = [{ ...first, value: first.value.slice(after.length) }, ...meaning.slice(1)];
    return { name: set(textOf(name.children)), meaning: proseOf(rest, set) };
  });
  return terms.every((term) => term !== null) ? terms : null;
}

function proseOf(nodes: readonly PhrasingContent[], set: Typographer): Prose {
  return nodes.map((node): Run => {
    switch (node.type) {
      case 'text':
        return { kind: 'text', text: set(oneLine(node.value)) };
      case 'inlineCode':
        return { kind: 'code', text: node.value };
      case 'emphasis':
        return { kind: 'stress', text: set(textOf(node.children)) };
      case 'link':
        return { kind: 'link', text: set(textOf(node.children)), href: node.url };
      default:
        throw new Error(`A sentence of ours cannot hold a ${node.type}.`);
    }
  });
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? oneLine(node.value) : '')).join('');
}

/** A sentence may be broken in its source wherever its author likes. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
