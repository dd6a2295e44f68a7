import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import router from '../react-router.config.ts';

type Part = {
  module: RegExp;
  /** What stands in its place. A name it does not export and somebody imports fails the build. */
  code: string | ((original: string) => string);
  /** Whether servers carry it as well, so that both render the same. */
  isOnServers: boolean;
};

const app = fileURLToPath(new URL('../app/', import.meta.url));
const drawIcon = fileURLToPath(new URL('../app/ui/draw-icon.ts', import.meta.url));
const lastBoundary = fileURLToPath(new URL('../app/head/last-boundary.ts', import.meta.url));
const withSheets = fileURLToPath(new URL('../app/head/with-sheets.ts', import.meta.url));

/** Named by parts of the router that no page reaches: they are shaken off after having been linked. */
const unused = (...names: string[]) =>
  `export const ${names.map((it) => `${it} = null`).join(', ')};`;

/** A module of CommonJS less the functions `names`, which nobody calls. */
const less =
  (...names: string[]) =>
  (original: string) =>
    names.reduce((code, name) => {
      const assignment = new RegExp(`\\nexports\\.${name} = function[^]*?\\n\\};(?=\\n)`);
      if (!assignment.test(code)) throw new Error(`No function ${name} to spare.`);
      return code.replace(assignment, '');
    }, original);

const spared: readonly Part[] = [
  {
    // Hints for resources are said by the routes, and the forms are the router's.
    module: /react-dom\/cjs\/react-dom\.production\.js$/,
    code: less(
      ...['browser', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload'],
      ...['preloadModule', 'requestFormReset', 'unstable_batchedUpdates', 'useFormState'],
      'useFormStatus',
    ),
    isOnServers: false,
  },
  {
    // Observes a router that is made with `instrumentations`: ours is not.
    module: /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
${unused('instrumentHandler', 'instrumentationResultMetaContext')}`,
    isOnServers: false,
  },
  {
    // Learns of routes as one goes: ours are all told with the first page.
    module: /react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    code: `export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
${unused('URL_LIMIT', 'getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
    isOnServers: false,
  },
  {
    // Speaks English of stacks where even our page of errors failed, and of a root without one.
    module: /react-router\/dist\/\w+\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    code: `export { LastBoundary as RemixErrorBoundary } from ${JSON.stringify(lastBoundary)};
${unused('BoundaryShell', 'RemixRootDefaultErrorBoundary')}`,
    isOnServers: true,
  },
  {
    // Fetches scripts ahead as well, asks for a nonce in two places, and tells of failures by events.
    module: /^\0vite\/preload-helper\.js$/,
    code: `export { withSheets as __vitePreload } from ${JSON.stringify(withSheets)};`,
    isOnServers: false,
  },
  {
    // Draws icons of any origin in any manner: ours are all drawn in one.
    module: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    code: `export { drawIcon as default } from ${JSON.stringify(drawIcon)};`,
    isOnServers: true,
  },
];

/**
 * Leaves out of a build what libraries carry for uses that Reverie has not, and cannot be shaken
 * off: every first visit would fetch it. ADR 0021.
 */
export function spareParts(): Plugin {
  return {
    name: 'reverie:spare-parts',
    apply: 'build',
    buildStart() {
      if (router.routeDiscovery?.mode !== 'initial') {
        this.error('Routes are discovered as one goes, and the code for it is spared.');
      }
    },
    transform(original, id) {
      // No linker misses a name of a module of CommonJS: nobody here takes any.
      if (id.startsWith(app) && /from\s*['"]react-dom['"]/.test(original)) {
        this.error('Most of React DOM’s functions are spared: see spare-parts.ts.');
      }
      const part = spared.find(({ module }) => module.test(id.replace(/\?.*/, '')));
      if (!part || (this.environment.name !== 'client' && !part.isOnServers)) return undefined;
      const { code } = part;
      return { code: typeof code === 'string' ? code : code(original), map: null };
    },
  };
}
