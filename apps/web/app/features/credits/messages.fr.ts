export const creditsFr = {
  title: 'Crédits',
  lead: (count: string): string =>
    `Chaque figure d'une peinture est sculptée dans une silhouette. Il y en a ${count} ; les voici, avec leurs auteurs et leurs licences. Tout le reste, du ciel aux touches, est peint par Reverie.`,
  ours: 'Dessinées pour Reverie',
  count: (count: number, shown: string): string =>
    `${shown} ${count > 1 ? 'silhouettes' : 'silhouette'}`,
};

export type CreditsMessages = typeof creditsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    credits: CreditsMessages;
  }
}
