import { fileURLToPath } from 'node:url';

/** The checkout, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Holds what a build needs between runs: lock, stamp, half-finished output. Ignored by git. */
export const workshop = `${root}/.build`;

/** What Node compiled of the built server, for its next start. Goes with every build. */
export const compiled = `${workshop}/compiled`;

/** In the order of their walls: each imports only what stands before it. */
export const packages = ['oneirology', 'contract', 'painter', 'sdk'] as const;
