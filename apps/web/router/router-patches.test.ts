import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withHeldAnswers, withWrittenSheets } from './held-answers.ts';
import { withLastBoundary } from './last-page.ts';
import { retryingLoader } from './retry-pages.ts';

const router = createRequire(import.meta.url).resolve('react-router/package.json');

/** A module of the router that is installed, as a build meets it. */
function moduleOf(name: string): string {
  return readFileSync(join(router, '../dist/production/lib/dom/ssr', name), 'utf8');
}

test('a page that does not come is asked for by our own loader, and never reloads the one before', () => {
  const code = retryingLoader(moduleOf('routeModules.js'));
  expect(code).toContain('await loadPage(route.module');
  expect(code).not.toContain('location.reload');
});

test('our boundary is the outermost, and the router’s own stays for whom it speaks to', () => {
  const code = withLastBoundary(moduleOf('errorBoundaries.js'));
  expect(code).toContain('LastBoundary as RemixErrorBoundary');
  expect(code).toMatch(/export \{[^}]*RemixErrorBoundary/);
  expect(code).not.toMatch(/var RemixErrorBoundary\b/);
});

test('an answer that comes before a sheet is awaited, and no sheet of the document is fetched again', () => {
  expect(withHeldAnswers(moduleOf('routes.js'))).toMatch(/return await handler\(\);\s*\} finally/);
  expect(withWrittenSheets(moduleOf('links.js'))).toContain('style[data-href="');
});

test('a router that is made in another way is not patched blindly', () => {
  expect(retryingLoader('export const load = () => import(route.module);')).toBeNull();
  expect(withHeldAnswers('export const call = () => handler();')).toBeNull();
  expect(withWrittenSheets('export const link = () => null;')).toBeNull();
  expect(withLastBoundary('export class Boundary {}')).toBeNull();
});
