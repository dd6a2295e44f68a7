import type { Said } from '#features/birth/words.rules.ts';

/** Milliseconds a word flies, and until the next one leaves. */
export const flight = { lasts: 900, apart: 120 } as const;

type Point = { x: number; y: number };

/** Where words of the dream stand on the page; null where the page does not show them. */
export function rangeOf({ start, end }: Said): Range | null {
  const lines = [...document.querySelectorAll<HTMLElement>('.verse-lines [data-line]')];
  const line = lines.findLast((each) => Number(each.dataset.line) <= start);
  if (!line) return null;
  const from = Number(line.dataset.line);
  const range = document.createRange();
  const places = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let passed = from;
  let isBegun = false;
  for (let node = places.nextNode(); node; node = places.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!isBegun && start < passed + length) {
      range.setStart(node, start - passed);
      isBegun = true;
    }
    if (isBegun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}

/** Over the page, under the finger: what flies is not there for those who listen or point. */
export function openAir(): HTMLElement {
  const air = document.createElement('div');
  air.className = 'birth-air';
  air.setAttribute('aria-hidden', 'true');
  document.body.append(air);
  return air;
}

/** Whether words can be seen to leave: who reads further down is not disturbed. */
export function isSeen(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A copy of the words leaves its line and lands at a point of the window. Resolves where it lands. */
export async function fly(air: HTMLElement, range: Range, to: Point, delay: number): Promise<void> {
  const from = range.getBoundingClientRect();
  const line = range.startContainer.parentElement;
  const word = document.createElement('span');
  word.className = 'birth-word';
  word.textContent = range.toString();
  if (line) word.style.font = getComputedStyle(line).font;
  word.style.left = `${from.left + scrollX}px`;
  word.style.top = `${from.top + scrollY}px`;
  air.append(word);
  const [dx, dy] = [to.x - from.left - from.width / 2, to.y - from.top - from.height / 2];
  const lift = Math.min(-60, dy / 2 - 90);
  const moved = word.animate(
    [
      { transform: 'none', opacity: 0 },
      { transform: `translate(${dx * 0.12}px, ${lift * 0.5}px)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${dx * 0.62}px, ${lift}px)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.82)`, opacity: 0.9, offset: 0.94 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 0 },
    ],
    { duration: flight.lasts, delay, easing: 'cubic-bezier(.45,.05,.3,1)', fill: 'both' },
  );
  // Given up with the birth: then it lands nowhere.
  await moved.finished.catch(() => {});
  word.remove();
}

/** A line from words to what came of them, as long as that is painted. */
export function tether(air: HTMLElement, range: Range, to: Point, lasts: number): void {
  const from = range.getBoundingClientRect();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'birth-tether');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const [x, y] = [from.left + scrollX + Math.min(18, from.width / 2), from.bottom + scrollY + 2];
  const [tx, ty] = [to.x + scrollX, to.y + scrollY];
  path.setAttribute('d', `M${x} ${y}C${x} ${y + 60} ${tx + (x - tx) * 0.4} ${ty} ${tx} ${ty}`);
  path.setAttribute('pathLength', '1');
  svg.append(path);
  air.append(svg);
  const drawn = svg.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], {
    duration: lasts * 1.6,
  });
  void drawn.finished.catch(() => {}).then(() => svg.remove());
}
