import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Of the environment of a program that tests start from the sources: where it leaves them compiled
 * for the next. To compile them anew takes more than a second of a core.
 */
export const keepsCompiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'reverie-tests', 'compiled') };
