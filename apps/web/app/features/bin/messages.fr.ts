export const binFr = {
  title: 'Corbeille',
  lead: (days: number) =>
    `Un rêve retiré reste ici ${days} jours, pour vous seul. Ensuite il est effacé, avec ses peintures, ses versions et ses notes.`,
  empty: 'La corbeille est vide.',
  emptyText: 'Ce que vous retirez de votre journal attend ici avant d’être effacé.',
  untitled: (date: string) => `Rêve du ${date}`,
  dates: (deleted: string, leaves: string) => `Retiré le ${deleted}, effacé le ${leaves}`,
  restore: 'Remettre',
  restoreOf: (title: string) => `Remettre « ${title} »`,
  erase: 'Effacer',
  eraseOf: (title: string) => `Effacer « ${title} » pour de bon`,
  eraseSure: 'Effacer ce rêve pour de bon ? Rien ne le ramènera.',
  eraseYes: 'Oui, l’effacer',
  emptyAll: 'Vider la corbeille',
  emptySure: (count: string) =>
    `Effacer pour de bon les rêves de la corbeille (${count}) ? Rien ne les ramènera.`,
  emptyYes: 'Oui, tout effacer',
  restored: 'Le rêve est revenu dans votre journal.',
  see: 'Le relire',
  erased: 'C’est effacé.',
  failed: 'Ce n’est pas fait. Réessayez dans un instant.',
  gone: 'Ce rêve n’est plus dans la corbeille.',
  pages: { pages: 'Pages de la corbeille', previous: 'Page précédente', next: 'Page suivante' },
  page: (page: string) => `Page ${page}`,
};

export type BinMessages = typeof binFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    bin: BinMessages;
  }
}
