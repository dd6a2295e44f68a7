import { quotedLimit } from '@reverie/contract/comments.rules';
import { type RefObject, useEffect, useState } from 'react';

/** The words of a dream as its page shows them, whatever lights some of them. */
const toldSelector = '[data-told]';

/** Words chosen in the dream's text, as the dream has them; null while there are none. */
export function useChosenWords(content: string): string | null {
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const look = () => choose(wordsChosenIn(content));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [content]);
  return chosen;
}

function wordsChosenIn(content: string): string | null {
  const selection = document.getSelection();
  const told = document.querySelector(toldSelector);
  if (!selection || selection.isCollapsed || !told) return null;
  const { anchorNode, focusNode } = selection;
  if (!told.contains(anchorNode) || !told.contains(focusNode)) return null;
  const shown = selection.toString().trim();
  if (shown.length < 2 || shown.length > quotedLimit) return null;
  return asWritten(shown, content);
}

/** The same words as the dream has them: a page breaks its lines elsewhere. */
function asWritten(shown: string, content: string): string | null {
  if (content.includes(shown)) return shown;
  const loose = shown
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  return new RegExp(loose).exec(content)?.[0] ?? null;
}

/**
 * Lights words where they stand in the dream's text while something points at them. Nothing of the
 * page changes: the browser paints them. One that cannot does without.
 */
export function useLitPassage(of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = of.current;
    if (!root || !('highlights' in CSS)) return;
    const light = ({ target }: Event) => {
      const quoted = target instanceof Element && target.closest<HTMLElement>('[data-quoted]');
      const range = quoted && rangeOf(quoted.dataset.quoted ?? '');
      if (range) CSS.highlights.set('quoted', new Highlight(range));
      else CSS.highlights.delete('quoted');
    };
    const events = ['pointerover', 'pointerleave', 'focusin', 'focusout', 'click'] as const;
    for (const event of events) root.addEventListener(event, light);
    return () => {
      for (const event of events) root.removeEventListener(event, light);
      CSS.highlights.delete('quoted');
    };
  }, [of]);
}

/** Where words stand in the dream's text on this page. */
function rangeOf(words: string): Range | null {
  const told = document.querySelector(toldSelector);
  if (!told || words === '') return null;
  const walker = document.createTreeWalker(told, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: text.length });
    text += node.textContent ?? '';
  }
  const tight = (value: string) => value.replace(/\s+/g, '');
  const places = [...text].flatMap((sign, at) => (/\s/.test(sign) ? [] : [at]));
  const at = tight(text).indexOf(tight(words));
  const [first, last] = [places[at], places[at + tight(words).length - 1]];
  if (at < 0 || first === undefined || last === undefined) return null;
  const placeOf = (offset: number) => nodes.findLast(({ from }) => from <= offset);
  const [begin, end] = [placeOf(first), placeOf(last)];
  if (!begin || !end) return null;
  const range = document.createRange();
  range.setStart(begin.node, first - begin.from);
  range.setEnd(end.node, last + 1 - end.from);
  return range;
}
