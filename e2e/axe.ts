import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: one line a fault, with the element it is on. */
export async function faultsOf(page: Page): Promise<string[]> {
  // A page that is judged again knows axe already. Handed over anew each time, it was a third of this.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Told whole, what is sound costs more than finding what is not. No page of ours has a frame.
  const violations = await page.evaluate(async (values) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    return (await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
      .violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** How far the page can be pushed sideways, in CSS pixels. A page that fits says 0. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
