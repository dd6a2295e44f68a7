declare const minted: unique symbol;

/**
 * Where something may be met, as `features/dreams/policy.ts` alone mints it: what says "these may
 * see it" is never a text somebody wrote elsewhere. Tables give back what was kept in them.
 */
export type Scope = string & { readonly [minted]: true };
