import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { type Furnished, furnish } from '#furnish.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const stage = openStage(aServerOfItsOwn);
const patience = 400_000;
/** Clicks in a row that may find nothing to click: more is a link in sight that nobody can reach. */
const mostMissed = 4;
let furnished: Furnished;

beforeAll(async () => {
  furnished = await furnish(stage.server, longDreams.slice(0, 1));
}, patience);

/** Shapes of the addresses that links lead to: one of each is followed. */
function shapeOf(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  return path
    .replace(/^\/dreams\/[0-9a-f-]{36}/, '/dreams/:id')
    .replace(/^\/blog\/(?!category)[^/]+$/, '/blog/:slug')
    .replace(/^\/documentation\/.+/, '/documentation/:page');
}

/** Leaves, answers with a file, or is the night, which has no menus: not for somebody who walks on. */
const aside = /^\/(logout|night$|api\/|downloads\/|.*\.(xml|md|txt|ics)(\?|$))/;
/** Links in sight that lead where they say: “cancel” and “back” lead to where one came from. */
const onward =
  'a[href^="/"]:visible:not([target], main a[data-variant="quiet"], :has(.lucide-arrow-left))';

/** The first link in sight to a page that was not walked to yet. */
async function nextLink(page: Page, walked: ReadonlySet<string>) {
  const links = page.locator(onward);
  const found = await links.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  );
  const href = found.find((each) => !walked.has(shapeOf(each)) && !aside.test(each));
  if (href === undefined) return null;
  // By its address: what is nth in sight may change while the page wakes.
  const link = links.and(page.locator(`a[href="${href}"]`)).first();
  return { link, href, shape: shapeOf(href) };
}

/** Opens what holds links: the drawer on a phone, a menu of the header on a desk. */
async function openMenu(page: Page, turn: number) {
  const drawer = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await drawer.isVisible()) return drawer.click();
  const menus = page.getByRole('banner').locator('.menu-button:visible');
  await menus.nth(turn % (await menus.count())).click();
}

for (const width of [390, 1440]) {
  for (const who of ['a visitor', 'a member'] as const) {
    journey(
      `${who} walks the product by clicks alone, ${width} px`,
      async () => {
        const page = await stage.visit({ width });
        const faults: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
        });
        if (who === 'a member') {
          const { token } = furnished;
          const url = stage.server.origin;
          await page.context().addCookies([{ name: 'session', value: token, url }]);
          await page.addInitScript((value) => localStorage.setItem('token', value), token);
        }
        await page.goto('/');
        await page.mouse.wheel(0, 400);
        const walked = new Set(['/']);
        let missed = 0;
        for (let turn = 0; turn < 120; turn += 1) {
          let next = await nextLink(page, walked);
          if (!next) {
            await openMenu(page, turn);
            next = await nextLink(page, walked);
          }
          if (!next) {
            if (turn > 100) break;
            await page.keyboard.press('Escape');
            await page
              .getByRole('banner')
              .getByRole('link', { name: /^Reverie/ })
              .click();
            continue;
          }
          const { link, href, shape } = next;
          const before = page.url();
          // A page that is still waking may put another link in its place: it is looked for anew.
          const refusal = await link.click({ timeout: 5_000 }).then(
            () => null,
            (error: Error) => error,
          );
          missed = refusal ? missed + 1 : 0;
          if (refusal && missed > mostMissed) throw refusal;
          if (refusal) {
            // What came late under an open menu is reached once that is shut.
            await page.keyboard.press('Escape');
            continue;
          }
          walked.add(shape);
          const isDoor =
            who === 'a visitor' && /^\/(dashboard|journal|profile|dreams\/new)/.test(shape);
          const wanted = isDoor ? '/login' : shape;
          const step = { message: `${before} → ${href}` };
          await expect.poll(() => shapeOf(new URL(page.url()).pathname), step).toBe(wanted);
          expect(page.url(), step.message).not.toContain('.data');
          await expect.poll(() => page.locator('h1:visible').count(), step).toBeGreaterThan(0);
          await page.mouse.wheel(0, 600);
        }
        expect(faults).toEqual([]);
        const least = 20;
        expect(walked.size, [...walked].join(' ')).toBeGreaterThan(least);
      },
      patience,
    );
  }
}
