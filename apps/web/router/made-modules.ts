import type { Plugin } from 'vite';
import { madeModules, makeModule } from '../../../scripts/builder/made.ts';

/** The words of the engine a language at a time, as the package itself is built, and its sample. */
export function makeModules(): Plugin {
  return {
    name: 'reverie:made-modules',
    async load(id) {
      return madeModules.test(id) ? { code: await makeModule(id), map: null } : undefined;
    },
  };
}
