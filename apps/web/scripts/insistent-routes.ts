import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../app/messages/load-page.ts', import.meta.url));
const loader = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const load = /await import\((?:\s*\/\*.*?\*\/)*\s*route\.module\s*\)/;
const giveUp = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * The router asks for a page's module once, and reloads the page one is leaving where it does not
 * come: the link seems dead, and without a network what was being read is gone. Here the module is
 * asked for as every other part is, and at last a page that throws takes its place: the router
 * would drop an error of the module where the page's data arrived.
 */
export function insistentRoutes(): Plugin {
  return {
    name: 'reverie:insistent-routes',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!loader.test(id.replace(/\?.*/, ''))) return undefined;
      if (!load.test(code) || !giveUp.test(code)) {
        return this.error('The router loads the modules of pages in another way than before.');
      }
      const insistent = code
        .replace(
          load,
          'await loadPage(route.module, () => import(/* @vite-ignore */ route.module))',
        )
        .replace(giveUp, 'return { default() { throw error; } };');
      return {
        code: `import { loadPage } from ${JSON.stringify(own)};\n${insistent}`,
        map: null,
      };
    },
  };
}
