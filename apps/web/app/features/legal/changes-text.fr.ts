/** What changed with each version of the terms, for those who accepted the one before. */
export const termsChangesFr: Record<string, readonly string[]> = {
  1: [
    'Elles portent un numéro de version : ce que vous acceptez est gardé avec lui, et une version nouvelle vous est montrée une fois, avant de valoir pour vous.',
    "L'âge de 16 ans et ce que vos rêves peuvent dire de sensible sont demandés en toutes lettres.",
    'Le compte se ferme dans vos réglages, avec 30 jours pour changer d’avis et une archive de tout ce qui est à vous.',
  ],
};
