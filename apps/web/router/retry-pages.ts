import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../app/loading/load-page.ts', import.meta.url));
const module = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const load = /await import\((?:\s*\/\*.*?\*\/)*\s*route\.module\s*\)/;
const giveUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** The router's loader of modules, as it retries. Null where the router loads them in another way. */
export function retryingLoader(code: string): string | null {
  if (!load.test(code) || !giveUp.test(code)) return null;
  const retrying = code
    .replace(load, 'await loadPage(route.module, () => import(/* @vite-ignore */ route.module))')
    .replace(giveUp, 'return { default() { throw error; } };');
  return `import { loadPage } from ${JSON.stringify(own)};\n${retrying}`;
}

/**
 * The router asks for a page's module once, and reloads the page one is leaving where it does not
 * come: the link seems dead, and without a network what was being read is gone. Here the module is
 * asked for again, as every other part is, and at last a page that throws takes its place.
 *
 * Goes with an option of the router to load a route's module by a function of ours.
 */
export function retryPages(): Plugin {
  return {
    name: 'reverie:retry-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!module.test(id.replace(/\?.*/, ''))) return undefined;
      const retrying = retryingLoader(code);
      if (retrying === null) {
        return this.error('The router loads the modules of pages in another way than before.');
      }
      return { code: retrying, map: null };
    },
  };
}
