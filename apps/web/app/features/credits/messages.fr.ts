export const creditsFr = {
  title: 'Crédits',
  lead: (count: string): string =>
    `Les figures des images viennent de ${count} dessins : les voici, avec leurs auteurs et leurs licences. Tout le reste, du décor au papier, est dessiné et imprimé par Reverie.`,
  ours: 'Dessinés pour Reverie',
  count: (count: number, shown: string): string => `${shown} ${count > 1 ? 'dessins' : 'dessin'}`,
};

export type CreditsMessages = typeof creditsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    credits: CreditsMessages;
  }
}
