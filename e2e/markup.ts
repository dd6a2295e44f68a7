import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a document as a browser without scripts builds it, in their order. */
export function elementsOf(html: string): Element[] {
  return within(parse(html, { scriptingEnabled: false }));
}

export function within(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...within(child)] : []));
}

/** Null where the element has no such attribute. */
export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** The element and those around it, from the inside out. */
export function pathOf(element: Element): Element[] {
  const { parentNode } = element;
  return parentNode && 'tagName' in parentNode ? [element, ...pathOf(parentNode)] : [element];
}

/** The words a reader meets in an element, white space folded. */
export function textOf(element: Element): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return '';
  return node.childNodes.map(wordsOf).join('');
}

/** What an element is called by: its words, its label or the pictures in it. */
export function nameOf(element: Element): string {
  const labels = [element, ...within(element)].flatMap((part) => [
    attributeOf(part, 'aria-label'),
    attributeOf(part, 'aria-labelledby'),
    attributeOf(part, 'alt'),
  ]);
  return [textOf(element), ...labels].join('').trim();
}
