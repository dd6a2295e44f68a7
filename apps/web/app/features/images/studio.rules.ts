/** Stands, in a form of the studio, for what the dream itself chooses. */
export const own = 'own';
