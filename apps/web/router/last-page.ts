import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../app/head/last-boundary.ts', import.meta.url));
const module = /react-router\/dist\/\w+\/lib\/dom\/ssr\/errorBoundaries\.js$/;
const declared = /\bvar RemixErrorBoundary = class\b/;

/** The router's boundaries with ours as the outermost. Null where there is no such boundary. */
export function withLastBoundary(code: string): string | null {
  if (!declared.test(code)) return null;
  const others = code.replace(declared, 'var ReplacedErrorBoundary = class');
  return `import { LastBoundary as RemixErrorBoundary } from ${JSON.stringify(own)};\n${others}`;
}

/**
 * Where even our page of errors fails, the router shows a stack in English. Ours says in both
 * languages that the page could not be shown, with a way out.
 *
 * Goes with an option of the router for its outermost boundary.
 */
export function lastPage(): Plugin {
  return {
    name: 'reverie:last-page',
    apply: 'build',
    transform(code, id) {
      if (!module.test(id.replace(/\?.*/, ''))) return undefined;
      const replaced = withLastBoundary(code);
      if (replaced === null) return this.error('The router has another outermost boundary.');
      return { code: replaced, map: null };
    },
  };
}
