/** Stands, in a form of the studio, for what the dream itself chooses. */
export const own = 'own';
/** For what its dreamer says in words of their own. */
export const inOwnWords = 'told';
