import type { Plugin } from 'vite';

const routes = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/;
const links = /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/;
const calls = /return handler\(\);(?=\s*\} finally \{\s*await linkPrefetchPromise;)/;
const looks =
  /document\.querySelector\(`link\[rel="stylesheet"\]\[href="\$\{descriptor\.href\}"\]`\)/;

/** The router's loader of answers, which is there for them when they come. Null where it is another. */
export function withHeldAnswers(code: string): string | null {
  return calls.test(code) ? code.replace(calls, 'return await handler();') : null;
}

/** The router's loader of style sheets, which knows those in the document. Null where it is another. */
export function withWrittenSheets(code: string): string | null {
  if (!looks.test(code)) return null;
  return code.replace(
    looks,
    (call) => `(${call} || ${call.replace('link[rel="stylesheet"][href=', 'style[data-href=')})`,
  );
}

/**
 * With every answer it asks for, the router fetches the style sheets of the page it is for, unless
 * they are linked. Ours are written into the document (ADR 19): each form waited for a sheet that was
 * there, and an answer that leads elsewhere, come before it, was thrown with nobody listening.
 *
 * Goes where the router awaits what it calls, and asks for no sheet that a page has.
 */
export function heldAnswers(): Plugin {
  return {
    name: 'reverie:held-answers',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.replace(/\?.*/, '');
      const change = routes.test(path) ? withHeldAnswers : links.test(path) && withWrittenSheets;
      if (!change) return undefined;
      const changed = change(code);
      if (changed === null) return this.error('The router waits for sheets in another way.');
      return { code: changed, map: null };
    },
  };
}
